import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LiveNotifications } from '@repo/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { notifications } from '../../../schema/notifications.table.ts'
import { buildTestApp, type TestApp, type TestClient, type TestUser } from '../../../testing/index.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { createJourney, stageOf } from '../../journeys/testing/create-journey.ts'
import { createArticle } from '../../route-articles/testing/create-article.ts'
import { createLiveStreams } from './live-streams.ts'

let database: TestDatabase
let dataFolder: string
let one: TestApp
let other: TestApp
const addresses = new Map<TestApp, string>()
beforeAll(async () => {
  database = await createTestDatabase()
  dataFolder = mkdtempSync(join(tmpdir(), 'mishiori-live-'))
  const start = async () => {
    const app = await buildTestApp({ dataFolder, requestTimeoutMs: 1_000 }, undefined, undefined, { database })
    await app.services.liveStreams.follow(app.listen)
    addresses.set(app, await app.app.listen({ port: 0, host: '127.0.0.1' }))
    return app
  }
  one = await start()
  other = await start()
})
afterAll(async () => {
  await one.close()
  await other.close()
  await database.drop()
  rmSync(dataFolder, { recursive: true, force: true })
})

interface Event {
  readonly id: string | null
  readonly news: LiveNotifications
}

interface Watcher {
  readonly answer: Response
  /** Waits for the next one. */
  next(): Promise<Event>
  /** Waits until the server hangs up. */
  readonly ended: Promise<void>
  /** All of it. */
  said(): string
  close(): void
}

const watchers: Watcher[] = []
afterEach(() => {
  for (const watcher of watchers.splice(0)) watcher.close()
})

