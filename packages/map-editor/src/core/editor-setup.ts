import {
  addStep,
  beginEdit,
  findLayerOf,
  type LayerId,
  type MapDocument,
  type MapIssue,
  type MapObjectId,
  type ObjectChange,
  type Position,
  redoDocument,
  redoStep,
  undoDocument,
  undoStep,
} from '@mishiori/map-document'
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { EditorContext, EditorInput, EditorPorts } from './context.ts'
import { applyDocumentEdit, type DocumentEdit } from './document-edit.ts'
import { focusAfterStop, type StopStep, stepStops } from './drafts/navigation-draft.ts'
import { draftOfLine } from './drafts/navigation-steps.ts'
import { firstClock, timePhotos } from './drafts/photo-times.ts'
import { type RingStep, redoRing, stepRing, undoRing } from './drafts/ring-draft.ts'
import type { ShapeKind } from './drafts/shape-kind.ts'
import { applyStep, type EditStep, focusAfterStep } from './edit-step.ts'
import { editorGuards } from './editor-guards.ts'
import type { MachineEmitted, MachineEvent } from './events.ts'
import { FILES_AT_ONCE } from './files-at-once.ts'
import { importInto, photoEdit, withClock, withImported } from './import-into.ts'
import type { DirectionsAnswer, DirectionsProblem, DirectionsRequest, RouteFileAnswer } from './services.ts'
import type { ToolName } from './tool-name.ts'
import {
  editedHandleCount,
  editOf,
  failedFile,
  hasMissed,
  layerAfter,
  newEdit,
  type ObjectSelection,
  presentDocument,
  readFile,
  selectedAsPlaced,
  toggled,
  tryStep,
  withCommitted,
  withoutPlaced,
  withPlacedMoved,
  withRing,
  withSelectionKept,
  withSession,
  withStep,
} from './transitions.ts'

