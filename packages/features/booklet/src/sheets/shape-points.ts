import { circleRing, type MapDocument, rectangleRing, type Shape } from '@mishiori/map-document'
import { toWorldPath, type WorldPoint } from '../strips/frame.ts'

export interface OutlinedShape {
  readonly shape: Shape
  readonly points: readonly WorldPoint[]
}

/** The outlines of areas and other shapes. */
export function outlinedShapes({ layers }: MapDocument): readonly OutlinedShape[] {
  return layers
    .flatMap(({ objects }) => objects)
    .filter((object): object is Shape => ['circle', 'rectangle', 'polygon'].includes(object.kind))
    .map((shape) => ({ shape, points: toWorldPath(ringOf(shape)) }))
}

function ringOf(shape: Shape) {
  switch (shape.kind) {
    case 'circle':
      return circleRing(shape)
    case 'rectangle':
      return rectangleRing(shape)
    case 'polygon':
      return [...shape.vertices, ...shape.vertices.slice(0, 1)]
  }
}
