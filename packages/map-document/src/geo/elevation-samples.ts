import type { Position } from '../position.ts'
import { haversineDistanceMeters, pathLengthMeters } from './distance.ts'
import { longitudeDelta, wrapLongitude } from './longitude.ts'

/** Below this step, elevation models add no detail. Metres. */
const FINEST_STEP_METERS = 10

/**
 * The same way with more points: its own, and between them others, evenly spread along each stretch and at least 10 m apart, as many as
 * `maxPoints` has room for. A path that has `maxPoints` already is answered as it is.
 */
export function densifyPath(path: readonly Position[], maxPoints: number): readonly Position[] {
  const room = maxPoints - path.length
  if (room <= 0) return path
  const stepMeters = Math.max(FINEST_STEP_METERS, pathLengthMeters(path) / room)
  const dense: Position[] = []
  for (const [index, from] of path.entries()) {
    dense.push(from)
    const to = path[index + 1]
    if (to) dense.push(...pointsBetween(from, to, Math.floor(haversineDistanceMeters(from, to) / stepMeters)))
  }
  return dense
}

function pointsBetween(from: Position, to: Position, count: number): readonly Position[] {
  const east = longitudeDelta(from[0], to[0])
  const north = to[1] - from[1]
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / (count + 1)
    return [wrapLongitude(from[0] + east * part), from[1] + north * part] as const
  })
}

/** Where the elevations of a line are looked up. */
export interface ElevationSamples {
  /** The path of the line, with more points where it has few, because a straight segment may cross a mountain. */
  readonly path: readonly Position[]
  /** Which of its points are looked up, with both ends. */
  readonly indices: readonly number[]
}

/** At most `maxPoints` places along a path, enough to draw its profile. */
export function elevationSamples(path: readonly Position[], maxPoints: number): ElevationSamples {
  const dense = densifyPath(path, maxPoints)
  const count = Math.min(dense.length, maxPoints)
  const last = dense.length - 1
  const indices = Array.from({ length: count }, (_, order) =>
    count === 1 ? 0 : Math.round((order * last) / (count - 1)),
  )
  return { path: dense, indices }
}

/** Elevations of samples as a line has them: one for each point of its path, null where none was looked up or is known. */
export function elevationsOfSamples(
  { path, indices }: ElevationSamples,
  sampledMeters: readonly (number | null)[],
): readonly (number | null)[] {
  const elevationsMeters: (number | null)[] = path.map(() => null)
  for (const [order, index] of indices.entries()) elevationsMeters[index] = sampledMeters[order] ?? null
  return elevationsMeters
}
