import type { Spot } from '@mishiori/map-document'
import type { DragHandler } from '../../map/drag/press-tracker.ts'
import { type DragParts, previewDrag } from '../../map/drag/preview-drag.ts'
import type { ScreenPoint } from '../../map/scene/edit-handles.ts'

interface SpotDragParts extends Omit<DragParts, 'release'>, Pick<DragHandler, 'release'> {
  readonly spot: Spot
}

/** Drags a pin, which moves its spot. */
export function spotDrag({ spot, ...parts }: SpotDragParts): DragHandler {
  const { color, icon, images } = spot
  return previewDrag({
    ...parts,
    dragged: { kind: 'spot' },
    preview: (position) => ({ kind: 'pin', color, icon, photo: images[0] ?? null, position }),
    drop: (position) => parts.send({ type: 'spot.move', objectId: spot.id, position }),
  })
}

/** Whether a point lies on the pin, 29 × 49, or the photo, 48 × 56, that stands at `foot`; a finger gets 44 pixels across. */
export function isOnPin(
  point: ScreenPoint,
  foot: ScreenPoint,
  { isTouch, isPhoto }: { readonly isTouch: boolean; readonly isPhoto: boolean },
): boolean {
  const reach = isPhoto ? 25 : isTouch ? 22 : 16
  const above = foot.y - point.y
  return Math.abs(point.x - foot.x) <= reach && above >= -8 && above <= (isPhoto ? 58 : 46)
}
