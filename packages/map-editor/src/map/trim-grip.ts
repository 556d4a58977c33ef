import type { HeldTrim } from '../tools/recording/held-trim.ts'
import { nearestEndIndex, TRIM_ENDS } from '../tools/recording/trim-draft.ts'
import { onGlobe } from './on-globe.ts'
import { besideLongitude } from './pick-on-path.ts'
import type { Grip } from './press-tracker.ts'
import { type GripParts, vertexGrip } from './sketch-grip.ts'

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
