import type { Position } from '@mishiori/map-document'
import type { ReadSegment } from '../../read-result.ts'
import type { NoteCounter } from '../notes.ts'
import { mapSensors } from '../sensors.ts'

/** Degrees: what is nearer to 0°, 0° than any device measures. */
const ZERO = 1e-6
/** A line that comes this near to 0°, 0° by other points was really there. Degrees. */
const NEAR_ZERO = 1

/**
 * A segment without the points at 0°, 0°, which devices write before they have a fix and when they lose it. They are
 * counted. Where the point before or after them is near, the line was in the Gulf of Guinea, and they stay.
 */
export function withoutMissingFixes(segment: ReadSegment, notes: NoteCounter): ReadSegment {
  const { lngLat, length } = segment
  const missing: [from: number, to: number][] = []
  for (let index = 0; index < length; index++) {
    if (!isZero(lngLat, index)) continue
    const from = index
    while (index + 1 < length && isZero(lngLat, index + 1)) index++
    const to = index + 1
    const isThere = (from > 0 && isNear(lngLat, from - 1)) || (to < length && isNear(lngLat, to))
    if (!isThere) missing.push([from, to])
  }
  if (missing.length === 0) return segment
  const kept = without(segment, missing)
  notes.add('point.no_fix', length - kept.length)
  return kept
}

/** Whether a position is what devices write without a fix. */
export const isNoFix = (position: Position): boolean => position.every((degrees) => Math.abs(degrees) <= ZERO)

/** The vertices of an area without those at 0°, 0°. One beside the equator or the first meridian was drawn by a grid. */
export function withoutMissingVertices(vertices: readonly Position[], notes: NoteCounter): readonly Position[] {
  const isThere = (index: number) =>
    [index - 1, (index + 1) % vertices.length].some((beside) =>
      vertices.at(beside)?.some((degrees) => Math.abs(degrees) <= NEAR_ZERO),
    )
  const kept = vertices.filter((vertex, index) => !isNoFix(vertex) || isThere(index))
  notes.add('point.no_fix', vertices.length - kept.length)
  return kept.length === vertices.length ? vertices : kept
}

const isWithin = (lngLat: Float64Array, index: number, degrees: number) =>
  Math.abs(lngLat[2 * index] ?? Number.NaN) <= degrees && Math.abs(lngLat[2 * index + 1] ?? Number.NaN) <= degrees
const isZero = (lngLat: Float64Array, index: number) => isWithin(lngLat, index, ZERO)
const isNear = (lngLat: Float64Array, index: number) => isWithin(lngLat, index, NEAR_ZERO)

function without(segment: ReadSegment, missing: readonly (readonly [from: number, to: number])[]): ReadSegment {
  const isKept = new Uint8Array(segment.length).fill(1)
  for (const [from, to] of missing) isKept.fill(0, from, to)
  return keepPoints(segment, isKept)
}

/** The points of a segment that are marked with a 1. */
export function keepPoints(segment: ReadSegment, isKept: Uint8Array): ReadSegment {
  const { lngLat, elevationsMeters, timestampsMs } = segment
  return {
    length: isKept.reduce((sum, kept) => sum + kept, 0),
    lngLat: lngLat.filter((_, at) => isKept[at >> 1] === 1),
    elevationsMeters: elevationsMeters?.filter((_, at) => isKept[at] === 1) ?? null,
    timestampsMs: timestampsMs?.filter((_, at) => isKept[at] === 1) ?? null,
    ...mapSensors(segment, (column) => column.filter((_, at) => isKept[at] === 1)),
  }
}
