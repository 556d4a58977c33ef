import {
  findLayerOf,
  type LayerId,
  type MapDocument,
  type MapIssue,
  type MapObjectId,
  type ObjectChange,
  type Position,
  redoDocument,
  undoDocument,
} from '@mishiori/map-document'
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { EditorContext, EditorInput, EditorPorts } from './context.ts'
import { applyDocumentEdit, type DocumentEdit } from './document-edit.ts'
import { editorGuards } from './editor-guards.ts'
import type { MachineEmitted, MachineEvent } from './events.ts'
import { FILES_AT_ONCE } from './files-at-once.ts'
import { importInto, withImported } from './import-into.ts'
import type {
  DirectionsAnswer,
  DirectionsRequest,
  ReachAnswer,
  ReachRequest,
  RouteFileAnswer,
  SnapAnswer,
} from './services.ts'
import {
  failedFile,
  layerAfter,
  type ObjectSelection,
  presentDocument,
  preserveSelection,
  readFile,
  selectedAsPlaced,
  toggled,
  withCommitted,
  withoutPlaced,
  withPlacedMoved,
} from './transitions.ts'

/**
 * The guards of the editor's statecharts, and the actions that are possible outside of an edit: on the document, on its
 * visibility, and with files.
 */
export const documentSetup = setup({
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
    fetchReach: fromPromise<ReachAnswer, ReachRequest>(() =>
      Promise.reject(new Error('fetchReach must be provided by the host')),
    ),
    snapLine: fromPromise<SnapAnswer, readonly Position[]>(() =>
      Promise.reject(new Error('snapLine must be provided by the host')),
    ),
  },
  delays: {
    /** Timeout for a host that never answers, because the edit cannot be cancelled while it waits. */
    directionsPatience: 20_000,
    /** A long line is looked at piece by piece. */
    snapPatience: 60_000,
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
      enqueue.assign({ history, ...unsaved, ...preserveSelection(context, history.present) })
      enqueue.emit({ type: 'edit.cancelled' })
      enqueue.emit({ type: 'document.changed', document: history.present })
    }),
    replaceDocument: enqueueActions(({ context, enqueue }, { document }: { document: MapDocument }) => {
      enqueue.assign({
        ...preserveSelection(context, document),
        history: { past: [], present: document, future: [] },
        edit: null,
      })
    }),
    moveInHistory: enqueueActions(({ context, enqueue }, { move }: { move: 'undo' | 'redo' }) => {
      const history = move === 'undo' ? undoDocument(context.history) : redoDocument(context.history)
      enqueue.assign({ history, ...preserveSelection(context, history.present) })
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
    announceUndone: emit({ type: 'history.undone' }),
    announceRedone: emit({ type: 'history.redone' }),
    /** Sends the event again, to the state that was reached. */
    raiseAgain: enqueueActions(({ event, enqueue }) => enqueue.raise(event)),
    confirmDiscard: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'tool.choose' && event.type !== 'file.open') return
      enqueue.emit({ type: 'discard.asked', event })
    }),
    announceSelect: emit({ type: 'tool.opened', tool: 'select' }),
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
    raiseIssue: emit((_, { issue }: { issue: MapIssue }) => ({ type: 'issue.raised', issue })),
    raiseFileFailure: emit(({ context }, { error }: { error: unknown }) => failedFile(context, error)),
  },
})
