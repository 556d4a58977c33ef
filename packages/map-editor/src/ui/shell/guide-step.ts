import { MAP_LIMITS } from '@mishiori/map-document'
import type { EditorSnapshot } from '../../core/selectors.ts'
import {
  selectCanConfirm,
  selectDirectionsProblem,
  selectDocument,
  selectEditedLine,
  selectFocusedVertex,
  selectTool,
  selectUnplaced,
} from '../../core/selectors.ts'
import type { DirectionsProblem, UnplacedSpot } from '../../core/services.ts'
import type { ToolName } from '../../core/tool-name.ts'
import type { InputMode } from '../../messages/input-mode.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { type ShapeStepName, selectShapeStep, shapeRefusal } from '../../tools/shape/shape-guide.ts'

export type StepName =
  | LineChangeName
  | 'placeSpot'
  | 'editSpot'
  | 'choosePhoto'
  | 'placePhoto'
  | 'timePhotos'
  | 'startLine'
  | 'extendLine'
  | 'editLine'
  | NavigationStepName
  | PlaceStepName
  | ShapeStepName

type NavigationStepName = 'startNavigation' | 'setGoal' | 'editNavigation'

function selectNavigationStep(snapshot: EditorSnapshot): NavigationStepName | null {
  if (snapshot.matches({ navigationLine: 'starting' })) return 'startNavigation'
  if (snapshot.matches({ navigationLine: 'started' })) return 'setGoal'
  return snapshot.matches('navigationLine') ? 'editNavigation' : null
}

type DirectionsState = DirectionsProblem | 'asking'

/** What the directions are waiting for or complain of, in place of what to do next. */
export function selectDirectionsState(snapshot: EditorSnapshot): DirectionsState | null {
  if (snapshot.matches({ navigationLine: 'routing' })) return 'asking'
  return selectDirectionsProblem(snapshot)
}

/** What to do next, in words. */
export function stepMessage(
  messages: MapEditorMessages,
  {
    step,
    directions,
    mode,
    photos = [],
  }: Omit<GuideState, 'tool' | 'canConfirm' | 'step'> & { readonly step: StepName },
): string {
  if (directions) return directionsText(messages, directions)
  const [photo] = photos
  if (step === 'placePhoto' && photo) return messages.photos.place(mode, photo.name, photos.length)
  return stepText(messages, step, mode)
}

function directionsText({ directions }: MapEditorMessages, state: DirectionsState): string {
  return state === 'asking' ? directions.asking : directions.problems[state]
}

type PlaceStepName = 'searchPlace' | 'editPlace'

function selectPlaceStep(snapshot: EditorSnapshot): PlaceStepName | null {
  if (snapshot.matches({ placeSearch: 'searching' })) return 'searchPlace'
  return snapshot.matches('placeSearch') ? 'editPlace' : null
}

type LineChangeName = 'simplifyGuide' | 'eraseGuide' | 'trimGuide'

function stepText(messages: MapEditorMessages, step: StepName, mode: InputMode): string {
  if (step === 'choosePhoto' || step === 'placePhoto') return messages.photos.choose(mode)
  if (step === 'timePhotos') return messages.photos.time
  if (step === 'simplifyGuide') return messages.lines.simplifyGuide
  if (step === 'searchPlace') return messages.places.guide(mode)
  if (step === 'editPlace') return messages.guide.editSpot(mode)
  if (step === 'trimGuide') return messages.recordings.trimGuide(mode)
  return step === 'eraseGuide' ? messages.lines.eraseGuide(mode) : messages.guide[step](mode)
}

/** Nothing is drawn and no tool is open: the one resting state that leaves a person without anything to go by. */
export function selectIsBlank(snapshot: EditorSnapshot): boolean {
  return snapshot.matches('resting') && selectDocument(snapshot).layers.every(({ objects }) => objects.length === 0)
}

/** A new line, or an old one that is held by an end. */
function isGrowing(snapshot: EditorSnapshot): boolean {
  const index = selectFocusedVertex(snapshot)
  return (
    snapshot.context.edit?.isNew === true || index === 0 || index === (selectEditedLine(snapshot)?.path.length ?? 0) - 1
  )
}

/** What the person is at while a tool is open; null while none is. */
export function selectStep(snapshot: EditorSnapshot): StepName | null {
  if (snapshot.matches({ line: 'simplifying' })) return 'simplifyGuide'
  if (snapshot.matches({ line: 'erasing' })) return 'eraseGuide'
  if (snapshot.matches('recording')) return 'trimGuide'
  if (snapshot.matches({ line: 'starting' })) return 'startLine'
  if (snapshot.matches({ line: 'started' })) return 'extendLine'
  if (snapshot.matches('line')) return isGrowing(snapshot) ? 'extendLine' : 'editLine'
  if (snapshot.matches({ imageSpot: 'choosing' })) return 'choosePhoto'
  if (snapshot.matches({ imageSpot: 'timing' })) return 'timePhotos'
  if (snapshot.matches('imageSpot')) return 'placePhoto'
  if (snapshot.matches('spot')) return snapshot.matches({ spot: 'placing' }) ? 'placeSpot' : 'editSpot'
  return selectPlaceStep(snapshot) ?? selectNavigationStep(snapshot) ?? selectShapeStep(snapshot)
}

export interface Guide {
  readonly tool: ToolName
  readonly message: string
  /** Whether anything is left to confirm: of spots and photos, a click does all there is to do. */
  readonly hasConfirm: boolean
  /** Why what is drawn cannot be confirmed yet; null when it can. */
  readonly confirmRefusal: string | null
}

/** What decides what a person is told. */
interface GuideState {
  readonly tool: ToolName
  readonly step: StepName | null
  readonly directions: DirectionsState | null
  readonly canConfirm: boolean
  readonly mode: InputMode
  readonly photos?: readonly UnplacedSpot[]
}

const DONE_BY_CLICK: ReadonlySet<StepName> = new Set(['placeSpot', 'choosePhoto', 'placePhoto'])

/** What the person is told while a tool is open; null while none is. */
export function guideOf(messages: MapEditorMessages, { tool, step, canConfirm, ...state }: GuideState): Guide | null {
  if (tool === 'select' || step === null) return null
  const message = stepMessage(messages, { step, ...state })
  const confirmRefusal = canConfirm ? null : refusal(messages, step, message)
  return { tool, message, hasConfirm: !DONE_BY_CLICK.has(step), confirmRefusal }
}

/** The same at one moment. */
export function guideNow(messages: MapEditorMessages, snapshot: EditorSnapshot, mode: InputMode): Guide | null {
  const [tool, step, canConfirm] = [selectTool(snapshot), selectStep(snapshot), selectCanConfirm(snapshot)]
  const [directions, photos] = [selectDirectionsState(snapshot), selectUnplaced(snapshot)]
  return guideOf(messages, { tool, step, canConfirm, mode, directions, photos })
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
    case 'timePhotos':
      return messages.photos.noneTimed
    case 'placeSpot':
    case 'editSpot':
    case 'choosePhoto':
    case 'placePhoto':
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
