import { circleRing, type Position } from '@mishiori/map-document'
import type { EditorSnapshot } from '../../core/selectors.ts'
import { selectEditedLine, selectEraserRadius } from '../../core/selectors.ts'
import type { DragPreview } from '../../map/overlay/drag-preview.ts'

/** What would be erased at a place; null while nothing is erased. */
export function eraserPreview(snapshot: EditorSnapshot, center: Position): DragPreview | null {
  const radiusMeters = selectEraserRadius(snapshot)
  const line = selectEditedLine(snapshot)
  if (radiusMeters === null || !line) return null
  return { kind: 'area', color: line.color, points: circleRing({ center, radiusMeters }), handle: center }
}
