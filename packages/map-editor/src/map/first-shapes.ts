import type { MapObject } from '@mishiori/map-document'
import type { DrawnShape, LineOrArea } from './shape-diff.ts'

/** Fewer vertices than this are sent in one go. */
const LARGE_VERTICES = 10_000

/** What a large document shows first: its main line, or else its first line, and one area. Of a small one, everything. */
export function firstShapes(shapes: readonly DrawnShape[], main: MapObject | null): readonly DrawnShape[] {
  const vertices = shapes.reduce((sum, { object }) => sum + verticesOf(object), 0)
  if (vertices < LARGE_VERTICES) return shapes
  const line = shapes.find(({ object }) => object === main) ?? shapes.find(({ object }) => 'path' in object)
  const area = shapes.find(({ object }) => !('path' in object))
  return [line, area].filter((shape) => shape !== undefined)
}

function verticesOf(object: LineOrArea): number {
  if ('path' in object) return object.path.length
  return 'vertices' in object ? object.vertices.length : 0
}
