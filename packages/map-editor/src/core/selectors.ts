import {
  type AnyLine,
  findMapObject,
  type LayerId,
  type Line,
  type MapDocument,
  type MapObject,
  type MapObjectId,
  type Position,
  type Shape,
} from '@mishiori/map-document'
import type { OpenEdit } from './context.ts'
import type { FromHere, ShownReach } from './drafts/navigation-draft.ts'
import { timePhotos } from './drafts/photo-times.ts'
import { shownReach } from './drafts/reach-steps.ts'
import { ringAsLine } from './drafts/ring-draft.ts'
import { type Candidates, candidatesOf, hasNoOthers } from './drafts/route-offers.ts'
import { type RouteTarget, routeTarget } from './drafts/route-target.ts'
import { SHAPE_KINDS, type ShapeKind } from './drafts/shape-kind.ts'
import { closeRingStep, editedShape } from './drafts/shape-steps.ts'
import type { SnapProblem, SnapProposal } from './drafts/snap-draft.ts'
import type { Travel } from './drafts/travel.ts'
import { type TrimTarget, trimTarget } from './drafts/trim-draft.ts'
import { applyStep } from './edit-step.ts'
import type { MachineActor, MachineSnapshot } from './editor-actor.ts'
import type { InspectorMode } from './events.ts'
import type { DirectionsProblem, UnplacedSpot } from './services.ts'
import type { ToolName } from './tool-name.ts'
import { editedLine, presentDocument, readingFile, selectedObject } from './transitions.ts'

export type { MachineActor, MachineSnapshot }

/** The view reads the machine only through these selectors. Each returns the same value until its inputs change. */

/** The document as the person sees it, with the open edit. */
export const selectDocument = ({ context }: MachineSnapshot): MapDocument => presentDocument(context)
/** The document for lists, without the shape of the edited object: the steps of an edit do not change it. */
export function selectListedDocument({ context: { history, edit } }: MachineSnapshot): MapDocument {
  return (edit?.isNew ? edit.session.steps[0] : null) ?? history.present
}

/** The layer that new objects go into. There always is one. */
export const selectSelectedLayerId = ({ context }: MachineSnapshot): LayerId => context.selectedLayerId
/** The selected object; null when none is. */
export const selectSelectedObjectId = ({ context }: MachineSnapshot): MapObjectId | null => context.selectedObjectId
export const selectSelectedAt = ({ context }: MachineSnapshot): Position | null => context.selectedAt
export const selectSelectedObject = ({ context }: MachineSnapshot): MapObject | null => selectedObject(context)
/** The layers that are not shown on the map. Hiding is not part of the document. */
export const selectHiddenLayerIds = ({ context }: MachineSnapshot): ReadonlySet<LayerId> => context.hiddenLayerIds
/** The objects that are hidden by themselves, whatever their layer is. */
export const selectHiddenObjectIds = ({ context }: MachineSnapshot): ReadonlySet<MapObjectId> => context.hiddenObjectIds
/** The tolerance that a line is being simplified with; null while none is. */
export const selectTolerance = (snapshot: MachineSnapshot): number | null =>
  snapshot.matches({ line: 'simplifying' }) ? snapshot.context.toleranceMeters : null
/** The radius of the eraser; null while nothing is erased. */
export const selectEraserRadius = (snapshot: MachineSnapshot): number | null =>
  snapshot.matches({ line: 'erasing' }) ? snapshot.context.eraserRadiusMeters : null
export const selectEditedObjectId = ({ context }: MachineSnapshot): MapObjectId | null => context.edit?.objectId ?? null
export const selectFocusedVertex = ({ context }: MachineSnapshot): number | null => context.edit?.focusedVertex ?? null
export const selectEditedLine = ({ context }: MachineSnapshot): AnyLine | null => editedLine(context)
export const selectIsNew = ({ context }: MachineSnapshot): boolean => context.edit?.isNew === true

/** The object of the open edit as it is now; null without an edit, and while a new object has no shape yet. */
export function selectEditedObject({ context }: MachineSnapshot): MapObject | null {
  return context.edit ? findMapObject(presentDocument(context), context.edit.objectId) : null
}

/** The first point of a line, or of a polygon, that has no second one yet. */
export function selectLineStart(snapshot: MachineSnapshot): Position | null {
  const { edit } = snapshot.context
  if (snapshot.matches({ line: 'started' })) return edit?.start ?? null
  return isDrawingRing(snapshot) && edit?.ring.corners.length === 1 ? (edit.ring.corners[0] ?? null) : null
}

const isDrawingRing = (snapshot: MachineSnapshot): boolean => snapshot.matches({ shape: { polygon: 'drawing' } })

