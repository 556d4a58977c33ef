import type { DrawnShape, LineOrArea } from './shape-diff.ts'

/** So many vertices can be handed to the map's worker without keeping a finger waiting. */
const SLICE_VERTICES = 16_000

/** A document's shapes in the parts in which they are sent; a small document is one part. */
export function sliceShapes(shapes: readonly DrawnShape[]): readonly (readonly DrawnShape[])[] {
  const slices: DrawnShape[][] = []
  let room = 0
  for (const shape of shapes) {
    if (room <= 0) {
      slices.push([])
      room = SLICE_VERTICES
    }
    slices.at(-1)?.push(shape)
    room -= verticesOf(shape.object)
  }
  return slices
}

function verticesOf(object: LineOrArea): number {
  if ('path' in object) return object.path.length
  return 'vertices' in object ? object.vertices.length : 4
}
