import type { Position } from '../position.ts'

/** Mean Earth radius R1 of the IUGG, metres. */
export const EARTH_RADIUS_METERS = 6_371_008.8

export const RADIANS_PER_DEGREE = Math.PI / 180

/** Of latitude, and of longitude on the equator. */
export const METERS_PER_DEGREE = EARTH_RADIUS_METERS * RADIANS_PER_DEGREE

/**
 * Great-circle distance between two positions, by the haversine formula on a sphere of {@link EARTH_RADIUS_METERS}.
 * Within 0.6 % of the ellipsoid, which is enough for the two decimals of a kilometre the product shows. Not `@turf/distance`, which
 * answers NaN for one in 25 pairs of antipodes.
 *
 * @returns metres.
 */
export function haversineDistanceMeters([lngA, latA]: Position, [lngB, latB]: Position): number {
  const sinLat = Math.sin(((latB - latA) * RADIANS_PER_DEGREE) / 2)
  const sinLng = Math.sin(((lngB - lngA) * RADIANS_PER_DEGREE) / 2)
  const cosines = Math.cos(latA * RADIANS_PER_DEGREE) * Math.cos(latB * RADIANS_PER_DEGREE)
  const half = sinLat * sinLat + cosines * sinLng * sinLng
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Distance from the start to each position along the path, metres; as long as the path, beginning with 0. */
export function cumulativeDistancesMeters(path: readonly Position[]): readonly number[] {
  const distances: number[] = []
  let total = 0
  let previous: Position | undefined
  for (const position of path) {
    if (previous) total += haversineDistanceMeters(previous, position)
    distances.push(total)
    previous = position
  }
  return distances
}

const knownLengths = new WeakMap<readonly Position[], number>()

/**
 * Length of a path in metres; 0 for fewer than two positions. Measured once for each path: paths do not change. Not
 * `@turf/length`, which makes a feature of every segment and takes two to three times as long.
 */
export function pathLengthMeters(path: readonly Position[]): number {
  const known = knownLengths.get(path)
  if (known !== undefined) return known
  let length = 0
  let previous: Position | undefined
  for (const position of path) {
    if (previous) length += haversineDistanceMeters(previous, position)
    previous = position
  }
  knownLengths.set(path, length)
  return length
}
