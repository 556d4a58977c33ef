import { type Position, SENSOR_SERIES } from '@mishiori/map-document'
import type { ReadSegment } from '../read-result.ts'
import { isBetween, isSeam } from './join.ts'

/** The points of a segment that are part of the joined one. */
interface Part {
  readonly segment: ReadSegment
  readonly from: number
  readonly to: number
}

/** Puts segments of one line together that were cut at 180° (RFC 7946 §3.1.9), each going on where the one before it ended. */
export function joinSegments(segments: readonly ReadSegment[]): readonly ReadSegment[] {
  const wholes: Part[][] = []
  for (const segment of segments) {
    const parts = wholes.at(-1)
    const before = parts?.at(-1)
    if (parts && before && goesOn(before, segment)) parts.splice(-1, 1, ...joined(before, segment))
    else wholes.push([{ segment, from: 0, to: segment.length }])
  }
  return wholes.map((parts) => (parts.length > 1 ? concatenated(parts) : (parts[0]?.segment ?? concatenated([]))))
}

function goesOn({ segment: before, to }: Part, next: ReadSegment): boolean {
  const [end, begin] = [positionAt(before, to - 1), positionAt(next, 0)]
  return end !== null && begin !== null && isSeam(end, begin)
}

/**
 * The point on the meridian is kept once, or not at all when it adds nothing: on a straight segment, without elevation,
 * time and measurements.
 */
function joined(before: Part, next: ReadSegment): readonly [Part, Part] {
  const last = before.to - 1
  const [from, seam, to] = [positionAt(before.segment, last - 1), positionAt(before.segment, last), positionAt(next, 1)]
  const isCut = from && seam && to && isBetween(seam, from, to) && isBare(before.segment, last) && isBare(next, 0)
  return [
    { ...before, to: isCut ? last : before.to },
    { segment: next, from: 1, to: next.length },
  ]
}

/** One segment of the points of all parts. */
export function concatenated(parts: readonly Part[]): ReadSegment {
  const length = parts.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0)
  const column = (of: (segment: ReadSegment) => Float64Array | null, width: 1 | 2) => {
    if (parts.every(({ segment }) => of(segment) === null)) return null
    const whole = new Float64Array(length * width).fill(Number.NaN)
    let at = 0
    for (const { segment, from, to } of parts) {
      const values = of(segment)
      if (values) whole.set(values.subarray(from * width, to * width), at)
      at += Math.max(0, to - from) * width
    }
    return whole
  }
  const measured = SENSOR_SERIES.flatMap((name) => {
    const values = column(({ sensors }) => sensors?.[name] ?? null, 1)
    return values ? [[name, values] as const] : []
  })
  return {
    length,
    lngLat: column(({ lngLat }) => lngLat, 2) ?? new Float64Array(0),
    elevationsMeters: column(({ elevationsMeters }) => elevationsMeters, 1),
    timestampsMs: column(({ timestampsMs }) => timestampsMs, 1),
    ...(measured.length > 0 && { sensors: Object.fromEntries(measured) }),
  }
}

const isBare = ({ elevationsMeters, timestampsMs, sensors = {} }: ReadSegment, index: number) =>
  [elevationsMeters, timestampsMs, ...Object.values(sensors)].every((column) =>
    Number.isNaN(column?.[index] ?? Number.NaN),
  )

function positionAt({ lngLat }: ReadSegment, index: number): Position | null {
  const [lng, lat] = lngLat.subarray(2 * index, 2 * index + 2)
  return lng === undefined || lat === undefined ? null : [lng, lat]
}
