import { MAP_LIMITS, pathLengthMeters } from '@mishiori/map-document'
import { useMemo } from 'react'
import type { EditorSnapshot } from '../machine/selectors.ts'
import {
  selectCanConfirm,
  selectDirectionsProblem,
  selectEditedLine,
  selectRoute,
  selectTool,
} from '../machine/selectors.ts'
import { formatDistance } from '../messages/format.ts'
import type { InputMode, MapEditorMessages } from '../messages/messages.ts'
import type { DirectionsProblem } from '../services.ts'
import type { ToolName } from '../tools/tool-name.ts'
import { useValue } from '../value-store.ts'
import { useEditor, useEditorParts, useMessages } from './editor-context.tsx'
import { type ShapeStepName, selectShapeStep, shapeRefusal, usePolygonFigures } from './shape-guide.ts'

type StepName =
  | LineChangeName
  | 'placeSpot'
  | 'editSpot'
  | 'startLine'
  | 'extendLine'
  | 'editLine'
  | NavigationStepName
  | PlaceStepName
  | ShapeStepName

export interface Guide {
  readonly tool: ToolName
  readonly message: string
  readonly pointCount: number | null
  readonly lengthMeters: number | null
  /** What is odd about the drawing, though it can be confirmed. */
  readonly warning: string | null
  readonly confirmRefusal: string | null
}

/** What the person is told while a tool is open; null while none is. */
export function useGuide(): Guide | null {
  const { inputMode } = useEditorParts()
  const messages = useMessages()
  const mode = useValue(inputMode)
  const tool = useEditor(selectTool)
  const step = useEditor(selectStep)
  const line = useEditor(selectEditedLine)
  const canConfirm = useEditor(selectCanConfirm)
  const polygon = usePolygonFigures()
  const directions = useEditor(selectDirectionsState)
  const stopCount = useEditor(selectRoute)?.stops.length ?? null
  const lengthMeters = useMemo(() => (line ? pathLengthMeters(line.path) : null), [line])
  if (tool === 'select' || step === null) return null
  const message = directions ? directionsText(messages, directions) : stepText(messages, step, mode)
  return {
    tool,
    message,
    pointCount: stopCount ?? line?.path.length ?? polygon?.cornerCount ?? null,
    lengthMeters,
    warning: polygon?.isCrossing ? messages.guide.sidesCross : null,
    confirmRefusal: canConfirm ? null : refusal(messages, step, message),
  }
}

type NavigationStepName = 'startNavigation' | 'setGoal' | 'editNavigation'

function selectNavigationStep(snapshot: EditorSnapshot): NavigationStepName | null {
  if (snapshot.matches({ navigationLine: 'starting' })) return 'startNavigation'
  if (snapshot.matches({ navigationLine: 'started' })) return 'setGoal'
  return snapshot.matches('navigationLine') ? 'editNavigation' : null
}

/** What the directions are waiting for or complain of, in place of what to do next. */
function selectDirectionsState(snapshot: EditorSnapshot): DirectionsProblem | 'asking' | null {
  if (snapshot.matches({ navigationLine: 'routing' })) return 'asking'
  return selectDirectionsProblem(snapshot)
}

function directionsText({ directions }: MapEditorMessages, state: DirectionsProblem | 'asking'): string {
  return state === 'asking' ? directions.asking : directions.problems[state]
}

type PlaceStepName = 'searchPlace' | 'editPlace'

function selectPlaceStep(snapshot: EditorSnapshot): PlaceStepName | null {
  if (snapshot.matches({ placeSearch: 'searching' })) return 'searchPlace'
  return snapshot.matches('placeSearch') ? 'editPlace' : null
}

type LineChangeName = 'simplifyGuide' | 'eraseGuide' | 'trimGuide'

function stepText(messages: MapEditorMessages, step: StepName, mode: InputMode): string {
  if (step === 'simplifyGuide') return messages.lines.simplifyGuide
  if (step === 'searchPlace') return messages.places.guide(mode)
  if (step === 'editPlace') return messages.guide.editSpot(mode)
  if (step === 'trimGuide') return messages.recordings.trimGuide(mode)
  return step === 'eraseGuide' ? messages.lines.eraseGuide(mode) : messages.guide[step](mode)
}

function selectStep(snapshot: EditorSnapshot): StepName | null {
  if (snapshot.matches({ line: 'simplifying' })) return 'simplifyGuide'
  if (snapshot.matches({ line: 'erasing' })) return 'eraseGuide'
  if (snapshot.matches('recording')) return 'trimGuide'
  if (snapshot.matches({ line: 'starting' })) return 'startLine'
  if (snapshot.matches({ line: 'started' })) return 'extendLine'
  if (snapshot.matches('line')) return snapshot.context.edit?.isNew ? 'extendLine' : 'editLine'
  if (snapshot.matches({ spot: 'placing' }) || snapshot.matches({ imageSpot: 'placing' })) return 'placeSpot'
  if (snapshot.matches('spot') || snapshot.matches('imageSpot')) return 'editSpot'
  return selectPlaceStep(snapshot) ?? selectNavigationStep(snapshot) ?? selectShapeStep(snapshot)
}

function refusal(messages: MapEditorMessages, step: StepName, message: string): string {
  switch (step) {
    case 'startLine':
    case 'extendLine':
    case 'editLine':
    case 'simplifyGuide':
    case 'eraseGuide':
    case 'trimGuide':
      return messages.guide.confirmNeedsPoints(MAP_LIMITS.linePoints.min)
    case 'placeSpot':
    case 'editSpot':
    case 'startNavigation':
    case 'setGoal':
    case 'editNavigation':
    case 'searchPlace':
    case 'editPlace':
      return message
    default:
      return shapeRefusal(messages, step, message)
  }
}

/** The figures beside the message: how many points, how long, what is odd. */
export function guideDetail(messages: MapEditorMessages, guide: Guide): string | undefined {
  const { pointCount, lengthMeters, warning } = guide
  const parts = [
    pointCount === null ? null : messages.guide.points(pointCount),
    lengthMeters === null ? null : formatDistance(lengthMeters, messages.locale),
    warning,
  ]
  return parts.filter((part) => part !== null).join(' · ') || undefined
}
