import {
  type AnyLine,
  cumulativeDistancesMeters,
  longitudeDelta,
  nearestPointOnPath,
  type Position,
  wrapLongitude,
} from '@mishiori/map-document'

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
  const distancesMeters = cumulativeDistancesMeters(line.path)
  return {
    line,
    lengthMeters: distancesMeters.at(-1) ?? 0,
    positionAt: (distanceMeters) => positionAt(line.path, distancesMeters, distanceMeters),
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

function positionAt(path: readonly Position[], distances: readonly number[], distanceMeters: number): Position {
  const after = Math.min(firstIndexNotBelow(distances, distanceMeters), path.length - 1)
  const before = Math.max(0, after - 1)
  const [from, to] = [path[before], path[after]]
  if (!from || !to) throw new Error('A line has at least two points.')
  const [start, end] = [distances[before] ?? 0, distances[after] ?? 0]
  const part = end > start ? Math.min(1, Math.max(0, (distanceMeters - start) / (end - start))) : 0
  return [wrapLongitude(from[0] + longitudeDelta(from[0], to[0]) * part), from[1] + (to[1] - from[1]) * part]
}

/** Binary search; `ascending.length` when every value is below. */
function firstIndexNotBelow(ascending: readonly number[], value: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
