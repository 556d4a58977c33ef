import { findMapObject, MAP_LIMITS } from '@mishiori/map-document'
import type { SnapProblem, SnapProposal } from '../../core/drafts/snap-draft.ts'
import type { MachineEmitted } from '../../core/events.ts'
import {
  type MachineSnapshot,
  selectEditedLine,
  selectFocusedVertex,
  selectIsLineClosable,
  selectIsMatching,
  selectSnap,
} from '../../core/selectors.ts'
import { pathDrag } from '../../map/drag/path-drag.ts'
import { pickOnPath } from '../../map/pick/pick-on-path.ts'
import { formatReach } from '../../messages/format.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { lineFillIcon, lineIcon } from '../../ui/icons/phosphor-paths.ts'
import type { GuideStep, Tool } from '../tool.ts'
import { vertexStepAnnouncement } from '../vertices/vertex-announcements.ts'
import { eraserPreview, fitEraserToMap, resizeEraser } from './eraser.ts'
import { LineControls } from './line-controls.tsx'
import { snapText } from './snap-text.ts'

const refusal = ({ guide }: MapEditorMessages) => guide.confirmNeedsPoints(MAP_LIMITS.linePoints.min)

const STARTING: GuideStep = { text: ({ guide }, mode) => guide.startLine(mode), refusal }
const EXTENDING: GuideStep = { text: ({ guide }, mode) => guide.extendLine(mode), refusal }
const CLOSABLE: GuideStep = { text: ({ guide }, mode) => guide.closeLine(mode), refusal }
const EDITING: GuideStep = { text: ({ guide }, mode) => guide.editLine(mode), refusal }
const SIMPLIFYING: GuideStep = { text: ({ lines }) => lines.simplifyGuide, refusal }
const ERASING: GuideStep = { text: ({ lines }, mode) => lines.eraseGuide(mode), refusal }

const SNAPPING: GuideStep = { text: ({ travel, directions }) => travel?.snap.asking ?? directions.asking }
const snapSteps = new WeakMap<SnapProposal | SnapProblem, GuideStep>()

/** What is proposed, or why nothing is. */
function snapStep(snap: SnapProposal | SnapProblem): GuideStep {
  const cached = snapSteps.get(snap)
  if (cached) return cached
  const made: GuideStep = {
    text: (messages) => snapText(messages, snap) ?? messages.directions.problems.unavailable,
    confirmLabel: ({ travel, common }) => travel?.snap.accept ?? common.confirm,
  }
  snapSteps.set(snap, made)
  return made
}

function guideStep(snapshot: MachineSnapshot): GuideStep | null {
  const snap = selectSnap(snapshot)
  if (snap) return snapStep(snap)
  if (selectIsMatching(snapshot)) return SNAPPING
  if (snapshot.matches({ line: 'simplifying' })) return SIMPLIFYING
  if (snapshot.matches({ line: 'erasing' })) return ERASING
  if (snapshot.matches({ line: 'starting' })) return STARTING
  if (snapshot.matches({ line: 'started' })) return EXTENDING
  if (!snapshot.matches('line')) return null
  if (selectIsLineClosable(snapshot)) return CLOSABLE
  return isGrowing(snapshot) ? EXTENDING : EDITING
}

/** A new line, or an old one that is dragged by an end. */
function isGrowing(snapshot: MachineSnapshot): boolean {
  const index = selectFocusedVertex(snapshot)
  return (
    snapshot.context.edit?.isNew === true || index === 0 || index === (selectEditedLine(snapshot)?.path.length ?? 0) - 1
  )
}

function announce(messages: MapEditorMessages, event: MachineEmitted): string | null {
  if (event.type === 'snap.asked') return messages.travel?.snap.asking ?? null
  if (event.type === 'snap.answered') return snapText(messages, event.snap)
  if (event.type === 'erase.missed') return messages.lines.erasedNothing
  if (event.type === 'eraser.resized') {
    return messages.lines.eraserResized(formatReach(event.radiusMeters, messages.locale))
  }
  const object = event.type === 'step.taken' ? findMapObject(event.document, event.objectId) : null
  return event.type === 'step.taken' && object?.kind === 'line'
    ? vertexStepAnnouncement(messages, event.step, object.path)
    : null
}

export const lineTool = {
  button: { label: 'line', icon: lineIcon, pressedIcon: lineFillIcon, key: 'l', shortcut: 'line', startsGroup: true },
  Controls: LineControls,
  guideStep,
  announce,
  onMap: {
    editTarget: (target) =>
      'path' in target && target.kind !== 'routeTarget'
        ? {
            handles: target.path,
            isRing: false,
            pick: ({ pointer, reach }) => pickOnPath(target.path, pointer, reach),
            drag: (parts, pick) => pathDrag(parts, { ...target, points: target.path, isDragged: true }, pick),
            snapPart: ({ kind, index }) => ({ objectId: target.id, kind, index }),
          }
        : null,
    hoverPreview: eraserPreview,
    resize: resizeEraser,
    watch: fitEraserToMap,
  },
} satisfies Tool
