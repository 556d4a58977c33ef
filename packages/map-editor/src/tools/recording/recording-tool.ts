import { findMapObject, MAP_LIMITS, pathLengthMeters, type RecordedLine, recordingStats } from '@mishiori/map-document'
import { TRIM_ENDS, type TrimTarget } from '../../core/drafts/trim-draft.ts'
import { selectTrim } from '../../core/selectors.ts'
import { pickVertex } from '../../map/pick/pick-on-path.ts'
import { formatDistance, formatMoment, formatSpan } from '../../messages/format.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import type { GuideStep, Tool } from '../tool.ts'
import { RecordingControls } from './recording-controls.tsx'
import { recordingDrag, stepTrimEnd } from './recording-drag.ts'
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
