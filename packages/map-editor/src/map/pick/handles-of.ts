import type { Position } from '@mishiori/map-document'
import { shapeHandles } from '../../core/drafts/shape-handles.ts'
import type { EditTarget } from '../../core/selectors.ts'

/** What Tab goes through: the vertices of a line, the stops of a navigation line, the ends of a recording, the handles of a shape. */
export function handlesOf(object: EditTarget | null): readonly Position[] {
  if (!object) return []
  if (object.kind === 'routeTarget' || object.kind === 'trimTarget') return object.stops
  return 'path' in object ? object.path : shapeHandles(object)
}
