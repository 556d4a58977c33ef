import { circleRing, type Position } from '@mishiori/map-document'
import type { EditorEvent } from '../../core/events.ts'
import type { MachineActor, MachineSnapshot } from '../../core/selectors.ts'
import { selectEditedLine, selectEraserRadius } from '../../core/selectors.ts'
import type { DragPreview } from '../../map/overlay/drag-preview.ts'
import { nextEraserRadius, visibleEraserRadius } from './eraser-radii.ts'

/** What would be erased at a place; null while nothing is erased. */
export function eraserPreview(snapshot: MachineSnapshot, center: Position): DragPreview | null {
  const radiusMeters = selectEraserRadius(snapshot)
  const line = selectEditedLine(snapshot)
  if (radiusMeters === null || !line) return null
  return { kind: 'area', color: line.color, points: circleRing({ center, radiusMeters }), handle: center }
}

/** Null while nothing is erased. */
export function resizeEraser(snapshot: MachineSnapshot, step: 1 | -1): EditorEvent | null {
  const radiusMeters = selectEraserRadius(snapshot)
  return radiusMeters === null ? null : { type: 'eraser.resize', radiusMeters: nextEraserRadius(radiusMeters, step) }
}

/** An eraser that is chosen where its circle is too small to be seen gets another size. */
export function fitEraserToMap({
  actor,
  metersPerPixel,
}: {
  readonly actor: MachineActor
  readonly metersPerPixel: () => number
}) {
  let isErasing = false
  return actor.subscribe((snapshot) => {
    const radiusMeters = selectEraserRadius(snapshot)
    const isTaken = radiusMeters !== null && !isErasing
    isErasing = radiusMeters !== null
    if (!isTaken) return
    const visible = visibleEraserRadius(radiusMeters, metersPerPixel())
    if (visible !== radiusMeters) actor.send({ type: 'eraser.resize', radiusMeters: visible })
  })
}
