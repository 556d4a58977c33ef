import { type ElevationStats, elevationAt, elevationStats } from '@mishiori/map-document'
import type { Profile } from './profile-geometry.ts'

/** A part of a line, in metres from its start. */
export interface ProfileRange {
  /** Where it begins; at least 0. */
  readonly fromMeters: number
  /** Where it ends; at most the length of the line. */
  readonly toMeters: number
}

export interface RangeStats extends ElevationStats {
  readonly lengthMeters: number
  /** Height from one end to the other in percent of the way between them; null for a part without length. */
  readonly slopePercent: number | null
}

/** The range between two distances in either order, clamped to the line. */
export function rangeBetween(first: number, second: number, lengthMeters: number): ProfileRange {
  const within = (meters: number) => Math.min(lengthMeters, Math.max(0, meters))
  return { fromMeters: within(Math.min(first, second)), toMeters: within(Math.max(first, second)) }
}

/** What is left of a part when its line has become shorter; null where nothing is. */
export function remainingRange(range: ProfileRange, lengthMeters: number): ProfileRange | null {
  if (range.toMeters <= lengthMeters) return range
  return range.fromMeters < lengthMeters ? { ...range, toMeters: lengthMeters } : null
}

/** Climb, descent and slope of a part; its ends count with the elevation between their neighbours. Null where none is known. */
export function rangeStats({ points }: Profile, { fromMeters, toMeters }: ProfileRange): RangeStats | null {
  const inside = points.filter(({ distanceMeters }) => distanceMeters > fromMeters && distanceMeters < toMeters)
  const start = elevationAt(points, fromMeters)
  const end = elevationAt(points, toMeters)
  const stats = elevationStats([start, ...inside.map(({ elevationMeters }) => elevationMeters), end])
  if (!stats) return null
  const lengthMeters = toMeters - fromMeters
  const first = start ?? inside[0]?.elevationMeters
  const last = end ?? inside.at(-1)?.elevationMeters
  const isSloped = lengthMeters > 0 && first !== undefined && last !== undefined
  return { ...stats, lengthMeters, slopePercent: isSloped ? ((last - first) / lengthMeters) * 100 : null }
}
