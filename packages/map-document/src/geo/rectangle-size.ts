import type { Rectangle } from '../map-object.ts'
import type { Position } from '../position.ts'
import { METERS_PER_DEGREE, RADIANS_PER_DEGREE } from './distance.ts'
import { longitudeDelta, wrapLongitude } from './longitude.ts'

type Box = Pick<Rectangle, 'west' | 'south' | 'east' | 'north'>

/** Width and height of a rectangle on the ground, in metres. */
export interface RectangleSize {
  /** Along the parallel in the middle of the rectangle. */
  readonly widthMeters: number
  /** Along a meridian. */
  readonly heightMeters: number
}

/** Ground metres of a rectangle's sides. */
export function rectangleSizeMeters(box: Box): RectangleSize {
  const { south, north } = box
  return {
    widthMeters: rectangleWidthDegrees(box) * METERS_PER_DEGREE * Math.cos(((south + north) / 2) * RADIANS_PER_DEGREE),
    heightMeters: (north - south) * METERS_PER_DEGREE,
  }
}

/** From its west side eastwards to its east side. */
export function rectangleWidthDegrees({ west, east }: Pick<Box, 'west' | 'east'>): number {
  return east < west ? east + 360 - west : east - west
}

/** The box with these opposite corners, in the shorter direction around the globe. */
export function rectangleBetween(corner: Position, opposite: Position): Box {
  const isEast = longitudeDelta(corner[0], opposite[0]) >= 0
  return {
    west: wrapLongitude(isEast ? corner[0] : opposite[0]),
    south: Math.min(corner[1], opposite[1]),
    east: wrapLongitude(isEast ? opposite[0] : corner[0]),
    north: Math.max(corner[1], opposite[1]),
  }
}

/**
 * The corner of a box of this size that lies opposite to `corner`, towards `to`. Its longitude runs on beyond ±180° instead of jumping, so
 * that a box wider than the world can be told from a narrow one.
 */
export function oppositeCorner(
  corner: Position,
  size: RectangleSize,
  to: { isEast: boolean; isNorth: boolean },
): Position {
  const lat = corner[1] + ((to.isNorth ? 1 : -1) * size.heightMeters) / METERS_PER_DEGREE
  const squeeze = Math.cos(((corner[1] + lat) / 2) * RADIANS_PER_DEGREE)
  const lng = corner[0] + ((to.isEast ? 1 : -1) * size.widthMeters) / (METERS_PER_DEGREE * squeeze)
  return [lng, lat]
}
