import type { EditTarget } from '../../core/selectors.ts'
import { recordingDrag } from '../../tools/recording/recording-drag.ts'
import { shapeDrag } from '../../tools/shape/shape-drag.ts'
import type { PathPick } from '../pick/pick-on-path.ts'
import { pathDrag } from './path-drag.ts'
import type { DragHandler } from './press-tracker.ts'
import type { DragParts } from './preview-drag.ts'

/** What was picked of the object under edit, as a drag handler. */
export function dragHandlerOf(parts: DragParts, object: EditTarget, pick: PathPick): DragHandler {
  if (object.kind === 'routeTarget') return pathDrag(parts, { ...object, points: object.stops, isDragged: false }, pick)
  if (object.kind === 'trimTarget') return recordingDrag(parts, object, pick.index)
  if ('path' in object) return pathDrag(parts, { ...object, points: object.path, isDragged: true }, pick)
  return shapeDrag(parts, object, pick)
}
