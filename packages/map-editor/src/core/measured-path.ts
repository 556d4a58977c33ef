import { cumulativeDistancesMeters, longitudeDelta, type Position, wrapLongitude } from '@mishiori/map-document'

/** A path measured along its length. */
export interface MeasuredPath {
  /** From the start to each vertex. */
  readonly distancesMeters: readonly number[]
  readonly lengthMeters: number
  /** The place so far along the path; its ends for what lies before or beyond it. */
  readonly positionAt: (distanceMeters: number) => Position
}

/** @param path at least two positions, [longitude, latitude] in degrees. */
export function measurePath(path: readonly Position[]): MeasuredPath {
  const distancesMeters = cumulativeDistancesMeters(path)
  return {
    distancesMeters,
    lengthMeters: distancesMeters.at(-1) ?? 0,
    positionAt: (distanceMeters) => positionAt(path, distancesMeters, distanceMeters),
  }
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
