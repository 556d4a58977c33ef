import { describe, expect, it } from 'vitest'
import { TIMELINE_LIMITS } from '../limits.ts'
import type { TimelineMove, TimelineSegment } from '../model.ts'
import { pointCount } from '../path.ts'
import { fitDay } from './fit-day.ts'

const visit = (startMs: number, endMs: number): TimelineSegment => ({
  kind: 'visit',
  startMs,
  endMs,
  position: [139, 35],
  name: null,
  placeId: null,
})

function way(points: number): TimelineMove {
  const path = Float64Array.from({ length: 2 * points }, (_, index) => (index % 2 === 0 ? 139 + index * 1e-5 : 35))
  const timesMs = Float64Array.from({ length: points }, (_, index) => index * 1000)
  return { kind: 'move', type: 'WALKING', startMs: 0, endMs: points * 1000, path, timesMs, distanceMeters: 777 }
}

const fitted = (...segments: readonly TimelineSegment[]) => fitDay(segments, TIMELINE_LIMITS)

it('puts segments in the order of their start', () => {
  expect(fitted(visit(5, 6), visit(0, 4), visit(0, 2)).map(({ endMs }) => endMs)).toEqual([2, 4, 6])
})

describe('a day holds', () => {
  it('a thousand segments; of more the longest stay', () => {
    const long = Array.from({ length: TIMELINE_LIMITS.daySegments }, (_, at) => visit(1000 * at, 1000 * at + 10))
    expect(fitted(...long)).toEqual(long)
    expect(fitted(visit(1, 2), ...long)).toEqual(long)
  })

  it('fifty thousand points; longer paths keep their ends, their length and a time for each point', () => {
    const [whole] = fitted(way(TIMELINE_LIMITS.dayPoints))
    expect(whole).toEqual(way(TIMELINE_LIMITS.dayPoints))
    const tooLong = way(TIMELINE_LIMITS.dayPoints + 1)
    const [thinned] = fitted(tooLong)
    if (thinned?.kind !== 'move') throw new Error('The move became something else')
    expect(pointCount(thinned.path)).toBe(TIMELINE_LIMITS.dayPoints)
    expect(thinned.path.slice(0, 2)).toEqual(tooLong.path.slice(0, 2))
    expect(thinned.path.slice(-2)).toEqual(tooLong.path.slice(-2))
    expect(thinned.timesMs).toHaveLength(pointCount(thinned.path))
    expect(thinned.distanceMeters).toBe(777)
    const many = fitted(...Array.from({ length: 900 }, (_, at) => way(2 + at)))
    const points = many.reduce((sum, segment) => sum + (segment.kind === 'move' ? pointCount(segment.path) : 0), 0)
    expect(points).toBeLessThanOrEqual(TIMELINE_LIMITS.dayPoints)
    expect(points).toBeGreaterThan(TIMELINE_LIMITS.dayPoints - 900)
  })
})
