import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { spaceOut } from './http-gazetteer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const signal = new AbortController().signal

/** One question a second, of which two may wait, and the paths in the order in which they were let through. */
function spacedRequests() {
  const requests: string[] = []
  const fetchJson = spaceOut(
    async ({ path }, read) => {
      requests.push(path)
      const answer = read(null)
      if (answer === undefined) throw new Error('no answer')
      return answer
    },
    { apartMs: 1_000, maxWaiting: 2 },
  )
  return { fetchJson, requests }
}

it('asks the next question when the pause has passed, not before', async () => {
  const { fetchJson, requests } = spacedRequests()
  const answers = Promise.allSettled(
    ['first', 'second'].map((path) => fetchJson({ path, query: {}, signal }, () => [])),
  )
  await vi.advanceTimersByTimeAsync(999)
  expect(requests).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(1)
  expect(requests).toEqual(['first', 'second'])
  await expect(answers).resolves.toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
})

it('gives no turn to who has gone, and none to more than may wait', async () => {
  const { fetchJson, requests } = spacedRequests()
  const leaving = new AbortController()
  const of = (path: string, over = signal) => fetchJson({ path, query: {}, signal: over }, () => [])
  const answers = Promise.allSettled([of('first'), of('gone', leaving.signal), of('third'), of('too many')])
  leaving.abort()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(requests).toEqual(['first', 'third'])
  await expect(answers).resolves.toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { code: 'BREAK_OUT' } },
    { status: 'fulfilled' },
    { status: 'rejected', reason: { code: 'BREAK_OUT', params: { seconds: 2 } } },
  ])
})