/** The vocabulary of the editor's charts: what they can ask and what they can do. */
export const editorSetup = setup({
  types: {
    context: {} as EditorContext, // how xstate learns types
    events: {} as MachineEvent,
    emitted: {} as MachineEmitted,
    input: {} as EditorInput,
    tags: {} as 'tool',
  },
  actors: {
    readRouteFile: fromPromise<RouteFileAnswer, { file: File | null; ports: EditorPorts }>(() =>
      Promise.reject(new Error('readRouteFile must be provided by the host')),
    ),
    fetchDirections: fromPromise<DirectionsAnswer, DirectionsRequest>(() =>
      Promise.reject(new Error('fetchDirections must be provided by the host')),
    ),
  },
  delays: {
    /** Timeout for a host that never answers, because the edit cannot be cancelled while it waits. */
    directionsPatience: 20_000,
  },
  guards: editorGuards,
  actions: {
    editDocument: enqueueActions(({ context, enqueue }, { edit }: { edit: DocumentEdit }) => {
      const result = applyDocumentEdit(context.history.present, edit)
      if (!result.ok) return enqueue.emit({ type: 'issue.raised', issue: result.issue })
      if (result.document === context.history.present) return
      const selectedLayerId = layerAfter(context, edit)
      enqueue.assign({ ...withCommitted({ ...context, selectedLayerId }, result.document) })
      enqueue.emit({ type: 'document.edited', edit, before: context.history.present, document: result.document })
      enqueue.emit({ type: 'document.changed', document: result.document })
    }),
    noteDetails: assign(({ context: { selectedObjectId: objectId } }, { change }: { change: ObjectChange | null }) => ({
      unsavedDetails: objectId && change && { objectId, change },
    })),
    /** Words that somebody wrote outlive their window. Only for the document that they were written in. */
    saveDetails: enqueueActions(({ context, enqueue, event }) => {
      const { history, unsavedDetails } = context
      if (!unsavedDetails) return
      enqueue.assign({ unsavedDetails: null })
      const edit: DocumentEdit = { kind: 'object.update', ...unsavedDetails }
      const result = applyDocumentEdit(history.present, edit)
      if (event.type === 'document.replace' || !result.ok) return
      enqueue.assign({ ...withCommitted(context, result.document), placed: null })
      enqueue.emit({ type: 'document.edited', edit, before: history.present, document: result.document })
      enqueue.emit({ type: 'document.changed', document: result.document })
    }),
    notePlaced: assign(({ context }) => ({ placed: selectedAsPlaced(context) })),
    forgetPlaced: assign({ placed: null }),
    movePlaced: enqueueActions(({ context, enqueue }, { position }: { position: Position }) => {
      const { result, ...moved } = withPlacedMoved(context, position)
      if (!result.ok) return enqueue.emit({ type: 'issue.raised', issue: result.issue })
      enqueue.assign(moved)
      const step = { kind: 'spot.move', position } as const
      if (context.placed) {
        enqueue.emit({ type: 'step.taken', step, document: result.document, objectId: context.placed.objectId })
      }
      enqueue.emit({ type: 'document.changed', document: result.document })
    }),
    discardPlaced: enqueueActions(({ context, enqueue }) => {
      const history = withoutPlaced(context)
      const unsaved = { unsavedDetails: null, placed: null }
      enqueue.assign({ history, ...unsaved, ...withSelectionKept(context, history.present) })
      enqueue.emit({ type: 'edit.cancelled' })
      enqueue.emit({ type: 'document.changed', document: history.present })
    }),
    replaceDocument: enqueueActions(({ context, enqueue }, { document }: { document: MapDocument }) => {
      enqueue.assign({
        ...withSelectionKept(context, document),
        history: { past: [], present: document, future: [] },
        edit: null,
      })
    }),
    moveInHistory: enqueueActions(({ context, enqueue }, { move }: { move: 'undo' | 'redo' }) => {
      const history = move === 'undo' ? undoDocument(context.history) : redoDocument(context.history)
      enqueue.assign({ history, ...withSelectionKept(context, history.present) })
      enqueue.emit({ type: move === 'undo' ? 'history.undone' : 'history.redone' })
      enqueue.emit({ type: 'document.changed', document: history.present })
    }),
    selectLayer: assign((_, { layerId }: { layerId: LayerId }) => ({ selectedLayerId: layerId })),
    toggleLayer: enqueueActions(({ context, enqueue }, { layerId }: { layerId: LayerId }) => {
      const isHidden = !context.hiddenLayerIds.has(layerId)
      enqueue.assign({ hiddenLayerIds: toggled(context.hiddenLayerIds, layerId) })
      enqueue.emit({ type: 'layer.toggled', layerId, isHidden, document: presentDocument(context) })
    }),
    toggleObject: enqueueActions(({ context, enqueue }, { objectId }: { objectId: MapObjectId }) => {
      const isHidden = !context.hiddenObjectIds.has(objectId)
      enqueue.assign({ hiddenObjectIds: toggled(context.hiddenObjectIds, objectId) })
      enqueue.emit({ type: 'object.toggled', objectId, isHidden, document: presentDocument(context) })
    }),
    selectObject: enqueueActions(({ context, enqueue }, { objectId, at }: ObjectSelection) => {
      const document = context.history.present
      const layer = objectId === null ? null : findLayerOf(document, objectId)
      const selectedLayerId = layer?.id ?? context.selectedLayerId
      enqueue.assign({ selectedObjectId: objectId, selectedAt: at ?? null, selectedLayerId })
      if (objectId !== context.selectedObjectId) enqueue.emit({ type: 'selection.changed', objectId, document })
    }),
    openNew: enqueueActions(({ context, enqueue }, { tool }: { tool: ToolName }) => {
      enqueue.assign({ edit: newEdit(context), selectedObjectId: null })
      enqueue.emit({ type: 'tool.opened', tool })
    }),
    openExisting: enqueueActions(
      ({ context, enqueue }, { objectId, tool }: { objectId: MapObjectId; tool: ToolName }) => {
        enqueue.assign({ edit: editOf(context, objectId), selectedObjectId: objectId })
        enqueue.emit({ type: 'tool.opened', tool })
      },
    ),
    startLine: enqueueActions(({ context: { edit, history }, enqueue }, { position }: { position: Position }) => {
      if (!edit) return
      enqueue.assign({ edit: { ...edit, session: beginEdit(history.present), start: position, focusedVertex: 0 } })
      enqueue.emit({ type: 'line.started' })
    }),
    takeStep: enqueueActions(({ context, enqueue }, { step }: { step: EditStep }) => {
      const { edit } = context
      const result = tryStep(context, step)
      if (!edit || !result) return
      if (!result.ok) return enqueue.emit({ type: 'issue.raised', issue: result.issue })
      if (hasMissed(context, step, result.document)) return enqueue.emit({ type: 'erase.missed' })
      enqueue.assign({ edit: withStep(edit, step, result.document) })
      enqueue.emit({ type: 'step.taken', step, document: result.document, objectId: edit.objectId })
    }),
    /** As the first and only step of the edit: what was tried before is forgotten. */
    tryTolerance: enqueueActions(({ context, enqueue }, { toleranceMeters }: { toleranceMeters: number }) => {
      const { edit } = context
      if (!edit) return
      const step = { kind: 'line.simplify', toleranceMeters } as const
      const result = applyStep(edit.session.baseline, edit.objectId, step)
      if (!result.ok) return enqueue.emit({ type: 'issue.raised', issue: result.issue })
      const session = addStep(beginEdit(edit.session.baseline), result.document)
      enqueue.assign({ toleranceMeters, edit: { ...edit, session } })
      enqueue.emit({ type: 'step.taken', step, document: result.document, objectId: edit.objectId })
    }),
    resizeEraser: enqueueActions(({ enqueue }, { radiusMeters }: { radiusMeters: number }) => {
      enqueue.assign({ eraserRadiusMeters: radiusMeters })
      enqueue.emit({ type: 'eraser.resized', radiusMeters })
    }),
    raiseStepIssue: enqueueActions(({ context, enqueue }, { step }: { step: EditStep }) => {
      const result = tryStep(context, step)
      if (result && !result.ok) enqueue.emit({ type: 'issue.raised', issue: result.issue })
    }),
    undoStep: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(withSession(context, undoStep))
      enqueue.emit({ type: 'history.undone' })
    }),
    redoStep: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(withSession(context, redoStep))
      enqueue.emit({ type: 'history.redone' })
    }),
    startNavigation: enqueueActions(({ context: { edit, history }, enqueue }, { position }: { position: Position }) => {
      if (!edit) return
      const navigation = { ...edit.navigation, stops: [position] }
      enqueue.assign({ edit: { ...edit, session: beginEdit(history.present), navigation } })
      enqueue.emit({ type: 'line.started' })
    }),
    stepStops: assign(({ context: { edit } }, { step }: { step: StopStep }) => {
      const result = edit && stepStops(edit.navigation, step)
      if (!edit || !result?.ok) return {}
      return { edit: { ...edit, navigation: result.draft, focusedVertex: focusAfterStop(step, edit.focusedVertex) } }
    }),
    raiseStopIssue: enqueueActions(({ context: { edit }, enqueue }, { step }: { step: StopStep }) => {
      const result = edit && stepStops(edit.navigation, step)
      if (result && !result.ok) enqueue.emit({ type: 'issue.raised', issue: result.issue })
    }),
    readStops: assign(({ context }) => {
      const { edit } = context
      return edit ? { edit: { ...edit, navigation: draftOfLine(context, edit), focusedVertex: null } } : {}
    }),
    announceRouting: emit({ type: 'directions.asked' }),
    noteProblem: enqueueActions(({ context: { edit }, enqueue }, { problem }: { problem: DirectionsProblem }) => {
      if (!edit) return
      enqueue.assign({ edit: { ...edit, navigation: { ...edit.navigation, problem } } })
      enqueue.emit({ type: 'directions.failed', problem })
    }),
    stepRing: enqueueActions(({ context, enqueue }, { step }: { step: RingStep }) => {
      const { edit, history } = context
      const result = edit && stepRing(edit.ring, step)
      if (!edit || !result) return
      if (!result.ok) return enqueue.emit({ type: 'issue.raised', issue: result.issue })
      const { corners } = result.ring
      const focusedVertex = focusAfterStep(step, corners.length)
      enqueue.assign({ edit: { ...edit, ring: result.ring, session: beginEdit(history.present), focusedVertex } })
      enqueue.emit({ type: 'ring.stepped', step, corners })
    }),
    undoRing: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(withRing(context, undoRing))
      enqueue.emit({ type: 'history.undone' })
    }),
    redoRing: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(withRing(context, redoRing))
      enqueue.emit({ type: 'history.redone' })
    }),
    holdShape: enqueueActions(({ context, enqueue }) => {
      const { edit } = context
      if (!edit) return
      enqueue.assign({ edit: { ...edit, focusedVertex: null } })
      enqueue.emit({ type: 'shape.held', objectId: edit.objectId, document: presentDocument(context) })
    }),
    announceShape: emit((_, { shape }: { shape: ShapeKind }) => ({ type: 'shape.chosen', shape })),
    announceUndone: emit({ type: 'history.undone' }),
    announceRedone: emit({ type: 'history.redone' }),
    focusVertex: enqueueActions(({ context, enqueue }, { index }: { index: number | null }) => {
      const { edit } = context
      const count = editedHandleCount(context)
      if (!edit || (index !== null && (index < 0 || index >= count))) return
      enqueue.assign({ edit: { ...edit, focusedVertex: index } })
      if (index !== null) enqueue.emit({ type: 'vertex.focused', index, count })
    }),
    confirmEdit: enqueueActions(({ context, enqueue }) => {
      const { edit, history } = context
      if (!edit) return
      const document = presentDocument(context)
      enqueue.assign({ ...withCommitted({ ...context, selectedObjectId: edit.objectId }, document), edit: null })
      enqueue.emit({ type: 'edit.confirmed', document, objectId: edit.objectId })
      if (document !== history.present) enqueue.emit({ type: 'document.changed', document })
      const layer = edit.isNew ? findLayerOf(document, edit.objectId) : null
      if (layer && context.hiddenLayerIds.has(layer.id)) enqueue.raise({ type: 'layer.toggle', layerId: layer.id })
    }),
    dropEdit: assign({ edit: null, unplaced: [] }),
    /** Sends the event again, to the state that was reached. */
    askAgain: enqueueActions(({ event, enqueue }) => enqueue.raise(event)),
    askToDiscard: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'tool.choose' && event.type !== 'file.open') return
      enqueue.emit({ type: 'discard.asked', event })
    }),
    announceSelect: emit({ type: 'tool.opened', tool: 'select' }),
    cancelEdit: enqueueActions(({ enqueue }) => {
      enqueue.assign({ edit: null, unplaced: [] })
      enqueue.emit({ type: 'edit.cancelled' })
    }),
    openFiles: enqueueActions(({ enqueue }, { files }: { files: readonly File[] }) => {
      const read = { files: files.slice(0, FILES_AT_ONCE), readingIndex: 0, importedId: null, photoSpotIds: [] }
      enqueue.assign({ ...read, selectedObjectId: null })
      enqueue.emit({ type: 'file.opened', leftOut: files.slice(FILES_AT_ONCE) })
    }),
    readNextFile: assign({ readingIndex: ({ context }) => context.readingIndex + 1 }),
    takeFile: enqueueActions(({ context, enqueue }, { answer }: { answer: RouteFileAnswer }) => {
      if (!answer.ok) return enqueue.emit({ type: 'file.answered', answer, placed: null, ...readFile(context) })
      const { result, layerId, placed } = importInto(context, answer)
      if (!result.ok) return enqueue.emit({ type: 'issue.raised', issue: result.issue })
      const { document } = result
      enqueue.assign({ ...withCommitted(context, document), ...withImported(context, { answer, placed, layerId }) })
      if (context.hiddenLayerIds.has(layerId)) enqueue.raise({ type: 'layer.toggle', layerId })
      if (document !== context.history.present) enqueue.emit({ type: 'document.changed', document })
      enqueue.emit({ type: 'file.answered', answer, placed, ...readFile(context) })
    }),
    openPhoto: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ edit: photoEdit(context) })
      enqueue.emit({ type: 'photo.asked' })
    }),
    openClock: assign(({ context }) => withClock(context, firstClock(context))),
    setClock: assign(({ context }, { minutes }: { minutes: number }) => withClock(context, minutes)),
    keepUntimed: assign(({ context }) => ({ unplaced: timePhotos(context, context.clockOffsetMinutes).left })),
    takeNextPhoto: assign(({ context }) => ({ unplaced: context.unplaced.slice(1) })),
    raiseIssue: emit((_, { issue }: { issue: MapIssue }) => ({ type: 'issue.raised', issue })),
    raiseFileFailure: emit(({ context }, { error }: { error: unknown }) => failedFile(context, error)),
  },
})
