import type { Position } from '../position.ts'
import { cumulativeDistancesMeters, EARTH_RADIUS_METERS, RADIANS_PER_DEGREE } from './distance.ts'
import { longitudeDelta, wrapLongitude } from './longitude.ts'

/** How far along a line somebody is. */
export interface LineProgress {
  /** The point of the line nearest to them, of those that they can be at. */
  readonly position: Position
  /** From vertex `segmentIndex` of the line to the next. */
  readonly segmentIndex: number
  readonly alongMeters: number
  readonly leftMeters: number
  /** How far they are from the line. */
  readonly offMeters: number
  /** The farthest along that they have been. */
  readonly furthestMeters: number
}

/** Places of the line that are hardly farther than the nearest one are possible as well: what a position is not exact by. */
const INEXACT_METERS = 25
/** What each metre from the farthest place costs, in metres off the line; going back costs twice as much. */
const COST_AHEAD = 0.2
const COST_BACK = 0.4

interface Place {
  readonly segmentIndex: number
  /** Where on the segment: 0 is its start, 1 its end. */
  readonly fraction: number
  readonly alongMeters: number
  readonly offMeters: number
  readonly position: Position
}

/**
 * Where somebody is along a line that they follow, and how much of it is left. `previous` is what was answered for
 * their last position: where a line passes a place twice, as loops do and ways there and back, it tells which time it
 * is. They are rather ahead of where they were than behind, and rather near to it than far; without `previous`, rather
 * at the beginning.
 *
 * @returns null for a line of fewer than two positions.
 */
export function progressAlong(
  path: readonly Position[],
  position: Position,
  previous: LineProgress | null = null,
): LineProgress | null {
  const distances = cachedDistances(path)
  const total = distances.at(-1) ?? 0
  const places = nearestPlaces(path, distances, position)
  let best: { place: Place; cost: number } | null = null
  for (const place of places) {
    const cost = place.offMeters + travelCost(place.alongMeters, previous)
    if (!best || cost < best.cost) best = { place, cost }
  }
  if (!best) return null
  const { segmentIndex, position: place, alongMeters, offMeters } = best.place
  const furthestMeters = Math.max(previous?.furthestMeters ?? 0, alongMeters)
  const leftMeters = Math.max(0, total - alongMeters)
  return { position: place, segmentIndex, alongMeters, leftMeters, offMeters, furthestMeters }
}

/** Measured from the farthest place: a user who turns round soon counts as on the way back where there is one; small steps back do not. */
function travelCost(alongMeters: number, previous: LineProgress | null): number {
  const ahead = alongMeters - (previous?.furthestMeters ?? 0)
  return ahead >= 0 ? ahead * COST_AHEAD : -ahead * COST_BACK
}

/** Local minima of the distance to the line, as far as a position can be at them. */
function nearestPlaces(path: readonly Position[], distances: readonly number[], position: Position): readonly Place[] {
  const segments = distances.slice(1).map((_, index) => placeOnSegment(path, distances, { index, position }))
  const least = segments.reduce((nearest, { offMeters }) => Math.min(nearest, offMeters), Number.POSITIVE_INFINITY)
  const near = segments.filter((place, index) => {
    if (place.offMeters > least + INEXACT_METERS) return false
    const isNearestBehind = place.fraction > 0 || (segments[index - 1]?.fraction ?? 1) === 1
    const isNearestAhead = place.fraction < 1 || (segments[index + 1]?.fraction ?? 0) === 0
    return isNearestBehind && isNearestAhead
  })
  // Half around the world there is no telling which way is nearer.
  return near.length > 0 ? near : segments.filter(({ offMeters }) => offMeters === least)
}

/** On a plane around the position: exact where they are near, and elsewhere far in any case. */
function placeOnSegment(
  path: readonly Position[],
  distances: readonly number[],
  { index, position: [lng0, lat0] }: { readonly index: number; readonly position: Position },
): Place {
  const [from, to] = [path[index] ?? [0, 0], path[index + 1] ?? [0, 0]]
  const squeeze = Math.cos(lat0 * RADIANS_PER_DEGREE)
  const [x, y] = [longitudeDelta(lng0, from[0]) * squeeze, from[1] - lat0]
  const [dx, dy] = [longitudeDelta(from[0], to[0]) * squeeze, to[1] - from[1]]
  const lengthSquared = dx ** 2 + dy ** 2
  const fraction = lengthSquared === 0 ? 0 : Math.max(0, Math.min(1, -(x * dx + y * dy) / lengthSquared))
  const offDegrees = Math.hypot(x + dx * fraction, y + dy * fraction)
  const [start, end] = [distances[index] ?? 0, distances[index + 1] ?? 0]
  return {
    segmentIndex: index,
    fraction,
    alongMeters: start + (end - start) * fraction,
    offMeters: offDegrees * RADIANS_PER_DEGREE * EARTH_RADIUS_METERS,
    position: [
      wrapLongitude(from[0] + longitudeDelta(from[0], to[0]) * fraction),
      from[1] + (to[1] - from[1]) * fraction,
    ],
  }
}

const knownDistances = new WeakMap<readonly Position[], readonly number[]>()

/** Measured once for each path: paths do not change. */
function cachedDistances(path: readonly Position[]): readonly number[] {
  const known = knownDistances.get(path)
  if (known) return known
  const distances = cumulativeDistancesMeters(path)
  knownDistances.set(path, distances)
  return distances
}
