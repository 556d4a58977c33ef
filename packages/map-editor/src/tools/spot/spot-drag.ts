import type { Spot } from '@mishiori/map-document'
import type { DragHandler } from '../../map/drag/press-tracker.ts'
import { type DragParts, previewDrag } from '../../map/drag/preview-drag.ts'

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
