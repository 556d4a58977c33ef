// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pendingAct } from './pending-act.ts'

const pending = pendingAct('pending-test', (value): value is number => typeof value === 'number')
beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('gives what was wanted once', () => {
  pending.keep(7)
  expect(pending.take()).toBe(7)
  expect(pending.take()).toBeNull()
})

it('keeps what somebody else is to take', () => {
  pending.keep(7)
  expect(pending.take((id) => id === 8)).toBeNull()
  expect(pending.take((id) => id === 7)).toBe(7)
})

it.each([
  [30 * 60 * 1000 - 1, 7],
  [30 * 60 * 1000, null],
])('after %d ms it is %j', (passed, given) => {
  pending.keep(7)
  vi.advanceTimersByTime(passed)
  expect(pending.take()).toBe(given)
})

it.each(['7', '[7, 1]', '{"target":"7","at":1}', 'null'])('forgets what it does not understand: %s', (kept) => {
  sessionStorage.setItem('pending-test', kept)
  expect(pending.take()).toBeNull()
  expect(sessionStorage.getItem('pending-test')).toBeNull()
})
