import { expect, it } from 'vitest'
import { dateOfDay, dayOfToday, formatDay, formatDays, formatHours } from './format-day.ts'

it.each([
  ['2026-10-17', '2026-10-17', '2026年10月17日', 'Oct 17, 2026'],
  ['2026-10-17', '2026-10-19', '2026年10月17日〜19日', 'Oct 17–19, 2026'],
  ['2026-10-30', '2026-11-02', '2026年10月30日〜11月02日', 'Oct 30 – Nov 2, 2026'],
  ['2026-12-30', '2027-01-02', '2026年12月30日〜2027年01月02日', 'Dec 30, 2026 – Jan 2, 2027'],
])('writes %s to %s without repeating itself', (first, last, japanese, english) => {
  expect(formatDays(first, last, 'ja')).toBe(japanese)
  expect(formatDays(first, last, 'en-us')).toBe(english)
})

it('writes a day with its weekday, whatever the time zone of the reader', () => {
  expect(formatDay('2026-10-17', 'ja')).toBe('10月17日(土)')
  expect(formatDay('2026-10-17', 'en-us')).toBe('Sat, Oct 17')
})

it.each([
  [0.2, '0:01'],
  [59.6, '1:00'],
  [245, '4:05'],
  [1499, '24:59'],
])('writes %d minutes as %s', (minutes, text) => {
  expect(formatHours(minutes)).toBe(text)
})

it('counts days from the first, over the ends of months and years', () => {
  expect(dateOfDay('2026-12-30', 1)).toBe('2026-12-30')
  expect(dateOfDay('2026-12-30', 4)).toBe('2027-01-02')
})

it.each([
  ['2026-10-16T23:59:00', null],
  ['2026-10-17T00:00:00', 1],
  ['2026-10-19T12:00:00', 3],
  ['2029-07-12T12:00:00', 1000],
  ['2029-07-13T12:00:00', null],
])('knows of %s which day of a journey it is', (now, day) => {
  expect(dayOfToday('2026-10-17', new Date(now))).toBe(day)
})
