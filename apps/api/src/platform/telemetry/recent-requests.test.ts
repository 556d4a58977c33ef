import { expect, it } from 'vitest'
import { RECENT_MINUTES, RecentRequests } from './recent-requests.ts'

const MINUTE = 60_000
const answer = (over: Partial<Parameters<RecentRequests['record']>[0]> = {}) => ({
  method: 'GET',
  route: '/api/v1/routes/:id',
  status: 200,
  ms: 8,
  ...over,
})

it('counts answers, errors and times, and names the routes that took most time', () => {
  const recent = new RecentRequests(() => 0)
  for (let request = 0; request < 18; request++) recent.record(answer())
  recent.record(answer({ ms: 40 }))
  recent.record(answer({ method: 'PUT', ms: 700, status: 503 }))
  expect(recent.summarize(1)).toMatchObject({
    count: 20,
    errors: 1,
    p50Ms: 10,
    p95Ms: 50,
    routes: [{ method: 'PUT', route: '/api/v1/routes/:id', count: 1, errors: 1, p95Ms: 1_000 }],
  })
})

it.each([
  [10_000, 10_000],
  [10_001, null],
])('tells no time that is longer than what is measured: %i ms', (ms, p95Ms) => {
  const recent = new RecentRequests(() => 0)
  recent.record(answer({ ms }))
  expect(recent.summarize(1).p95Ms).toBe(p95Ms)
})

it('has no times before the first answer', () => {
  expect(new RecentRequests(() => 0).summarize(5)).toMatchObject({ count: 0, p50Ms: null, p95Ms: null, routes: [] })
})

it.each([
  [RECENT_MINUTES - 1, 1],
  [RECENT_MINUTES, 0],
])('forgets what is older than the last minutes: after %i', (minutes, count) => {
  let now = 0
  const recent = new RecentRequests(() => now)
  recent.record(answer())
  recent.countPage(true)
  now = minutes * MINUTE
  expect(recent.summarize(1)).toMatchObject({ count, pagesKept: count, pagesRendered: 0 })
})
