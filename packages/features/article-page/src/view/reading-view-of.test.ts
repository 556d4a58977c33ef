import { expect, it } from 'vitest'
import { durationOf } from './reading-view-of.ts'

const DAY_MS = 86_400_000

it.each([
  [[0, null, 6_900_000], 6_900_000],
  [[0, DAY_MS], DAY_MS],
  [[0, DAY_MS + 1], null],
  [[5, 5], null],
  [[5, 4], null],
  [[null, 5], null],
  [[5, null], null],
  [[], null],
])('of the times %j is %s', (timestampsMs, duration) => {
  expect(durationOf({ timestampsMs })).toBe(duration)
})

it('is unknown without times', () => {
  expect(durationOf({})).toBeNull()
})
