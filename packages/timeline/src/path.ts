import { haversineDistanceMeters, type Position } from '@mishiori/map-document'

/** How many points a packed path has. */
export function pointCount(path: Float64Array): number {
  return path.length >> 1
}

/** A point of a packed path. @throws {RangeError} outside of it. */
export function pointAt(path: Float64Array, index: number): Position {
  const lng = path[2 * index]
  const lat = path[2 * index + 1]
  if (lng === undefined || lat === undefined) throw new RangeError(`The path has no point ${index}`)
  return [lng, lat]
}

export function toPositions(path: Float64Array): readonly Position[] {
  return Array.from({ length: pointCount(path) }, (_, index) => pointAt(path, index))
}

export function packPath(positions: readonly Position[]): Float64Array {
  const path = new Float64Array(2 * positions.length)
  positions.forEach(([lng, lat], index) => {
    path[2 * index] = lng
    path[2 * index + 1] = lat
  })
  return path
}

/** Length of a packed path in metres, along great circles. */
export function packedLengthMeters(path: Float64Array): number {
  let length = 0
  for (let index = 1; index < pointCount(path); index++) {
    length += haversineDistanceMeters(pointAt(path, index - 1), pointAt(path, index))
  }
  return length
}
