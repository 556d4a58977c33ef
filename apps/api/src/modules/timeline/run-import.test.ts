import { encodePolyline, type Position } from '@mishiori/map-document'
import * as timeline from '@mishiori/timeline'
import { MOVEMENT_TYPES, PRODUCT_LIMITS, type TimelineSegment } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { checkDay } from './run-import.ts'
import { aMove, aVisit, DATE } from './testing/a-timeline-day.ts'

const day = (segments: TimelineSegment[], over = {}) =>
  checkDay({ date: DATE, time_zone: 'Asia/Tokyo', segments, ...over })
const line = (count: number) => encodePolyline(Array.from({ length: count }, (_, n): Position => [137 + n / 1e4, 35]))

it('knows the movements and limits of the package that reads the files', () => {
  const { segmentsPerDay, pointsPerDay, placeNameLength } = PRODUCT_LIMITS.timeline
  const limits = { daySegments: segmentsPerDay, dayPoints: pointsPerDay, placeNameLength }
  expect([MOVEMENT_TYPES, limits]).toEqual([timeline.MOVEMENT_TYPES, timeline.TIMELINE_LIMITS])
})

describe('a day that has come', () => {
  it('is summed up by what was covered most', () => {
    const ride = (distance_km: number) => aMove({ type: 'CYCLING', distance_km })
    expect(day([aMove({ distance_km: 3 }), ride(2), aVisit(), ride(2)])).toEqual({
      distanceMeters: 7000,
      mainType: 'CYCLING',
    })
    expect(day([aVisit()])).toEqual({ distanceMeters: 0, mainType: null })
    expect(day([])).toEqual({ distanceMeters: 0, mainType: null })
  })

  it.each(['Asia/Tokyo', 'UTC', 'Europe/Berlin', '+09:00', '-03:30'])('may be of the zone %s', (time_zone) => {
    expect(day([], { time_zone })).not.toBeNull()
  })

  it.each(['Mars/Olympus', '', '+25:00', '09:00', "UTC'; --"])('is not of the zone "%s"', (time_zone) => {
    expect(day([], { time_zone })).toBeNull()
  })

  const { pointsPerDay, segmentSeconds } = PRODUCT_LIMITS.timeline
  it(`has up to ${pointsPerDay} points`, () => {
    const withPoints = (...counts: number[]) =>
      day(counts.map((count) => ({ ...without(aMove({ path: line(count) }), 'timestamps') })))
    expect(withPoints(pointsPerDay - 2, 2)).not.toBeNull()
    expect(withPoints(pointsPerDay - 2, 3)).toBeNull()
  })

  it.each<[string, Parameters<typeof aMove>[0]]>([
    ['without a second point', { path: line(1), timestamps: [0] }],
    ['that is no path', { path: '_p~iF~ps|', timestamps: [0] }],
    [
      'beyond the poles',
      {
        path: encodePolyline([
          [0, 89],
          [0, 91],
        ]),
        timestamps: [0, 1],
      },
    ],
    ['with fewer times than points', { timestamps: [0, 900] }],
    ['with times that fall', { timestamps: [0, 900, 899] }],
    ['with times after its end', { timestamps: [0, 900, 1801] }],
    ['that ends before it begins', { end_at: `${DATE}T08:59:59+09:00`, timestamps: [0, 0, 0] }],
    ['of another week', { start_at: '2024-03-17T09:00:00+09:00', end_at: '2024-03-17T09:30:00+09:00' }],
    ['around the Earth and on', { distance_km: 100_001 }],
  ])('has no way %s', (_, move) => {
    expect(day([aMove(move)])).toBeNull()
  })

  it('has no stay longer than two days', () => {
    const until = (seconds: number) =>
      aVisit({ end_at: new Date(Date.parse(`${DATE}T09:30:00+09:00`) + seconds * 1000).toISOString() })
    expect(day([until(segmentSeconds)])).not.toBeNull()
    expect(day([until(segmentSeconds + 1)])).toBeNull()
  })
})

function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = value
  return rest
}
