import type { AnyLine, Position, Shape } from '@mishiori/map-document'
import { shapeHandles } from '../tools/shape/shape-handles.ts'

/** What Tab goes through: the vertices of a line, the handles of a shape. */
export function handlesOf(object: AnyLine | Shape | null): readonly Position[] {
  if (!object) return []
  return 'path' in object ? object.path : shapeHandles(object)
}