/** The sides of a polygon that is not closed yet, as the line that they are. */
export function selectOpenRing(snapshot: MachineSnapshot): Line | null {
  const { edit } = snapshot.context
  return edit && isDrawingRing(snapshot) ? ringAsLine(edit.ring, edit.objectId) : null
}

/** Whether a click on the first corner closes the polygon. */
export function selectIsRingClosable(snapshot: MachineSnapshot): boolean {
  return selectRingClosed(snapshot) !== null
}

/** Whether a click on the first point leads the new line back to it. */
export const selectIsLineClosable = (snapshot: MachineSnapshot): boolean =>
  snapshot.matches({ line: 'extending' }) && snapshot.can({ type: 'ring.close' })

/** The document with the polygon that is being drawn; null while none is, and while it cannot be closed. */
function selectRingClosed(snapshot: MachineSnapshot): MapDocument | null {
  const { context } = snapshot
  const { edit } = context
  if (!edit || !isDrawingRing(snapshot)) return null
  const cached = closedRings.get(edit)
  if (cached !== undefined) return cached
  const result = applyStep(context.history.present, edit.objectId, closeRingStep(context))
  const closed = result.ok ? result.document : null
  closedRings.set(edit, closed)
  return closed
}

const closedRings = new WeakMap<OpenEdit, MapDocument | null>()

/** The navigation line under edit, by its stops; null while none is, and before it has a start. */
export function selectRoute(snapshot: MachineSnapshot): RouteTarget | null {
  const isDrawn = snapshot.matches('navigationLine') && !snapshot.matches({ navigationLine: 'starting' })
  return isDrawn ? routeTarget(snapshot.context) : null
}

/** How the open navigation line goes; null without an open edit. */
export const selectTravel = ({ context }: MachineSnapshot): Travel | null => context.edit?.navigation ?? null
/** The paths between which the person can choose; null while there is one at most. */
export function selectCandidates(snapshot: MachineSnapshot): Candidates | null {
  return snapshot.matches({ navigationLine: 'routed' }) ? candidatesOf(snapshot.context) : null
}
/** Whether other ways between the two stops of the open line are being asked for, or can be, or were and are not there. */
export function selectComparison(snapshot: MachineSnapshot): 'asking' | 'possible' | 'none' | null {
  if (snapshot.matches({ navigationLine: { routed: 'comparing' } })) return 'asking'
  if (snapshot.can({ type: 'alternatives.ask' })) return 'possible'
  const candidates = selectCandidates(snapshot)
  return candidates && hasNoOthers(candidates) ? 'none' : null
}
/** Why the answer to that is not known, while it can be asked for again. */
export const selectComparisonProblem = (snapshot: MachineSnapshot): DirectionsProblem | null =>
  selectComparison(snapshot) === 'possible' ? (snapshot.context.edit?.navigation.comparisonProblem ?? null) : null
/** What was asked for from the only stop last, whatever became of it. */
export const selectLastAsked = ({ context }: MachineSnapshot): FromHere | null =>
  context.edit?.navigation.lastFromHere ?? null

const reaches = new WeakMap<OpenEdit, ShownReach | null>()

/** What can be reached, while it is shown and not kept yet. The same answer for the same edit. */
export function selectShownReach({ context }: MachineSnapshot): ShownReach | null {
  const { edit } = context
  if (!edit) return null
  const cached = reaches.get(edit)
  if (cached !== undefined) return cached
  const shown = shownReach(context)
  reaches.set(edit, shown)
  return shown
}

/** Whether what can be reached is being asked for. */
export const selectIsAskingReach = (snapshot: MachineSnapshot): boolean =>
  snapshot.matches({ navigationLine: 'reaching' })
/** Whether directions, or what can be reached, are being asked for. */
export const selectIsAskingDirections = (snapshot: MachineSnapshot): boolean =>
  snapshot.matches({ navigationLine: 'routing' }) || selectIsAskingReach(snapshot)
export const selectDirectionsProblem = ({ context }: MachineSnapshot): DirectionsProblem | null =>
  context.edit?.navigation.problem ?? null

/** What was answered to putting the open line on its ways; null before, and for any other edit. */
export const selectSnap = ({ context }: MachineSnapshot): SnapProposal | SnapProblem | null =>
  context.edit?.snap ?? null

/** The line that could be put on its ways; null while nothing is proposed. */
export function selectSnapProposal(snapshot: MachineSnapshot): SnapProposal | null {
  const snap = selectSnap(snapshot)
  return snap && 'line' in snap ? snap : null
}

/** Whether a line is being put on its ways, or could not be: it is not redrawn meanwhile. */
export const selectIsMatching = (snapshot: MachineSnapshot): boolean =>
  (['snapping', 'snapped', 'notSnapped'] as const).some((line) => snapshot.matches({ line }))

/** The recording whose ends are being cut off; null while none is. */
export const selectTrim = (snapshot: MachineSnapshot): TrimTarget | null =>
  snapshot.matches('recording') ? trimTarget(snapshot.context.edit) : null

