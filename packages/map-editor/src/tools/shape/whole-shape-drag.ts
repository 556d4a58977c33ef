import type { Position, Shape } from '@mishiori/map-document'
import { movedShape } from '../../core/drafts/move-shape.ts'
import { onGlobe } from '../../map/camera/on-globe.ts'
import type { DragHandler } from '../../map/drag/press-tracker.ts'
import { type DragParts, previewDrag } from '../../map/drag/preview-drag.ts'
import { areaPreview } from './shape-drag.ts'

/** Drags a whole shape, from `from`. */
export function wholeShapeDrag(
  parts: Omit<DragParts, 'release'>,
  shape: Shape,
  { from, release }: Pick<DragHandler, 'release'> & { readonly from: Position },
): DragHandler {
  const start = onGlobe(from)
  return previewDrag({
    ...parts,
    dragged: { kind: 'shape' },
    preview: (position) => {
      const geometry = movedShape(shape, { from: start, to: onGlobe(position) })
      return { ...areaPreview({ ...shape, ...geometry } as Shape, position), handle: null } // a move preserves the kind
    },
    drop: (to) => parts.send({ type: 'shape.move', from: start, to }),
    release,
  })
}
