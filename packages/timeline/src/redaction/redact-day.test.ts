import { destinationPoint, haversineDistanceMeters, nearestPointOnPath, type Position } from '@mishiori/map-document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TimelineDay, TimelineMove, TimelineSegment, TimelineVisit } from '../model.ts'
import { packPath, toPositions } from '../path.ts'
import { redactDay } from './redact-day.ts'

const home: Position = [139.7, 35.68]
const circle = { center: home, radiusMeters: 500 }
/** A point so far east of home. */
const east = (meters: number): Position => destinationPoint(home, { bearingDegrees: 90, distanceMeters: meters })

function move(positions: readonly Position[], timesMs: readonly number[] | null = null): TimelineMove {
  const span = { startMs: 0, endMs: 1000 * (positions.length - 1) }
  const path = packPath(positions)
  return {
    kind: 'move',
    type: 'WALKING',
    ...span,
    path,
    timesMs: timesMs && Float64Array.from(timesMs),
    distanceMeters: 3000,
  }
}
const visit = (position: Position): TimelineVisit => ({
  kind: 'visit',
  startMs: 0,
  endMs: 1,
  position,
  name: null,
  placeId: null,
})
const day = (...segments: TimelineSegment[]): TimelineDay => ({ date: '2026-10-18', timeZone: 'Asia/Tokyo', segments })
const none = new Set<number>()
const trimmed = (...segments: TimelineSegment[]) =>
  redactDay(day(...segments), { dropped: none, circles: [circle] }).segments
const metersEast = (segment: TimelineSegment | undefined) =>
  segment?.kind === 'move' ? toPositions(segment.path).map((at) => Math.round(haversineDistanceMeters(home, at))) : []

it('leaves out the segments that were dropped, and nothing else', () => {
  const whole = day(visit(home), move([east(0), east(900)]), visit(east(900)))
  const redacted = redactDay(whole, { dropped: new Set([0, 1, 7]), circles: [] })
  expect(redacted.segments).toEqual([whole.segments[2]])
  expect(whole.segments).toHaveLength(3)
})

it('keeps stays outside of a circle and drops those on its edge and within', () => {
  expect(trimmed(visit(home), visit(east(499)), visit(east(501)))).toEqual([visit(east(501))])
})

describe('a move', () => {
  it('that stays outside is the same', () => {
    const outside = move([east(600), east(900)])
    expect(trimmed(outside)).toEqual([outside])
  })

  it('that begins at home begins at the first point outside, with the times and the share of the way that are left', () => {
    // 2,000 m of 3,000 lie beyond the point at 1,000 m
    const [left, ...more] = trimmed(move([home, east(400), east(1000), east(3000)], [0, 1000, 2000, 3000]))
    expect(metersEast(left)).toEqual([1000, 3000])
    expect(left).toMatchObject({ startMs: 2000, endMs: 3000, timesMs: Float64Array.of(2000, 3000) })
    expect(left?.kind === 'move' && left.distanceMeters).toBeCloseTo(2000, 0)
    expect(more).toEqual([])
  })

  it('without times is left at the time that its way says', () => {
    const [left] = trimmed(move([home, east(400), east(1000), east(4000)]))
    expect(left?.startMs).toBeCloseTo(750, 0) // 1,000 of 4,000 m in 3,000 ms
    expect(left?.endMs).toBeCloseTo(3000, 0)
  })

  it('that comes by is cut in two, also where no point of it is near', () => {
    const points = [east(-2000), east(-900), east(900), east(2000)]
    const pieces = trimmed(move(points))
    expect(pieces.map(metersEast)).toEqual([
      [2000, 900],
      [900, 2000],
    ])
    const through = trimmed(move([...points.slice(0, 2), home, ...points.slice(2)]))
    expect(through.map(metersEast)).toEqual(pieces.map(metersEast))
  })

  it('within the circle, or of which a single point is outside, is gone', () => {
    expect(trimmed(move([home, east(400)]), move([home, east(900)]))).toEqual([])
  })
})

it('leaves nothing of any move in any of the circles', () => {
  const position = fc.tuple(
    fc.double({ min: 139.65, max: 139.75, noNaN: true }),
    fc.double({ min: 35.63, max: 35.73, noNaN: true }),
  )
  const circles = fc.array(fc.record({ center: position, radiusMeters: fc.integer({ min: 1, max: 3000 }) }), {
    minLength: 1,
    maxLength: 3,
  })
  fc.assert(
    fc.property(fc.array(position, { minLength: 2, maxLength: 20 }), circles, (points, circles) => {
      const { segments } = redactDay(day(move(points)), { dropped: none, circles })
      let length = 0
      for (const segment of segments) {
        if (segment.kind !== 'move') throw new Error('A move became something else')
        length += segment.distanceMeters
        for (const { center, radiusMeters } of circles) {
          expect(nearestPointOnPath(toPositions(segment.path), center, radiusMeters)).toBeNull()
        }
      }
      expect(length).toBeLessThanOrEqual(3000.001)
    }),
  )
})