/** As a browser follows a stream. */
async function watch(app: TestApp, { cookies }: TestClient, lastEventId?: string): Promise<Watcher> {
  const leaving = new AbortController()
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${addresses.get(app)}/api/v1/notify/stream`, {
    headers: {
      accept: 'text/event-stream',
      cookie,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: leaving.signal,
  })
  const events: Event[] = []
  const waiting: ((event: Event) => void)[] = []
  let said = ''
  const read = async () => {
    let text = ''
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      said += chunk
      text += chunk
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const [, data] = /^data: (.*)$/m.exec(part) ?? []
        if (data === undefined) continue
        const event = { id: /^id: (.*)$/m.exec(part)?.[1] ?? null, news: JSON.parse(data) as LiveNotifications }
        const waiter = waiting.shift()
        if (waiter) waiter(event)
        else events.push(event)
      }
    }
  }
  const watcher: Watcher = {
    answer,
    next: () => {
      const event = events.shift()
      return event ? Promise.resolve(event) : new Promise((resolve) => waiting.push(resolve))
    },
    ended: read().catch(() => {}),
    said: () => said,
    close: () => leaving.abort(),
  }
  watchers.push(watcher)
  return watcher
}

async function thank(app: TestApp, author: TestUser): Promise<{ fan: TestUser; params: { id: string } }> {
  const fan = await app.aVerifiedUser({ nickname: '道 歩' })
  const params = { id: String((await createArticle(author, { title: '鳥居峠' })).id) }
  expect(await fan.api.favoriteRoute({ params })).toMatchObject({ ok: true })
  return { fan, params }
}

describe('the stream', () => {
  it('is told by one process what happens at another, and of what is taken back', async () => {
    const author = await one.aVerifiedUser()
    const stream = await watch(other, author)
    expect(stream.answer.headers.get('content-type')).toContain('text/event-stream')
    expect(stream.answer.headers.get('content-encoding')).toBeNull()
    expect(stream.answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await stream.next()).toMatchObject({ id: '0', news: { count: 0, arrived: [] } })
    const { fan, params } = await thank(one, author)
    const { id, news } = await stream.next()
    expect(news).toMatchObject({
      count: 1,
      arrived: [{ type: 'favorite', people: 1, actor: { nickname: '道 歩' }, article_title: '鳥居峠' }],
    })
    expect(id).toBe(String(news.arrived[0]?.id))
    await fan.api.unfavoriteRoute({ params })
    expect(await stream.next()).toEqual({ id: null, news: { count: 0, arrived: [] } })
  })

  it('tells of what goes into the trash with an article, and of what comes back', async () => {
    const author = await one.aVerifiedUser()
    const stream = await watch(one, author)
    await stream.next()
    const { params } = await thank(one, author)
    expect((await stream.next()).news.count).toBe(1)
    expect((await author.api.deleteRoute({ params })).status).toBe(204)
    expect((await stream.next()).news.count).toBe(0)
    expect((await author.api.restoreTrashed({ params })).status).toBe(200)
    expect((await stream.next()).news.count).toBe(1)
  })

  it('tells followers of a journey that is taken down', async () => {
    const [author, follower, moderator] = await Promise.all([
      one.aVerifiedUser(),
      one.aVerifiedUser(),
      one.aModerator(),
    ])
    await follower.api.followUser({ params: { id: String(author.user.id) } })
    const entries = [stageOf(await createArticle(author))]
    const { id } = await createJourney(author, { state: 'public', entries })
    const stream = await watch(other, follower)
    await stream.next()
    await one.services.journeyPublications.notifyFollowers({ journeyId: id })
    expect((await stream.next()).news.count).toBe(1)
    const act = { journey_id: id, reason: '私有地です' } as const
    await moderator.api.moderate({ body: { ...act, action: 'forbid_journey' } })
    expect((await stream.next()).news.count).toBe(0)
    await moderator.api.moderate({ body: { ...act, action: 'allow_journey' } })
    expect((await stream.next()).news.count).toBe(1)
  })

  it('tells every window, and of reading in another', async () => {
    const author = await one.aVerifiedUser()
    const streams = [await watch(one, author), await watch(one, author), await watch(other, author)]
    for (const stream of streams) await stream.next()
    await thank(other, author)
    const events = await Promise.all(streams.map((stream) => stream.next()))
    expect(events.map(({ news }) => news.count)).toEqual([1, 1, 1])
    await author.api.readAllNotifications({ body: { until: Number(events[0]?.id) } })
    const read = await Promise.all(streams.map((stream) => stream.next()))
    expect(read.map(({ news }) => news.count)).toEqual([0, 0, 0])
  })

  it('goes on with what was missed', async () => {
    const author = await one.aVerifiedUser()
    const stream = await watch(one, author)
    await stream.next()
    await thank(one, author)
    const { id } = await stream.next()
    stream.close()
    await thank(one, author)
    await thank(one, author)
    const again = await watch(other, author, id ?? '')
    const { news } = await again.next()
    expect([news.count, news.arrived.length]).toEqual([3, 2])
    expect((await (await watch(one, author, String(news.arrived.at(-1)?.id))).next()).news.arrived).toEqual([])
  })

  it('goes on where a page says that it left off', async () => {
    const author = await one.aVerifiedUser()
    await thank(one, author)
    await thank(one, author)
    const [first] = (await (await watch(one, author, '0')).next()).news.arrived
    const send = async (after: string) =>
      (await author.fetch(`/api/v1/notify/stream?after=${after}`, { method: 'GET' })).text()
    expect((await send(String(first?.id))).match(/"type":"favorite"/g)).toHaveLength(1)
    expect(await send('-1')).toContain('request.invalid')
  })

  it('tells the last twenty of what was missed, and how many there are', async () => {
    const author = await one.aVerifiedUser()
    const rows = Array.from({ length: 30 }, () => ({ userId: author.user.id, type: 'system' as const }))
    const inserted = await one.db.insert(notifications).values(rows).returning({ id: notifications.id })
    const { id, news } = await (await watch(one, author, '0')).next()
    expect([news.count, news.arrived.length, id]).toEqual([30, 20, String(inserted.at(-1)?.id)])
  })

  it('tells nobody of what others are told', async () => {
    const [author, bystander] = [await one.aVerifiedUser(), await one.aVerifiedUser()]
    const stream = await watch(one, bystander)
    await stream.next()
    await thank(one, author)
    const { fan } = await thank(one, bystander)
    expect((await stream.next()).news.arrived).toMatchObject([{ actor: { id: fan.user.id } }])
  })

  it('is not for visitors', async () => {
    const { answer } = await watch(one, one.aGuest())
    expect(answer.status).toBe(401)
  })

  it('is longer than any request may take to arrive', async () => {
    const author = await one.aVerifiedUser()
    const stream = await watch(one, author)
    await stream.next()
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    await thank(one, author)
    expect((await stream.next()).news.count).toBe(1)
  })

  it('is refused from the 21st window on', async () => {
    const author = await one.aVerifiedUser()
    for (let i = 0; i < 20; i++) expect((await watch(one, author)).answer.status).toBe(200)
    const answer = await author.fetch('/api/v1/notify/stream', { headers: { accept: 'text/event-stream' } })
    expect([answer.status, (await answer.json()).error.code]).toEqual([429, 'request.too_many'])
    expect((await watch(one, await one.aVerifiedUser())).answer.status).toBe(200)
  })
})

describe('a session that ends', () => {
  it('ends its streams at every process, and no others', async () => {
    const author = await one.aVerifiedUser()
    const elsewhere = await one.aVerifiedUser()
    const [stream, kept] = [await watch(other, author), await watch(other, elsewhere)]
    await author.api.logOut()
    await stream.ended
    expect(stream.said()).toContain('event: ended\ndata: session\n\n')
    expect((await watch(other, author)).answer.status).toBe(401)
    await kept.next()
    await thank(one, elsewhere)
    expect((await kept.next()).news.count).toBe(1)
  })

  it('does so however it ends', async () => {
    const author = await one.aVerifiedUser()
    const stream = await watch(one, author)
    await other.services.sessions.closeAll(author.user.id)
    await stream.ended
  })
})

it('costs no query while nothing is told', async () => {
  const author = await one.aVerifiedUser()
  for (let i = 0; i < 5; i++) await (await watch(one, author)).next()
  let requests = 0
  const streams = createLiveStreams({
    reading: {
      findLast: async () => 0,
      listAfter: async () => {
        requests++
        return { count: 0, arrived: [] }
      },
    },
    report: () => {},
    keepAliveMs: 20,
  })
  const opening = { userId: 1, sessionId: 'a', lastId: null, isFollowed: true }
  const bodies = await Promise.all(Array.from({ length: 10 }, () => streams.open(opening)))
  expect([requests, streams.size()]).toEqual([10, 10])
  const seen = bodies.map((body) => body.setEncoding('utf8').read() as string | null)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(seen.every((text) => text?.includes('event: notifications'))).toBe(true)
  // Only the line that keeps the connection.
  expect(bodies.map((body) => body.read() as string | null).every((text) => /^(?::\n\n)+$/.test(text ?? ''))).toBe(true)
  expect(requests).toBe(10)
  streams.leave()
  for (const body of bodies) body.resume()
  await expect.poll(() => streams.size()).toBe(0)
})

it('leaves without keeping anybody waiting, and lets readers come back elsewhere', async () => {
  const leaving = await buildTestApp({ dataFolder }, undefined, undefined, { database })
  addresses.set(leaving, await leaving.app.listen({ port: 0, host: '127.0.0.1' }))
  const author = await leaving.aVerifiedUser()
  const streams = await Promise.all(Array.from({ length: 5 }, () => watch(leaving, author)))
  for (const stream of streams) await stream.next()
  const startedAt = performance.now()
  await leaving.app.close()
  await Promise.all(streams.map(({ ended }) => ended))
  expect(performance.now() - startedAt).toBeLessThan(3_000)
  expect((await (await watch(one, author)).next()).news.count).toBe(0)
  await leaving.close()
})

it('listens over one connection of its own', async () => {
  const rows = await one.db.execute<{ query: string }>(
    sql`select query from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
  )
  // Of both applications and their jobs.
  expect(rows.filter(({ query }) => /ended_sessions|notified_users/.test(query)).length).toBeLessThanOrEqual(2)
})
