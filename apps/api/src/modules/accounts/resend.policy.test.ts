import { expect, it } from 'vitest'
import { secondsUntilResend } from './resend.policy.ts'

it.each([
  ['nothing was asked for', null, 0],
  ['one was asked for just now', { count: 1, newestAge: 0, oldestAge: 0 }, 60],
  ['one was asked for a minute ago', { count: 1, newestAge: 60, oldestAge: 60 }, 0],
  ['four within the hour', { count: 4, newestAge: 61, oldestAge: 600 }, 0],
  ['five within the hour: until the oldest is an hour old', { count: 5, newestAge: 120, oldestAge: 600 }, 3000],
  ['five, the oldest about to leave: the pause still holds', { count: 5, newestAge: 10, oldestAge: 3590 }, 50],
])('when %s', (_, recent, seconds) => {
  expect(secondsUntilResend(recent)).toBe(seconds)
})
