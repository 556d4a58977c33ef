import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dateOfDay,
  dayOfDate,
  formatInZone,
  formatOffset,
  localDay,
  startOfDayMs,
  zoneOffsetMinutes,
} from './zone-offset.ts'

describe('zoneOffsetMinutes', () => {
  it.each([
    ['Asia/Tokyo', '2026-07-01T00:00:00Z', 540],
    ['America/New_York', '2026-01-01T00:00:00Z', -300],
    ['America/New_York', '2026-07-01T00:00:00Z', -240],
    // clocks go forward at 07:00 UTC
    ['America/New_York', '2026-03-08T06:59:59Z', -300],
    ['America/New_York', '2026-03-08T07:00:00Z', -240],
    ['America/St_Johns', '2026-07-01T00:00:00Z', -150],
    ['Asia/Kathmandu', '2026-07-01T00:00:00Z', 345],
    ['+05:30', '2026-07-01T00:00:00Z', 330],
    ['-09:30', '2026-07-01T00:00:00Z', -570],
  ])('of %s at %s is %d', (zone, time, minutes) => {
    expect(zoneOffsetMinutes(zone, Date.parse(time))).toBe(minutes)
  })

  it('throws for what is no zone', () => {
    expect(() => zoneOffsetMinutes('Mars/Olympus', 0)).toThrow(RangeError)
  })
})

const ZONES = [
  'Asia/Tokyo',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  '+05:30',
  '-11:00',
]
const zone = fc.constantFrom(...ZONES)
const timeMs = fc.integer({ min: Date.UTC(2010, 0), max: Date.UTC(2030, 0) })

describe('a day', () => {
  it('[fault 16] begins at the first moment that belongs to it, also where clocks jump over midnight', () => {
    fc.assert(
      fc.property(zone, timeMs, (zone, timeMs) => {
        const day = localDay(zone, timeMs)
        const start = startOfDayMs(zone, day)
        expect(start).toBeLessThanOrEqual(timeMs)
        expect(localDay(zone, start)).toBe(day)
        expect(localDay(zone, start - 1)).toBeLessThan(day)
      }),
      { numRuns: 300 },
    )
    // 00:00 does not exist there on that day
    const day = dayOfDate('2018-11-04')
    expect(startOfDayMs('America/Sao_Paulo', day)).toBe(Date.parse('2018-11-04T03:00:00Z'))
  })

  it('has a date, and a date a day', () => {
    expect(dateOfDay(dayOfDate('2024-02-29'))).toBe('2024-02-29')
    expect(dayOfDate('1970-01-02')).toBe(1)
    expect(dayOfDate('tomorrow')).toBeNaN()
  })
})

it('writes moments as clocks read them, which mean the same', () => {
  expect(formatInZone('Asia/Kathmandu', Date.UTC(2026, 9, 18))).toBe('2026-10-18T05:45:00+05:45')
  fc.assert(
    fc.property(zone, timeMs, (zone, timeMs) => {
      expect(Date.parse(formatInZone(zone, timeMs))).toBe(Math.floor(timeMs / 1000) * 1000)
    }),
  )
})

it('writes offsets', () => {
  expect([540, -570, 0, 345].map(formatOffset)).toEqual(['+09:00', '-09:30', '+00:00', '+05:45'])
})
