import {
  findMapObject,
  type MapDocument,
  type MapObjectId,
  type MapObjectKind,
  type Position,
} from '@mishiori/map-document'
import { canCloseLine } from './close-line.ts'
import type { EditorContext } from './context.ts'
import { isAskingReach, type StopStep, stepStops } from './drafts/navigation-draft.ts'
import { isUsable } from './drafts/navigation-steps.ts'
import { canTimePhotos } from './drafts/photo-times.ts'
import { isReachTooFar, isReachUsable } from './drafts/reach-steps.ts'
import { type RingStep, stepRing } from './drafts/ring-draft.ts'
import { canCompare, candidatesOf } from './drafts/route-offers.ts'
import type { ShapeKind } from './drafts/shape-kind.ts'
import { snapProblem } from './drafts/snap-steps.ts'
import type { EditStep } from './edit-step.ts'
import type { InspectorMode } from './events.ts'
import type { DirectionsAnswer, ReachAnswer, SnapAnswer } from './services.ts'
import type { ToolName } from './tool-name.ts'
import { canSplitAt, hasRoomForObject, presentDocument } from './transitions.ts'
import { tryStep } from './try-step.ts'

interface GuardArgs {
  readonly context: EditorContext
}

/** The guards of the editor's statecharts. */
export const editorGuards = {
  canUndoDocument: ({ context }: GuardArgs) => context.history.past.length > 0,
  canRedoDocument: ({ context }: GuardArgs) => context.history.future.length > 0,
  canUndoStep: ({ context }: GuardArgs) => (context.edit?.session.steps.length ?? 0) > 0,
  canRedoStep: ({ context }: GuardArgs) => (context.edit?.session.undone.length ?? 0) > 0,
  isBackAtStart: ({ context }: GuardArgs) => context.edit?.isNew === true && context.edit.session.steps.length === 1,
  hasUndoneStart: ({ context }: GuardArgs) => context.edit !== null && context.edit.start !== null,
  isLineStart: ({ context }: GuardArgs, { position: [lng, lat] }: { position: Position }) =>
    context.edit?.start?.[0] === lng && context.edit.start[1] === lat,
  isLayerFull: ({ context }: GuardArgs) => !hasRoomForObject(context),
  isEdited: ({ context }: GuardArgs, { objectId }: { objectId: MapObjectId }) => context.edit?.objectId === objectId,
  isNewObject: ({ context }: GuardArgs) => context.edit?.isNew === true,
  isOfKind: ({ context }: GuardArgs, { objectId, kind }: { objectId: MapObjectId; kind: MapObjectKind }) =>
    findMapObject(context.history.present, objectId)?.kind === kind,
  isAnyOfKinds: (
    { context }: GuardArgs,
    { objectId, kinds }: { objectId: MapObjectId; kinds: readonly MapObjectKind[] },
  ) => kinds.some((kind) => findMapObject(context.history.present, objectId)?.kind === kind),
  exists: ({ context }: GuardArgs, { objectId }: { objectId: MapObjectId }) =>
    findMapObject(context.history.present, objectId) !== null,
  canCloseLine: ({ context }: GuardArgs) => canCloseLine(context),
  canSplit: ({ context }: GuardArgs, { index }: { index: number }) => canSplitAt(context, index),
  hasFileLeft: ({ context }: GuardArgs) => context.readingIndex < context.files.length - 1,
  hasNoSelection: ({ context }: GuardArgs) => context.selectedObjectId === null,
  isDiscarding: (_: GuardArgs, { isDiscarding }: { isDiscarding: boolean }) => isDiscarding,
  isDrawingWith: ({ context }: GuardArgs, { chosen, tool }: { chosen: ToolName; tool: ToolName }) =>
    context.edit?.isNew === true && chosen === tool,
  isPlaced: ({ context }: GuardArgs, { objectId }: { objectId: MapObjectId }) => context.placed?.objectId === objectId,
  isJustPlaced: ({ context }: GuardArgs) => context.placed !== null,
  isNotJustPlaced: ({ context }: GuardArgs) => context.placed === null,
  isOnlyPhoto: ({ context: { importedId, photoSpotIds } }: GuardArgs) =>
    importedId !== null && photoSpotIds.length === 1 && photoSpotIds[0] === importedId,
  canTimePhotos: ({ context }: GuardArgs) => canTimePhotos(context),
  hasTimedPhoto: ({ context }: GuardArgs) => (context.edit?.session.steps.length ?? 0) > 0,
  hasUnplaced: ({ context }: GuardArgs) => context.unplaced.length > 0,
  isTool: (_: GuardArgs, { chosen, tool }: { chosen: ToolName; tool: ToolName }) => chosen === tool,
  isShape: (_: GuardArgs, { chosen, shape }: { chosen: ShapeKind; shape: ShapeKind }) => chosen === shape,
  isRingStepAllowed: ({ context }: GuardArgs, { step }: { step: RingStep }) =>
    context.edit !== null && stepRing(context.edit.ring, step).ok,
  hasOneCorner: ({ context }: GuardArgs) => context.edit?.ring.corners.length === 1,
  isFirstCornerUndone: ({ context }: GuardArgs) => context.edit?.ring.past.at(-1)?.length === 0,
  canUndoRing: ({ context }: GuardArgs) => (context.edit?.ring.past.length ?? 0) > 0,
  canRedoRing: ({ context }: GuardArgs) => (context.edit?.ring.future.length ?? 0) > 0,
  isStopStepAllowed: ({ context }: GuardArgs, { step }: { step: StopStep }) =>
    context.edit !== null && stepStops(context.edit.navigation, step).ok,
  isUsable: ({ context }: GuardArgs, { answer }: { answer: DirectionsAnswer }) => isUsable(context, answer),
  /** That no way is found today says nothing against the line. */
  isComparison: ({ context }: GuardArgs, { answer }: { answer: DirectionsAnswer }) =>
    answer.ok ? isUsable(context, answer) : answer.problem === 'notFound',
  isAskingReach: ({ context }: GuardArgs) => context.edit !== null && isAskingReach(context.edit.navigation),
  isReachTooFar: ({ context }: GuardArgs) => isReachTooFar(context),
  isReachUndone: ({ context: { edit } }: GuardArgs) => {
    const next = edit?.session.undone.at(-1)
    return next !== undefined && edit !== null && findMapObject(next, edit.objectId)?.kind === 'polygon'
  },
  isReachUsable: ({ context }: GuardArgs, { answer }: { answer: ReachAnswer }) => isReachUsable(context, answer),
  isSnapUsable: ({ context }: GuardArgs, { answer }: { answer: SnapAnswer }) => snapProblem(context, answer) === null,
  canCompare: ({ context }: GuardArgs) => canCompare(context),
  isOtherCandidate: ({ context }: GuardArgs, { index }: { index: number }) => {
    const candidates = candidatesOf(context)
    return candidates?.all[index] !== undefined && candidates.chosen !== index
  },
  lacksStop: ({ context }: GuardArgs, { index }: { index: number }) => !context.edit?.navigation.stops[index],
  hasUndoneStop: ({ context }: GuardArgs) => (context.edit?.navigation.stops.length ?? 0) > 0,
  hasEditedObject: ({ context }: GuardArgs) =>
    context.edit !== null && findMapObject(presentDocument(context), context.edit.objectId) !== null,
  isMode: (_: GuardArgs, { requested, mode }: { requested: InspectorMode; mode: InspectorMode }) => requested === mode,
  isStepAllowed: ({ context }: GuardArgs, { step }: { step: EditStep }) => tryStep(context, step)?.ok === true,
  isOtherDocument: ({ context }: GuardArgs, { document }: { document: MapDocument }) =>
    document !== context.history.present,
}