export type EditTarget = AnyLine | Shape | RouteTarget | TrimTarget

/** What can be dragged: the line or shape under edit, or the sides of a polygon that is not closed yet. */
export function selectEditTarget(snapshot: MachineSnapshot): EditTarget | null {
  if (snapshot.matches('navigationLine')) return selectRoute(snapshot)
  if (snapshot.matches('recording')) return selectTrim(snapshot)
  if (selectIsMatching(snapshot)) return null
  return selectEditedLine(snapshot) ?? selectEditedShape(snapshot) ?? selectOpenRing(snapshot)
}

export const selectEditedShape = ({ context }: MachineSnapshot): Shape | null => editedShape(context)

/** The shape that is chosen to be drawn; null while none is, and while an old one is edited. */
export function selectChosenShape(snapshot: MachineSnapshot): ShapeKind | null {
  return (
    SHAPE_KINDS.find((shape) => snapshot.matches({ shape }) && snapshot.can({ type: 'shape.choose', shape })) ?? null
  )
}

/** The tool that is open; `select` when none is. Trimming a recording counts as `line`. */
export function selectTool(snapshot: MachineSnapshot): ToolName {
  if (snapshot.matches('line') || snapshot.matches('recording')) return 'line'
  if (snapshot.matches('navigationLine')) return 'navigationLine'
  if (snapshot.matches('shape')) return 'shape'
  if (snapshot.matches('placeSearch')) return 'placeSearch'
  if (snapshot.matches('imageSpot')) return 'imageSpot'
  return snapshot.matches('spot') || selectIsNaming(snapshot) ? 'spot' : 'select'
}

/** Whether the card of a spot that the spot tool has placed is open: the tool stays open with it. */
export const selectIsNaming = (snapshot: MachineSnapshot): boolean =>
  selectIsJustPlaced(snapshot) && snapshot.matches({ resting: { inspecting: 'naming' } })

const INSPECTOR_MODES = [
  'view',
  'naming',
  'info',
  'icon',
  'color',
  'deleting',
] as const satisfies readonly InspectorMode[]

export function selectInspectorMode(snapshot: MachineSnapshot): InspectorMode | null {
  return INSPECTOR_MODES.find((inspecting) => snapshot.matches({ resting: { inspecting } })) ?? null
}

/** The file being read at this moment. */
export function selectReadingFile(snapshot: MachineSnapshot): File | null {
  return snapshot.matches('importing') ? readingFile(snapshot.context) : null
}

/** The document with unconfirmed work, as far as it could be confirmed; null when there is none. */
export function selectOpenWork(snapshot: MachineSnapshot): MapDocument | null {
  const { edit, unsavedDetails } = snapshot.context
  if (unsavedDetails !== null) return selectDocument(snapshot)
  // What was found is only shown until somebody wants it.
  if (snapshot.matches('placeSearch') || selectShownReach(snapshot) || selectSnapProposal(snapshot)) return null
  if (!edit || !(selectCanConfirm(snapshot) || snapshot.can({ type: 'edit.keep' }))) return null
  return edit.session.steps.length > 0 ? selectDocument(snapshot) : selectRingClosed(snapshot)
}

/** Photos that need a place, first the one that the next click places. */
export const selectUnplaced = ({ context }: MachineSnapshot): readonly UnplacedSpot[] => context.unplaced
/** While photos are placed by their times: the camera's clock, in minutes ahead of UTC; null while none are. */
export const selectClock = (snapshot: MachineSnapshot): number | null =>
  snapshot.matches({ imageSpot: 'timing' }) ? snapshot.context.clockOffsetMinutes : null
/** How many of the photos that need a place lie on a track by their times. */
export function selectTimedCount({ context }: MachineSnapshot): number {
  return context.unplaced.length - timePhotos(context, context.clockOffsetMinutes).left.length
}
/** Whether giving up the open window takes back the spot that was placed just now. */
export const selectIsJustPlaced = ({ context }: MachineSnapshot): boolean => context.placed !== null

/** Whether `history.undo` would do anything: in the open edit, else in the history. */
export const selectCanUndo = (snapshot: MachineSnapshot): boolean => snapshot.can({ type: 'history.undo' })
/** Whether `history.redo` would do anything: in the open edit, else in the history. */
export const selectCanRedo = (snapshot: MachineSnapshot): boolean => snapshot.can({ type: 'history.redo' })
/** Whether the open edit can be confirmed as it is. False without one. */
export const selectCanConfirm = (snapshot: MachineSnapshot): boolean => snapshot.can({ type: 'edit.confirm' })
/** Whether there is an open edit or a read file to cancel. */
export const selectCanCancel = (snapshot: MachineSnapshot): boolean => snapshot.can({ type: 'edit.cancel' })
