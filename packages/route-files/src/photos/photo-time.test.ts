import { photoTimeMs, UTC_OFFSET_MINUTES } from '@mishiori/map-document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePhotoTime } from './photo-time.ts'

const noZone = { offset: null, fraction: null }
const at = (dateTime: string | null) => parsePhotoTime({ ...noZone, dateTime })

describe('the clock of a camera', () => {
  it.each([
    ['2026:10:04 10:42:17', Date.UTC(2026, 9, 4, 10, 42, 17)],
    ['2026-10-04T10:42', Date.UTC(2026, 9, 4, 10, 42)],
    ['2024:02:29 00:00:00', Date.UTC(2024, 1, 29)],
  ])('that wrote %s is read', (text, clockMs) => {
    expect(at(text)).toEqual({ clockMs, utcOffsetMinutes: null })
  })

  it.each([
    ...[null, '', '    :  :     :  :  ', '0000:00:00 00:00:00', '2025:02:29 10:00:00', '2026:13:01 10:00:00'],
    ...['2026:10:04 24:00:00', '2026:10:04 10:60:00', '2026:10:04', '今日'],
  ])('that wrote %j is not set', (text) => {
    expect(at(text)).toBeNull()
  })

  it.each([
    ['+09:00', 540],
    ['-0330', -210],
    ['Z', 0],
    ['-00:00', 0],
    ['+9', 540],
    ['UTC+9:30', 570],
    ['−03:00', -180],
    ['+09:00\u0000', 540],
    ['+14:00', UTC_OFFSET_MINUTES.max],
    ['-14:00', UTC_OFFSET_MINUTES.min],
    ['+14:01', null],
    ['-14:01', null],
    ['+09:60', null],
    ['   :  ', null],
  ])('has the zone %s as %s minutes', (offset, utcOffsetMinutes) => {
    expect(parsePhotoTime({ dateTime: '2026:10:04 10:42:17', offset, fraction: null })).toMatchObject({
      utcOffsetMinutes,
    })
  })

  it('has the zone that is written with the time, where none is beside it', () => {
    const dateTime = '2024-05-01T10:00:00.500+09:00'
    expect(at(dateTime)).toEqual({ clockMs: Date.UTC(2024, 4, 1, 10), utcOffsetMinutes: 540 })
    expect(parsePhotoTime({ dateTime, offset: '+01:00', fraction: null })).toMatchObject({ utcOffsetMinutes: 60 })
    expect(at('2024:05:01 10:00:00Z')).toMatchObject({ utcOffsetMinutes: 0 })
  })

  it.each([
    ['5', 500],
    ['004', 4],
    ['9999', 999],
    [' ', 0],
  ])('has %j of a second as %i ms', (fraction, ms) => {
    expect(parsePhotoTime({ dateTime: '2026:10:04 00:00:00', offset: null, fraction })?.clockMs).toBe(
      Date.UTC(2026, 9, 4) + ms,
    )
  })

  it('is moved by what somebody says only where the camera wrote no zone', () => {
    const clockMs = Date.UTC(2026, 9, 4, 10)
    expect(photoTimeMs({ clockMs, utcOffsetMinutes: null }, 540)).toBe(Date.UTC(2026, 9, 4, 1))
    expect(photoTimeMs({ clockMs, utcOffsetMinutes: 60 }, 540)).toBe(Date.UTC(2026, 9, 4, 9))
  })

  it('is a time or none, whatever the tags hold', () => {
    const text = fc.option(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/)))
    fc.assert(
      fc.property(text, text, text, (dateTime, offset, fraction) => {
        const time = parsePhotoTime({ dateTime, offset, fraction })
        expect(time === null || Number.isFinite(photoTimeMs(time, 0))).toBe(true)
      }),
    )
  })
})
