import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TIMELINE_LIMITS } from '../limits.ts'
import type { TimelineDay, TimelineSegment } from '../model.ts'
import { MOVEMENT_TYPES } from '../movement-type.ts'
import { packPath } from '../path.ts'
import { decodeDay } from './decode-day.ts'
import { encodeDay } from './encode-day.ts'
import type { WireDay, WireMove, WireVisit } from './wire-day.ts'

const move: WireMove = {
  kind: 'move',
  type: 'WALKING',
  start_at: '2026-10-18T07:00:00+09:00',
  end_at: '2026-10-18T08:00:00+09:00',
  path: '_p~iF~ps|U_ulLnnqC', // [-120.2, 38.5], [-120.95, 40.7]
  timestamps: [0, 3600],
  distance_km: 252.9,
}
const visit: WireVisit = {
  kind: 'visit',
  start_at: '2026-10-18T08:00:00+09:00',
  end_at: '2026-10-18T09:30:00+09:00',
  lat: 35.68124,
  lng: 139.76712,
  name: '東京駅',
}
const wireDay = (...segments: WireDay['segments']): WireDay => ({
  date: '2026-10-18',
  time_zone: 'Asia/Tokyo',
  segments,
})

it('reads and writes the compact form', () => {
  const decoded = decodeDay(wireDay(move, visit))
  expect(decoded).toMatchObject({
    ok: true,
    day: {
      timeZone: 'Asia/Tokyo',
      segments: [
        {
          type: 'WALKING',
          startMs: Date.UTC(2026, 9, 17, 22),
          path: Float64Array.of(-120.2, 38.5, -120.95, 40.7),
          timesMs: Float64Array.of(Date.UTC(2026, 9, 17, 22), Date.UTC(2026, 9, 17, 23)),
          distanceMeters: 252_900,
        },
        { position: [139.76712, 35.68124], name: '東京駅', placeId: null },
      ],
    },
  })
  expect(decoded.ok && encodeDay(decoded.day)).toEqual(wireDay(move, visit))
})

it('writes times by the clock of the day, and leaves out what the file calls a place', () => {
  const at = Date.UTC(2026, 6, 1, 10, 0, 0, 400)
  const segment: TimelineSegment = {
    kind: 'visit',
    startMs: at,
    endMs: at,
    position: [-73.985656, 40.748433],
    name: null,
    placeId: 'ChIJ',
  }
  expect(encodeDay({ date: '2026-07-01', timeZone: 'America/New_York', segments: [segment] }).segments).toEqual([
    {
      kind: 'visit',
      start_at: '2026-07-01T06:00:00-04:00',
      end_at: '2026-07-01T06:00:00-04:00',
      lat: 40.74843,
      lng: -73.98566,
    },
  ])
})

const seconds = fc.integer({ min: 1_000_000_000, max: 1_900_000_000 })
const position = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -90, max: 90, noNaN: true }),
)
const span = fc.tuple(seconds, fc.integer({ min: 0, max: 86_400 })).map(([start, length]) => ({
  startMs: start * 1000,
  endMs: (start + length) * 1000,
}))
const anyMove = fc
  .record({
    span,
    type: fc.constantFrom(...MOVEMENT_TYPES),
    points: fc.array(fc.tuple(position, fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 2, maxLength: 30 }),
    isTimed: fc.boolean(),
    distanceMeters: fc.integer({ min: 0, max: 20_000_000 }),
  })
  .map(({ span, type, points, isTimed, distanceMeters }): TimelineSegment => {
    const length = span.endMs - span.startMs
    const times = points
      .map(([, share]) => span.startMs + Math.round((share * length) / 1000) * 1000)
      .sort((a, b) => a - b)
    const path = packPath(points.map(([at]) => at))
    return { kind: 'move', type, ...span, path, timesMs: isTimed ? Float64Array.from(times) : null, distanceMeters }
  })
const anyVisit = fc
  .record({ span, position, name: fc.option(fc.string({ maxLength: 20 })) })
  .map(({ span, position, name }): TimelineSegment => ({ kind: 'visit', ...span, position, name, placeId: null }))
