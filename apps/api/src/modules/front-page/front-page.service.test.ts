import { expect, it } from 'vitest'
import { seasonOf } from './front-page.service.ts'

it.each([
  ['2026-02-28T14:59:59Z', 'winter'],
  // Midnight in Japan.
  ['2026-02-28T15:00:00Z', 'spring'],
  ['2026-05-31T14:59:59Z', 'spring'],
  ['2026-05-31T15:00:00Z', 'summer'],
  ['2026-08-31T15:00:00Z', 'autumn'],
  ['2026-11-30T14:59:59Z', 'autumn'],
  ['2026-11-30T15:00:00Z', 'winter'],
  ['2026-12-31T15:00:00Z', 'winter'],
])('says that %s is in %s', (now, season) => {
  expect(seasonOf(new Date(now))).toBe(season)
})
