import { concatenated } from '../../antimeridian/join-segments.ts'
import type { ReadSegment } from '../../read-result.ts'
import type { NoteCounter } from '../notes.ts'

/** Degrees: positions with six decimals, as many programs write them, are as near to each other as that. */
const SAME_DEGREES = 1e-6

/**
 * Makes one segment of those that begin where the one before them ends, as programs divide a way by its roads. The point
 * that both have comes once.
 */
export function joinTouching(segments: readonly ReadSegment[], notes: NoteCounter): readonly ReadSegment[] {
  const ways: ReadSegment[][] = []
  for (const segment of segments) {
    const way = ways.at(-1)
    const last = way?.at(-1)
    if (way && last && isTouching(last, segment)) way.push(segment)
    else ways.push([segment])
  }
  return ways.map((way) => {
    const [only] = way
    if (only && way.length === 1) return only
    notes.add('point.repeated', way.length - 1)
    return concatenated(way.map((segment, index) => ({ segment, from: index === 0 ? 0 : 1, to: segment.length })))
  })
}

function isTouching(before: ReadSegment, { lngLat }: ReadSegment): boolean {
  const end = before.lngLat.subarray(-2)
  return end.every((degrees, at) => Math.abs(degrees - (lngLat[at] ?? Number.NaN)) <= SAME_DEGREES)
}
