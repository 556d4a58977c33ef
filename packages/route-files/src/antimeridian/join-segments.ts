import type { Position } from '@mishiori/map-document'
import type { ReadSegment } from '../read-result.ts'
import { isBetween, isSeam } from './join.ts'

/** Puts segments of one line together that were cut at 180° (RFC 7946 §3.1.9), each going on where the one before it ended. */
export function joinSegments(segments: readonly ReadSegment[]): readonly ReadSegment[] {
  const whole: ReadSegment[] = []
  for (const segment of segments) {
    const before = whole.at(-1)
    const [end, begin] = [before && positionAt(before, before.length - 1), positionAt(segment, 0)]
    if (before && end && begin && isSeam(end, begin)) whole.splice(-1, 1, joined(before, segment))
    else whole.push(segment)
  }
  return whole
}

/** The point on the meridian stays once, or not at all when it tells nothing: on the straight way, without elevation and time. */
function joined(before: ReadSegment, next: ReadSegment): ReadSegment {
  const last = before.length - 1
  const [from, seam, to] = [positionAt(before, last - 1), positionAt(before, last), positionAt(next, 1)]
  const isCut = from && seam && to && isBetween(seam, from, to) && isBare(before, last) && isBare(next, 0)
  const kept = isCut ? last : before.length
  const column = (a: Float64Array | null, b: Float64Array | null, width: 1 | 2) =>
    a || b
      ? Float64Array.from([
          ...(a ?? filled(before.length * width)).subarray(0, kept * width),
          ...(b ?? filled(next.length * width)).subarray(width),
        ])
      : null
  return {
    length: kept + next.length - 1,
    lngLat: column(before.lngLat, next.lngLat, 2) ?? new Float64Array(0),
    elevationsMeters: column(before.elevationsMeters, next.elevationsMeters, 1),
    timestampsMs: column(before.timestampsMs, next.timestampsMs, 1),
  }
}

const filled = (length: number) => new Float64Array(length).fill(Number.NaN)

const isBare = ({ elevationsMeters, timestampsMs }: ReadSegment, index: number) =>
  Number.isNaN(elevationsMeters?.[index] ?? Number.NaN) && Number.isNaN(timestampsMs?.[index] ?? Number.NaN)

function positionAt({ lngLat }: ReadSegment, index: number): Position | null {
  const [lng, lat] = lngLat.subarray(2 * index, 2 * index + 2)
  return lng === undefined || lat === undefined ? null : [lng, lat]
}
