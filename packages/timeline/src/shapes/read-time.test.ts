import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEpochMs, readOffsetMinutes, readTimeMs } from './read-time.ts'

describe('readTimeMs', () => {
  it('reads what Date writes, to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(2100, 0) - 1 }), (timeMs) => {
        const text = new Date(timeMs).toISOString()
        expect(readTimeMs(text)).toBe(timeMs)
        expect(readTimeMs(text.replace(/\.\d+Z$/, 'Z'))).toBe(Math.floor(timeMs / 1000) * 1000)
        expect(readTimeMs(text.replace('Z', '-03:30'))).toBe(readTimeMs(new Date(timeMs + 12_600_000).toISOString()))
      }),
    )
  })

  it.each([
    ['2024-02-29T08:00:00.123+09:00', Date.UTC(2024, 1, 28, 23, 0, 0, 123)],
    ['2024-02-29T08:00:00.1234567Z', Date.UTC(2024, 1, 29, 8, 0, 0, 123)],
    ['2024-02-29T08:00:00.1Z', Date.UTC(2024, 1, 29, 8, 0, 0, 100)],
    ['2024-02-29T08:00:00', Date.UTC(2024, 1, 29, 8)],
    ['2024-02-29T08:00Z', Date.UTC(2024, 1, 29, 8)],
  ])('reads %s', (text, timeMs) => {
    expect(readTimeMs(text)).toBe(timeMs)
  })

  it.each([
    ['today'],
    [''],
    ['2024-13-01T00:00:00Z'],
    ['2024-00-10T00:00:00Z'],
    ['2024-01-32T00:00:00Z'],
    ['2024-01-01'],
    ['2024-01-01T25:00:00Z'],
    ['2024-01-01T00:00:00Zulu'],
    ['2024-01-01T00:00:00+9'],
    ['1969-12-31T23:59:59Z'],
    ['2100-01-01T00:00:00Z'],
    [1_700_000_000_000],
    [null],
  ])('finds no time in %j', (text) => {
    expect(readTimeMs(text)).toBeNaN()
  })
})

it('reads the offset that a time ends with', () => {
  expect(readOffsetMinutes('2024-02-29T08:00:00.000+09:00')).toBe(540)
  expect(readOffsetMinutes('2024-02-29T08:00:00-03:30')).toBe(-210)
  for (const none of [
    '2024-02-29T08:00:00Z',
    '2024-02-29',
    '2024-02-29T08:00:00',
    '2024-02-29T08:00:00+14:01',
    '',
    5,
    undefined,
  ]) {
    expect(readOffsetMinutes(none)).toBeNaN()
  }
})

it('reads milliseconds as numbers and digits', () => {
  expect([readEpochMs('1466958000123'), readEpochMs(1_466_958_000_123)]).toEqual([1_466_958_000_123, 1_466_958_000_123])
  for (const none of ['-1', '1e12', '', '9'.repeat(15), Number.NaN, -1, undefined]) expect(readEpochMs(none)).toBeNaN()
})
