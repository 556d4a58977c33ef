import { describe, expect, it } from 'vitest'
import {
  addMonths,
  formatDay,
  formatFullDay,
  formatMonth,
  formatYear,
  weekdays,
  weeksOf,
  yearsBetween,
} from './months.ts'

describe('months', () => {
  it.each([
    ['2026-10', 1, '2026-11'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', -15, '2024-12'],
    ['2024-02', 12, '2025-02'],
  ])('%s and %i months is %s', (month, count, expected) => {
    expect(addMonths(month, count)).toBe(expected)
  })

  it.each([
    // October 2026 begins on a Thursday; February 2015 fills four weeks exactly; May 2021 needs six.
    ['2026-10', 5, 4, 0],
    ['2015-02', 4, 0, 0],
    ['2021-05', 6, 6, 5],
    ['2024-02', 5, 4, 2],
  ])('%s takes %i weeks, with %i days before and %i after it', (month, weeks, before, after) => {
    const days = weeksOf(month).flat()
    const first = days.indexOf(`${month}-01`)
    expect([days.length / 7, first, days.toReversed().findIndex((day) => day !== null)]).toEqual([weeks, before, after])
    expect(days.filter((day) => day !== null)).toHaveLength(days.length - before - after)
  })

  it('lists years with both ends', () => {
    expect(yearsBetween('2018-04-02', '2020-10-31')).toEqual([2018, 2019, 2020])
    expect(yearsBetween('2018-04-02', '2018-04-02')).toEqual([2018])
  })

  it('says them in both languages, whatever zone the reader is in', () => {
    expect(formatMonth('2026-10', 'ja')).toBe('2026年10月')
    expect(formatMonth('2026-10', 'en-us')).toBe('October 2026')
    expect(formatYear(2026, 'ja')).toBe('2026年')
    expect(formatDay('2026-10-18', 'ja')).toBe('10月18日(日)')
    expect(formatDay('2026-10-18', 'en-us')).toBe('Sun, October 18')
    expect(formatFullDay('2026-01-01', 'ja')).toBe('2026年1月1日')
    expect(
      weekdays('ja')
        .map(({ short }) => short)
        .join(''),
    ).toBe('日月火水木金土')
  })
})
