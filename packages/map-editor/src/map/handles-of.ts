import type { Position } from '@mishiori/map-document'
import type { Held } from '../machine/selectors.ts'
import { shapeHandles } from '../tools/shape/shape-handles.ts'

/** What Tab goes through: the vertices of a line, the stops of a navigation line, the ends of a recording, the handles of a shape. */
export function handlesOf(object: Held | null): readonly Position[] {
  if (!object) return []
  if (object.kind === 'heldRoute' || object.kind === 'heldTrim') return object.stops
  return 'path' in object ? object.path : shapeHandles(object)
}
