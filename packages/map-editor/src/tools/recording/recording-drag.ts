import { nearestEndIndex, TRIM_ENDS } from '../../core/drafts/trim-draft.ts'
import type { HeldTrim } from '../../core/drafts/trim-target.ts'
import { onGlobe } from '../../map/camera/on-globe.ts'
import type { Grip } from '../../map/drag/press-tracker.ts'
import { type GripParts, vertexGrip } from '../../map/drag/preview-drag.ts'
import { besideLongitude } from '../../map/pick/pick-on-path.ts'

/** An end of a recording in the hand: it slides along the recording, from point to point. */
export function trimGrip(parts: GripParts, { recording, range, color }: HeldTrim, handle: number): Grip {
  const end = TRIM_ENDS[handle] ?? 'start'
  return vertexGrip(parts, handle, {
    lifted: null,
    sketch: (position) => {
      const point = recording.path[nearestEndIndex(recording, range, { end, position: onGlobe(position) })] ?? position
      return { kind: 'bend', color, points: [], handle: besideLongitude(point, position[0]) }
    },
  })
}