const anyDay: fc.Arbitrary<TimelineDay> = fc.record({
  date: fc.constantFrom('2024-02-29', '2026-10-18'),
  timeZone: fc.constantFrom('Asia/Tokyo', '+05:30', 'America/St_Johns', 'Pacific/Apia', '-03:00'),
  segments: fc.array(fc.oneof(anyMove, anyVisit), { maxLength: 6 }),
})

const rounded = (degrees: number) => Math.sign(degrees) * Math.round(Math.abs(degrees) * 1e5)

/** The day on the grid of five decimals, as whole numbers. */
function onGrid({ date, timeZone, segments }: TimelineDay) {
  const placed = segments.map((segment) => {
    if (segment.kind === 'move') return { ...segment, path: Array.from(segment.path, (value) => rounded(value) + 0) }
    return { ...segment, position: segment.position.map((value) => Math.round(value * 1e5) + 0) }
  })
  return { date, timeZone, segments: placed }
}

it('gives back every day within five decimals, and the same text when written again', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const wire = encodeDay(day)
      const decoded = decodeDay(wire)
      expect(decoded.ok && onGrid(decoded.day)).toEqual(onGrid(day))
      expect(decoded.ok && encodeDay(decoded.day)).toEqual(wire)
      expect(decodeDay(JSON.parse(JSON.stringify(wire)))).toEqual(decoded)
    }),
  )
})

describe('refusals', () => {
  const longPath = (points: number) => `_p~iF~ps|U${'??'.repeat(points - 1)}`

  it.each([
    ['day.date_invalid', { ...wireDay(), date: '2026-02-30' }],
    ['day.date_invalid', { ...wireDay(), date: '18.10.2026' }],
    ['day.time_zone_invalid', { ...wireDay(), time_zone: 'Mars/Olympus' }],
    ['segment.time_invalid', wireDay({ ...move, start_at: '2026-10-18T07:00:00' })],
    ['segment.time_invalid', wireDay({ ...move, start_at: '2026-10-18T24:61:00Z' })],
    ['segment.time_invalid', wireDay({ ...visit, end_at: '2026-10-18T07:59:59+09:00' })],
    ['segment.position_invalid', wireDay({ ...visit, lat: 90.1 })],
    ['segment.position_invalid', wireDay({ ...visit, lng: Number.NaN })],
    ['segment.position_invalid', wireDay({ ...visit, name: 'x'.repeat(TIMELINE_LIMITS.placeNameLength + 1) })],
    ['segment.path_invalid', wireDay({ ...move, path: '_p~iF~ps|U_ulL' })],
    ['segment.path_invalid', wireDay({ ...move, path: '_p~iF~ps|U' })],
    ['segment.timestamps_invalid', wireDay({ ...move, timestamps: [0] })],
    ['segment.timestamps_invalid', wireDay({ ...move, timestamps: [10, 9] })],
    ['segment.timestamps_invalid', wireDay({ ...move, timestamps: [-1, 9] })],
    ['segment.timestamps_invalid', wireDay({ ...move, timestamps: [0, 3601] })],
    ['segment.timestamps_invalid', wireDay({ ...move, timestamps: [0, 0.5] })],
    ['segment.distance_invalid', wireDay({ ...move, distance_km: -1 })],
    ['segment.distance_invalid', wireDay({ ...move, distance_km: Number.POSITIVE_INFINITY })],
    ['day.too_many_segments', wireDay(...Array.from({ length: TIMELINE_LIMITS.daySegments + 1 }, () => visit))],
  ] as const)('%s', (problem, day) => {
    expect(decodeDay(day)).toEqual({ ok: false, problem })
  })

  it('takes as many segments and points as a day may have, over all its moves', () => {
    const { timestamps: _, ...untimed } = move
    const half = { ...untimed, path: longPath(TIMELINE_LIMITS.dayPoints / 2) }
    const visits = Array.from({ length: TIMELINE_LIMITS.daySegments - 2 }, () => visit)
    expect(decodeDay(wireDay(half, half, ...visits)).ok).toBe(true)
    const more = { ...untimed, path: longPath(TIMELINE_LIMITS.dayPoints / 2 + 1) }
    expect(decodeDay(wireDay(half, more))).toEqual({ ok: false, problem: 'day.too_many_points' })
    expect(decodeDay(wireDay({ ...visit, name: 'x'.repeat(TIMELINE_LIMITS.placeNameLength) })).ok).toBe(true)
  })
})
