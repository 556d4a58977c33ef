import type { Position, Shape } from '@mishiori/map-document'
import { movedShape } from '../../core/drafts/move-shape.ts'
import { onGlobe } from '../../map/camera/on-globe.ts'
import type { Grip } from '../../map/drag/press-tracker.ts'
import { type GripParts, sketchGrip } from '../../map/drag/preview-drag.ts'
import { areaSketch } from './shape-drag.ts'

/** A shape in the hand as a whole, taken hold of at `from`. */
export function wholeGrip(
  parts: Omit<GripParts, 'release'>,
  shape: Shape,
  { from, release }: Pick<Grip, 'release'> & { readonly from: Position },
): Grip {
  const start = onGlobe(from)
  return sketchGrip({
    ...parts,
    lifted: { kind: 'shape' },
    sketch: (position) => {
      const geometry = movedShape(shape, { from: start, to: onGlobe(position) })
      return { ...areaSketch({ ...shape, ...geometry } as Shape, position), handle: null } // a move keeps the kind
    },
    drop: (to) => parts.send({ type: 'shape.move', from: start, to }),
    release,
  })
}
