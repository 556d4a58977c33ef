import { expect, it } from 'vitest'
import { monthsOf, weeksOf, yearsOf } from './spans.ts'

const sums = { count: 2, distanceKm: 12.5, climbMeters: null, seconds: 7200 }
const nothing = { count: 0, distanceKm: null, climbMeters: null, seconds: null }

it('shows all twelve months of a year', () => {
  const months = monthsOf(2026, [{ begin: '2026-10-01', ...sums }])
  expect(months).toHaveLength(12)
  expect(months[9]).toEqual({ begin: '2026-10-01', ...sums })
  expect(months[0]).toEqual({ begin: '2026-01-01', ...nothing })
})

// The first of January is a Thursday in 2026, a Monday in 2024 and a Sunday in 2023.
it.each([
  [2026, '2025-12-29', '2026-12-28', 53],
  [2024, '2024-01-01', '2024-12-30', 53],
  [2023, '2022-12-26', '2023-12-25', 53],
])('begins the weeks of %d on Monday, %s to %s', (year, first, last, length) => {
  const weeks = weeksOf(year, [{ begin: first, ...sums }])
  expect(weeks).toHaveLength(length)
  expect([weeks[0]?.begin, weeks.at(-1)?.begin]).toEqual([first, last])
  expect(weeks[0]?.count).toBe(2)
})

it('sums months up by year, without leaving a year out', () => {
  const years = [2026, 2024].map((year) => ({ year, ...sums }))
  const months = [
    { begin: '2024-05-01', ...sums },
    { begin: '2026-09-01', ...sums, distanceKm: null },
    { begin: '2026-10-01', ...sums },
  ]
  expect(yearsOf(years, months)).toEqual([
    { begin: '2024-01-01', ...sums },
    { begin: '2025-01-01', ...nothing },
    { begin: '2026-01-01', count: 4, distanceKm: 12.5, climbMeters: null, seconds: 14_400 },
  ])
})
