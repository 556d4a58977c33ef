import { findMapObject, MAP_LIMITS, pathLengthMeters, type RecordedLine, recordingStats } from '@mishiori/map-document'
import { endLimits, nearestEndIndex, TRIM_ENDS, type TrimTarget } from '../../core/drafts/trim-draft.ts'
import { type MachineSnapshot, selectFocusedVertex, selectTrim } from '../../core/selectors.ts'
import { onGlobe } from '../../map/camera/on-globe.ts'
import type { DragHandler } from '../../map/drag/press-tracker.ts'
import { type DragParts, vertexDrag } from '../../map/drag/preview-drag.ts'
import { besideLongitude, pickVertex } from '../../map/pick/pick-on-path.ts'
import { formatDistance, formatMoment, formatSpan } from '../../messages/format.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import type { GuideStep, Tool } from '../tool.ts'
import { RecordingControls } from './recording-controls.tsx'
import { useTrimRange } from './trim-range.ts'

const TRIMMING: GuideStep = {
  text: ({ recordings }, mode) => recordings.trimGuide(mode),
  refusal: ({ guide }) => guide.confirmNeedsPoints(MAP_LIMITS.linePoints.min),
}

/** The ends of a recording are moved along it. Its menu opens the tool. */
export const recordingTool = {
  Controls: RecordingControls,
  /** The handles of the elevation profile are the ends of the recording. */
  useProfileRange: useTrimRange,
  guideStep: (snapshot) => (snapshot.matches('recording') ? TRIMMING : null),
  announce: (messages, event) => {
    const object = event.type === 'step.taken' ? findMapObject(event.document, event.objectId) : null
    return object?.kind === 'recordedLine' ? trimAnnouncement(messages, object) : null
  },
  announceHandle: (messages, index, snapshot) => {
    const trim = selectTrim(snapshot)
    return trim && trimEndAnnouncement(messages, trim, index)
  },
  onMap: {
    editTarget: (target) =>
      target.kind === 'trimTarget'
        ? {
            handles: target.stops,
            isRing: false,
            pick: ({ pointer, reach }) => pickVertex(target.stops, pointer, reach),
            drag: (parts, pick) => recordingDrag(parts, target, pick.index),
            snapPart: () => null,
          }
        : null,
    stepHandle: stepTrimEnd,
  },
} satisfies Tool & { readonly useProfileRange: typeof useTrimRange }

/** Announces the retained part of a recording after one of its ends was moved. */
function trimAnnouncement({ recordings, locale }: MapEditorMessages, retained: RecordedLine): string {
  const stats = recordingStats(retained)
  const times = stats && formatSpan(stats.startMs, stats.endMs, locale)
  return recordings.trimmed(retained.path.length, formatDistance(pathLengthMeters(retained.path), locale), times)
}

/** The end that the keyboard works on now, and where it is. */
function trimEndAnnouncement(
  { recordings, locale }: MapEditorMessages,
  { recording, range }: TrimTarget,
  handle: number,
): string {
  const end = TRIM_ENDS[handle] ?? 'start'
  const index = end === 'start' ? range.from : range.to
  const timeMs = recording.timestampsMs?.[index] ?? null
  return `${recordings.ends[end]}: ${recordings.at(index + 1, timeMs === null ? null : formatMoment(timeMs, locale))}`
}

/** Drags an end of a recording: it slides along the recording, from point to point. */
function recordingDrag(parts: DragParts, { recording, range, color }: TrimTarget, handle: number): DragHandler {
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
function stepTrimEnd(snapshot: MachineSnapshot, points: number) {
  const target = selectTrim(snapshot)
  const end = TRIM_ENDS[selectFocusedVertex(snapshot) ?? -1]
  if (!target || !end) return null
  const [least, most] = endLimits(target.recording, target.range, end)
  const index = Math.min(most, Math.max(least, (end === 'start' ? target.range.from : target.range.to) + points))
  return { event: { type: 'trim.set', end, index }, position: target.recording.path[index] } as const
}
