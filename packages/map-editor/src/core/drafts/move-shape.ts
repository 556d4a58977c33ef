import {
  longitudeDelta,
  MAP_LIMITS,
  objectBounds,
  type Polygon,
  type Position,
  type Rectangle,
  rectangleWidthDegrees,
  type Shape,
  type ShapeGeometry,
  wrapLongitude,
} from '@mishiori/map-document'

/** Start and end of a drag of a whole shape. */
export interface Shift {
  /** `[longitude, latitude]` in degrees. */
  readonly from: Position
  /** `[longitude, latitude]` in degrees. */
  readonly to: Position
}

/**
 * Moves a whole shape by the grabbed position. Its size on the ground is preserved: the map shows shapes farther from the
 * equator larger in both directions.
 */
export function movedShape(shape: Shape, shift: Shift): ShapeGeometry {
  if (shape.kind === 'circle') {
    return { kind: 'circle', center: moverOf(shift, 1)(shape.center), radiusMeters: shape.radiusMeters }
  }
  return shape.kind === 'rectangle' ? movedRectangle(shape, shift) : movedPolygon(shape, shift)
}

function movedRectangle(rectangle: Rectangle, shift: Shift): ShapeGeometry {
  const stretch = stretchOf((rectangle.south + rectangle.north) / 2, shift)
  const move = moverOf(shift, rectangleWidthDegrees(rectangle) * stretch < 360 ? stretch : 1)
  const [west, south] = move([rectangle.west, rectangle.south])
  const [east, north] = move([rectangle.east, rectangle.north])
  return { kind: 'rectangle', west, south, east, north }
}

function movedPolygon(polygon: Polygon, shift: Shift): ShapeGeometry {
  const [, south = 0, , north = 0] = objectBounds(polygon) ?? []
  return { kind: 'polygon', vertices: polygon.vertices.map(moverOf(shift, stretchOf((south + north) / 2, shift))) }
}

function moverOf({ from, to }: Shift, stretch: number) {
  const northward = to[1] - from[1]
  return ([lng, lat]: Position): Position => [
    wrapLongitude(to[0] + longitudeDelta(from[0], lng) * stretch),
    lat + northward,
  ]
}

/** The number of degrees of longitude at the destination that are as long as one in the middle of a shape. */
function stretchOf(latitude: number, { from, to }: Shift): number {
  return degreeLength(latitude) / degreeLength(latitude + to[1] - from[1])
}

/** Length of a degree of longitude relative to the equator; clamped at the edge of the map. */
function degreeLength(latitude: number): number {
  return Math.cos((Math.min(Math.abs(latitude), MAP_LIMITS.latitude) * Math.PI) / 180)
}
