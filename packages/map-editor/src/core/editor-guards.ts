import {
  findMapObject,
  type MapDocument,
  type MapObjectId,
  type MapObjectKind,
  type Position,
} from '@mishiori/map-document'
import type { EditorContext } from './context.ts'
import { type StopStep, stepStops } from './drafts/navigation-draft.ts'
import { isUsable } from './drafts/navigation-steps.ts'
import { canTimePhotos } from './drafts/photo-times.ts'
import { type RingStep, stepRing } from './drafts/ring-draft.ts'
import type { ShapeKind } from './drafts/shape-kind.ts'
import type { EditStep } from './edit-step.ts'
import type { InspectorMode } from './events.ts'
import type { DirectionsAnswer } from './services.ts'
import type { ToolName } from './tool-name.ts'
import { canSplitAt, hasRoomForObject, presentDocument, tryStep } from './transitions.ts'

interface Asked {
  readonly context: EditorContext
}

/** What the editor's charts can ask. */
export const editorGuards = {
  canUndoDocument: ({ context }: Asked) => context.history.past.length > 0,
  canRedoDocument: ({ context }: Asked) => context.history.future.length > 0,
  canUndoStep: ({ context }: Asked) => (context.edit?.session.steps.length ?? 0) > 0,
  canRedoStep: ({ context }: Asked) => (context.edit?.session.undone.length ?? 0) > 0,
  isBackAtStart: ({ context }: Asked) => context.edit?.isNew === true && context.edit.session.steps.length === 1,
  hasUndoneStart: ({ context }: Asked) => context.edit !== null && context.edit.start !== null,
  isLineStart: ({ context }: Asked, { position: [lng, lat] }: { position: Position }) =>
    context.edit?.start?.[0] === lng && context.edit.start[1] === lat,
  isLayerFull: ({ context }: Asked) => !hasRoomForObject(context),
  isEdited: ({ context }: Asked, { objectId }: { objectId: MapObjectId }) => context.edit?.objectId === objectId,
  isNewObject: ({ context }: Asked) => context.edit?.isNew === true,
  isOfKind: ({ context }: Asked, { objectId, kind }: { objectId: MapObjectId; kind: MapObjectKind }) =>
    findMapObject(context.history.present, objectId)?.kind === kind,
  isAnyOfKinds: ({ context }: Asked, { objectId, kinds }: { objectId: MapObjectId; kinds: readonly MapObjectKind[] }) =>
    kinds.some((kind) => findMapObject(context.history.present, objectId)?.kind === kind),
  exists: ({ context }: Asked, { objectId }: { objectId: MapObjectId }) =>
    findMapObject(context.history.present, objectId) !== null,
  canSplit: ({ context }: Asked, { index }: { index: number }) => canSplitAt(context, index),
  hasFileLeft: ({ context }: Asked) => context.readingIndex < context.files.length - 1,
  hasNoSelection: ({ context }: Asked) => context.selectedObjectId === null,
  isDiscarding: (_: Asked, { isDiscarding }: { isDiscarding: boolean }) => isDiscarding,
  isDrawingWith: ({ context }: Asked, { chosen, tool }: { chosen: ToolName; tool: ToolName }) =>
    context.edit?.isNew === true && chosen === tool,
  isPlaced: ({ context }: Asked, { objectId }: { objectId: MapObjectId }) => context.placed?.objectId === objectId,
  isJustPlaced: ({ context }: Asked) => context.placed !== null,
  canTimePhotos: ({ context }: Asked) => canTimePhotos(context),
  hasTimedPhoto: ({ context }: Asked) => (context.edit?.session.steps.length ?? 0) > 0,
  hasUnplaced: ({ context }: Asked) => context.unplaced.length > 0,
  isTool: (_: Asked, { chosen, tool }: { chosen: ToolName; tool: ToolName }) => chosen === tool,
  isShape: (_: Asked, { chosen, shape }: { chosen: ShapeKind; shape: ShapeKind }) => chosen === shape,
  isRingStepAllowed: ({ context }: Asked, { step }: { step: RingStep }) =>
    context.edit !== null && stepRing(context.edit.ring, step).ok,
  hasOneCorner: ({ context }: Asked) => context.edit?.ring.corners.length === 1,
  isFirstCornerUndone: ({ context }: Asked) => context.edit?.ring.past.at(-1)?.length === 0,
  canUndoRing: ({ context }: Asked) => (context.edit?.ring.past.length ?? 0) > 0,
  canRedoRing: ({ context }: Asked) => (context.edit?.ring.future.length ?? 0) > 0,
  isStopStepAllowed: ({ context }: Asked, { step }: { step: StopStep }) =>
    context.edit !== null && stepStops(context.edit.navigation, step).ok,
  isUsable: ({ context }: Asked, { answer }: { answer: DirectionsAnswer }) => isUsable(context, answer),
  lacksStop: ({ context }: Asked, { index }: { index: number }) => !context.edit?.navigation.stops[index],
  hasUndoneStop: ({ context }: Asked) => (context.edit?.navigation.stops.length ?? 0) > 0,
  hasEditedObject: ({ context }: Asked) =>
    context.edit !== null && findMapObject(presentDocument(context), context.edit.objectId) !== null,
  isMode: (_: Asked, { asked, mode }: { asked: InspectorMode; mode: InspectorMode }) => asked === mode,
  isStepAllowed: ({ context }: Asked, { step }: { step: EditStep }) => tryStep(context, step)?.ok === true,
  isOtherDocument: ({ context }: Asked, { document }: { document: MapDocument }) =>
    document !== context.history.present,
}
