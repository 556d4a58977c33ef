import type { Position } from '@mishiori/map-document'

/** How many points a packed path has. */
function pointCount(path: Float64Array): number {
  return path.length >> 1
}

/** A point of a packed path. @throws {RangeError} outside of it. */
function pointAt(path: Float64Array, index: number): Position {
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
