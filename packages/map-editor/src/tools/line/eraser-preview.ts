import { circleRing, type Position } from '@mishiori/map-document'
import type { EditorSnapshot } from '../../core/selectors.ts'
import { selectEditedLine, selectEraserRadius } from '../../core/selectors.ts'
import type { Sketch } from '../../map/overlay/drag-preview.ts'

/** What would be erased at a place; null while the eraser is not in the hand. */
export function eraserSketch(snapshot: EditorSnapshot, center: Position): Sketch | null {
  const radiusMeters = selectEraserRadius(snapshot)
  const line = selectEditedLine(snapshot)
  if (radiusMeters === null || !line) return null
  return { kind: 'area', color: line.color, points: circleRing({ center, radiusMeters }), handle: center }
}
