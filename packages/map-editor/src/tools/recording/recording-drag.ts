import type { TrimTarget } from '../../core/drafts/trim-draft.ts'
import { endLimits, nearestEndIndex, TRIM_ENDS } from '../../core/drafts/trim-draft.ts'
import { type MachineSnapshot, selectFocusedVertex, selectTrim } from '../../core/selectors.ts'
import { onGlobe } from '../../map/camera/on-globe.ts'
import type { DragHandler } from '../../map/drag/press-tracker.ts'
import { type DragParts, vertexDrag } from '../../map/drag/preview-drag.ts'
import { besideLongitude } from '../../map/pick/pick-on-path.ts'

/** Drags an end of a recording: it slides along the recording, from point to point. */
export function recordingDrag(parts: DragParts, { recording, range, color }: TrimTarget, handle: number): DragHandler {
  const end = TRIM_ENDS[handle] ?? 'start'
  return vertexDrag(parts, handle, {
    dragged: null,
    preview: (position) => {
      const point = recording.path[nearestEndIndex(recording, range, { end, position: onGlobe(position) })] ?? position
      return { kind: 'bend', color, points: [], handle: besideLongitude(point, position[0]) }
    },
  })
}

/** Moves the focused end by points: right and up are later. Null while no end has the focus. */
export function stepTrimEnd(snapshot: MachineSnapshot, points: number) {
  const target = selectTrim(snapshot)
  const end = TRIM_ENDS[selectFocusedVertex(snapshot) ?? -1]
  if (!target || !end) return null
  const [least, most] = endLimits(target.recording, target.range, end)
  const index = Math.min(most, Math.max(least, (end === 'start' ? target.range.from : target.range.to) + points))
  return { event: { type: 'trim.set', end, index }, position: target.recording.path[index] } as const
}
