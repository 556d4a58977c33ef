import { longitudeDelta, type Position, type Shape, type ShapeGeometry, wrapLongitude } from '@mishiori/map-document'

/** From where a shape was taken hold of to where it was put. */
export interface Shift {
  readonly from: Position
  readonly to: Position
}

/** A whole shape, moved. A circle keeps its radius; the others keep their sides in degrees, as the map shows them. */
export function movedShape(shape: Shape, { from, to }: Shift): ShapeGeometry {
  const [eastward, northward] = [longitudeDelta(from[0], to[0]), to[1] - from[1]]
  const move = ([lng, lat]: Position): Position => [wrapLongitude(lng + eastward), lat + northward]
  switch (shape.kind) {
    case 'circle':
      return { kind: 'circle', center: move(shape.center), radiusMeters: shape.radiusMeters }
    case 'rectangle': {
      const [[west, south], [east, north]] = [move([shape.west, shape.south]), move([shape.east, shape.north])]
      return { kind: 'rectangle', west, south, east, north }
    }
    case 'polygon':
      return { kind: 'polygon', vertices: shape.vertices.map(move) }
  }
}
