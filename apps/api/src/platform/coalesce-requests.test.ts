import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { RequestCoalescer } from './coalesce-requests.ts'

const never = new AbortController().signal
const keepAll = () => new RequestCoalescer<string>({ maxWeight: 3, weigh: () => 1 })

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function usedBytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/** Answers the key and notes it. */
function noting() {
  const requests: string[] = []
  return { requests, request: (key: string) => async () => `${key}${requests.push(key)}` }
}

describe('asking', () => {
  it('happens once for many at the same time, and for who comes later', async () => {
    const answers = keepAll()
    const { requests, request } = noting()
    expect(await Promise.all([1, 2, 3].map(() => answers.get('a', request('a'), never)))).toEqual(['a1', 'a1', 'a1'])
    expect(await answers.get('a', request('a'), never)).toBe('a1')
    expect(requests).toEqual(['a'])
  })

  it('forgets what was used longest ago', async () => {
    const answers = keepAll()
    const { requests, request } = noting()
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await answers.get(key, request(key), never)
    expect(requests).toEqual(['a', 'b', 'c', 'd', 'b'])
  })

  it('does not keep what weighs nothing that can be kept', async () => {
    const answers = new RequestCoalescer<string>({ maxWeight: 3, weigh: () => null })
    const { requests, request } = noting()
    for (const key of ['a', 'a']) await answers.get(key, request(key), never)
    expect(requests).toHaveLength(2)
  })

  it('keeps no long key, however light its answer', async () => {
    const answers = new RequestCoalescer<string>({ maxWeight: 1_000, weigh: () => 1 })
    const before = usedBytes()
    for (let key = 0; key < 100; key++) await answers.get(randomBytes(250_000).toString('hex'), async () => 'a', never)
    expect(usedBytes() - before).toBeLessThan(10_000_000)
  })

  it('starts again after a failure', async () => {
    const answers = keepAll()
    await expect(answers.get('a', () => Promise.reject(new Error('no')), never)).rejects.toThrow('no')
    expect(await answers.get('a', async () => 'yes', never)).toBe('yes')
  })

  it('starts again when somebody asks after all have left', async () => {
    const answers = keepAll()
    const signals: AbortSignal[] = []
    const request = (signal: AbortSignal) => {
      signals.push(signal)
      return new Promise<string>((resolve) => signals.length > 1 && resolve('late'))
    }
    const leaving = new AbortController()
    const left = answers.get('a', request, leaving.signal)
    leaving.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    expect(await answers.get('a', request, never)).toBe('late')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })
})
