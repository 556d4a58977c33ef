import { findMapObject, MAP_LIMITS } from '@mishiori/map-document'
import { selectTrim } from '../../core/selectors.ts'
import { pickVertex } from '../../map/pick/pick-on-path.ts'
import type { GuideStep, Tool } from '../tool.ts'
import { trimAnnouncement, trimEndAnnouncement } from './recording-announcements.ts'
import { RecordingControls } from './recording-controls.tsx'
import { recordingDrag, stepTrimEnd } from './recording-drag.ts'
import { useTrimRange } from './use-trim-range.ts'

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
