import { type AnyLine, nearestPointOnPath, type Position } from '@mishiori/map-document'
import { measurePath } from '../../core/measured-path.ts'

/** A line measured along its length, so that profile and map can point at the same place. */
export interface ProfileLine {
  readonly line: AnyLine
  readonly lengthMeters: number
  readonly positionAt: (distanceMeters: number) => Position
  /** How far along the line the place nearest to `position` is; null when that is farther away than `reachMeters`. */
  readonly distanceAt: (position: Position, reachMeters: number) => number | null
}

/** Null for a line that knows no elevations. */
export function createProfileLine(line: AnyLine): ProfileLine | null {
  if (!line.elevationsMeters?.some((meters) => meters !== null)) return null
  const { distancesMeters, lengthMeters, positionAt } = measurePath(line.path)
  return {
    line,
    lengthMeters,
    positionAt,
    distanceAt: (position, reachMeters) => {
      const nearest = nearestPointOnPath(line.path, position)
      if (!nearest || nearest.distanceMeters > reachMeters) return null
      const start = distancesMeters[nearest.segmentIndex] ?? 0
      const end = distancesMeters[nearest.segmentIndex + 1] ?? start
      return start + (end - start) * nearest.fraction
    },
  }
}

/** How far along the first of the lines that are near enough a place is; null when none is. */
export function distanceOnAny(lines: readonly ProfileLine[], position: Position, reachMeters: number): number | null {
  for (const { distanceAt } of lines) {
    const meters = distanceAt(position, reachMeters)
    if (meters !== null) return meters
  }
  return null
}

/** The same distance on each line that is long enough. */
export function positionsAt(lines: readonly ProfileLine[], distanceMeters: number | null): readonly Position[] {
  if (distanceMeters === null) return []
  return lines.flatMap((line) => (distanceMeters <= line.lengthMeters ? [line.positionAt(distanceMeters)] : []))
}
