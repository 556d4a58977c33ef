import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp } from '../../testing/index.ts'
import { hasRedis, type RedisServer, startRedis } from '../../testing/redis-server.ts'
import { countInRedis, type SharedCounting } from './redis-counting.ts'

describe.runIf(hasRedis())('[F62] processes that share a Redis', () => {
  let redis: RedisServer
  const opened: SharedCounting[] = []
  const warnings: string[] = []
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close()
    warnings.length = 0
  })
  afterAll(() => redis.stop())

  async function open() {
    const shared = await countInRedis(redis.url, (warning) => warnings.push(warning))
    opened.push(shared)
    return shared.counting
  }

  it('count as one, for each key and each name apart', async () => {
    const [one, other] = [(await open())('a', 10), (await open())('a', 10)]
    expect((await one.hit('walker', 60_000)).hits).toBe(1)
    const second = await other.hit('walker', 60_000)
    expect(second.hits).toBe(2)
    expect(second.endsInMs).toBeGreaterThan(50_000)
    expect((await other.hit('driver', 60_000)).hits).toBe(1)
    expect((await (await open())('b', 10).hit('walker', 60_000)).hits).toBe(1)
  })

  it('begin anew after the window', async () => {
    const counter = (await open())('short', 10)
    await counter.hit('walker', 20)
    await expect.poll(async () => (await counter.hit('walker', 20)).hits).toBe(1)
    expect(warnings).toEqual([])
  })

  it('lets one address change 120 things a minute, whichever it asks', async () => {
    const apps = await Promise.all(
      [await open(), await open()].map((counting) =>
        buildTestApp({ rateLimitFactor: 1 }, undefined, undefined, { counting }),
      ),
    )
    try {
      const change = (index: number) =>
        apps[index % 2]?.app.inject({ method: 'POST', url: '/api/v1/logout', remoteAddress: '192.0.2.7' })
      for (let index = 0; index < 120; index++) expect((await change(index))?.statusCode).toBe(403)
      for (const index of [0, 1]) {
        const refused = await change(index)
        expect(refused?.statusCode).toBe(429)
        expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
      }
    } finally {
      for (const { close } of apps) await close()
    }
  })

  it('[fault 23] count for themselves while it is gone, say so, and together again when it is back', async () => {
    const [one, other] = [(await open())('lost', 10), (await open())('lost', 10)]
    await one.hit('walker', 60_000)
    await redis.stop()
    expect((await one.hit('walker', 60_000)).hits).toBe(1)
    expect((await one.hit('walker', 60_000)).hits).toBe(2)
    expect((await other.hit('walker', 60_000)).hits).toBe(1)
    expect(warnings.join()).toContain('this process counts requests by itself')
    await redis.start()
    // A key of its own for each try, which only a shared count knows as the second of two.
    let tries = 0
    const together = async () => {
      const key = `back ${++tries}`
      await one.hit(key, 60_000)
      return (await other.hit(key, 60_000)).hits
    }
    await expect.poll(together, { interval: 100 }).toBe(2)
  })
})
