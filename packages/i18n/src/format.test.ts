import { expect, it } from 'vitest'
import { formatAgo, formatBytes, formatCount, formatDate, formatDateTime, formatFullCount } from './format.ts'

it.each([
  [0, '0'],
  [9999, '9,999'],
  [10_000, '10K'],
  [12_500, '13K'],
])('writes the count %i as %s', (count, text) => {
  expect(formatCount(count, 'en-us')).toBe(text)
})

it('keeps the full count for the accessible name', () => {
  expect(formatFullCount(12_500, 'en-us')).toBe('12,500')
})

it('writes dates as each language does, also across midnight of another zone', () => {
  expect(formatDate('2026-10-17T15:00:00Z', 'ja')).toBe('2026年10月18日')
  expect(formatDate('2026-10-17T15:00:00Z', 'en-us')).toBe('Oct 18, 2026')
  expect(formatDate('2026-01-05T00:00:00Z', 'ja', 'UTC')).toBe('2026年01月05日')
  expect(formatDateTime('2026-10-17T15:09:00Z')).toBe('2026/10/18 00:09')
})

it.each([
  [0, '1 kB'],
  [1536, '2 kB'],
  [1024 ** 2 - 1, '1,024 kB'],
  [1024 ** 2, '1 MB'],
  [12.34 * 1024 ** 2, '12.3 MB'],
  [1024 ** 3, '1 GB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes, 'ja')).toBe(text)
})

it.each([
  ['2026-11-26T11:59:40Z', '今', 'now'],
  ['2026-11-26T11:57:00Z', '3分前', '3 minutes ago'],
  ['2026-11-26T11:00:01Z', '59分前', '59 minutes ago'],
  ['2026-11-26T11:00:00Z', '1時間前', '1 hour ago'],
  ['2026-11-26T12:00:05Z', '今', 'now'], // clocks differ
])('says how long ago %s was', (iso, ja, en) => {
  const now = '2026-11-26T12:00:00Z'
  expect([formatAgo(iso, now, 'ja'), formatAgo(iso, now, 'en-us')]).toEqual([ja, en])
})
