import {
  addStep,
  beginEdit,
  findLayerOf,
  type LayerId,
  MAP_LIMITS,
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
import type { DirectionsAnswer, DirectionsProblem, DirectionsRequest, RouteFileAnswer } from '../services.ts'
import { focusAfterStop, type StopStep, stepStops } from '../tools/navigation/navigation-draft.ts'
import { draftOfLine } from '../tools/navigation/navigation-steps.ts'
import { type RingStep, redoRing, stepRing, undoRing } from '../tools/shape/ring-draft.ts'
import type { ShapeKind } from '../tools/shape/shape-kind.ts'
import type { ToolName } from '../tools/tool-name.ts'
import type { EditorContext, EditorInput } from './context.ts'
import { applyDocumentEdit, type DocumentEdit } from './document-edit.ts'
import { applyStep, type EditStep, focusAfterStep } from './edit-step.ts'
import { editorGuards } from './editor-guards.ts'
import type { EditorEmitted, EditorEvent } from './events.ts'
import { FILES_AT_ONCE } from './files-at-once.ts'
import { importInto } from './import-into.ts'
import {
  editedHandleCount,
  editOf,
  layerAfter,
  newEdit,
  presentDocument,
  readFile,
  tryStep,
  withCommitted,
  withSelectionKept,
  withStep,
} from './transitions.ts'

export interface ObjectSelection {
  readonly objectId: MapObjectId | null
  readonly at?: Position | undefined
}

/** The vocabulary of the editor's charts: what they can ask and what they can do. */
export const editorSetup = setup({
  types: {
    context: {} as EditorContext, // how xstate learns types
    events: {} as EditorEvent,
    emitted: {} as EditorEmitted,
    input: {} as EditorInput,
    tags: {} as 'tool',
  },
  actors: {
    readRouteFile: fromPromise<RouteFileAnswer, { file: File | null }>(() =>
      Promise.reject(new Error('readRouteFile must be provided by the host')),
    ),
    fetchDirections: fromPromise<DirectionsAnswer, DirectionsRequest>(() =>
      Promise.reject(new Error('fetchDirections must be provided by the host')),
    ),
  },
  delays: {
    /** A host that never answers must not hold the edit, which cannot be cancelled while it waits. */
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
    noteWords: assign(({ context: { selectedObjectId: objectId } }, { change }: { change: ObjectChange | null }) => ({
      unsavedWords: objectId && change && { objectId, change },
    })),
    /** Words that somebody wrote outlive their window. Only for the document that they were written in. */
    saveWords: enqueueActions(({ context, enqueue, event }) => {
      const { history, unsavedWords } = context
      if (!unsavedWords) return
      enqueue.assign({ unsavedWords: null })
      const edit: DocumentEdit = { kind: 'object.update', ...unsavedWords }
      const result = applyDocumentEdit(history.present, edit)
      if (event.type === 'document.replace' || !result.ok) return
      enqueue.assign(withCommitted(context, result.document))
      enqueue.emit({ type: 'document.edited', edit, before: history.present, document: result.document })
      enqueue.emit({ type: 'document.changed', document: result.document })
    }),
    replaceDocument: enqueueActions(({ context, enqueue }, { document }: { document: MapDocument }) => {
      enqueue.assign({
        ...withSelectionKept(context, document),
        history: { past: [], present: document, future: [] },
        edit: null,
      })
    }),
    undoDocument: enqueueActions(({ context, enqueue }) => {
      const history = undoDocument(context.history)
      enqueue.assign({ history, ...withSelectionKept(context, history.present) })
      enqueue.emit({ type: 'history.undone' })
      enqueue.emit({ type: 'document.changed', document: history.present })
    }),
    redoDocument: enqueueActions(({ context, enqueue }) => {
      const history = redoDocument(context.history)
      enqueue.assign({ history, ...withSelectionKept(context, history.present) })
      enqueue.emit({ type: 'history.redone' })
      enqueue.emit({ type: 'document.changed', document: history.present })
    }),
    selectLayer: assign((_, { layerId }: { layerId: LayerId }) => ({ selectedLayerId: layerId })),
    toggleLayer: enqueueActions(({ context, enqueue }, { layerId }: { layerId: LayerId }) => {
      const isHidden = !context.hiddenLayerIds.has(layerId)
      const hidden = new Set(context.hiddenLayerIds)
      if (isHidden) hidden.add(layerId)
      else hidden.delete(layerId)
      enqueue.assign({ hiddenLayerIds: hidden })
      enqueue.emit({ type: 'layer.toggled', layerId, isHidden, document: presentDocument(context) })
    }),
    toggleObject: enqueueActions(({ context, enqueue }, { objectId }: { objectId: MapObjectId }) => {
      const isHidden = !context.hiddenObjectIds.has(objectId)
      const hidden = new Set(context.hiddenObjectIds)
      if (isHidden) hidden.add(objectId)
      else hidden.delete(objectId)
      enqueue.assign({ hiddenObjectIds: hidden })
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
    startLine: enqueueActions(({ context, enqueue }, { position }: { position: Position }) => {
      const { edit, history } = context
      if (!edit) return
      enqueue.assign({ edit: { ...edit, session: beginEdit(history.present), start: position, focusedVertex: 0 } })
      enqueue.emit({ type: 'line.started' })
    }),
    takeStep: enqueueActions(({ context, enqueue }, { step }: { step: EditStep }) => {
      const { edit } = context
      const result = tryStep(context, step)
      if (!edit || !result) return
      if (!result.ok) return enqueue.emit({ type: 'issue.raised', issue: result.issue })
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
      const { edit } = context
      if (!edit) return
      enqueue.assign({ edit: { ...edit, session: undoStep(edit.session), focusedVertex: null } })
      enqueue.emit({ type: 'history.undone' })
    }),
    redoStep: enqueueActions(({ context, enqueue }) => {
      const { edit } = context
      if (!edit) return
      enqueue.assign({ edit: { ...edit, session: redoStep(edit.session), focusedVertex: null } })
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
    undoRing: enqueueActions(({ context: { edit }, enqueue }) => {
      if (!edit) return
      enqueue.assign({ edit: { ...edit, ring: undoRing(edit.ring), focusedVertex: null } })
      enqueue.emit({ type: 'history.undone' })
    }),
    redoRing: enqueueActions(({ context: { edit }, enqueue }) => {
      if (!edit) return
      enqueue.assign({ edit: { ...edit, ring: redoRing(edit.ring), focusedVertex: null } })
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
    dropEdit: assign({ edit: null }),
    announceSelect: emit({ type: 'tool.opened', tool: 'select' }),
    cancelEdit: enqueueActions(({ enqueue }) => {
      enqueue.assign({ edit: null })
      enqueue.emit({ type: 'edit.cancelled' })
    }),
    openFiles: enqueueActions(({ enqueue }, { files }: { files: readonly File[] }) => {
      enqueue.assign({ files: files.slice(0, FILES_AT_ONCE), readingIndex: 0, selectedObjectId: null })
      enqueue.emit({ type: 'file.opened', leftOut: files.slice(FILES_AT_ONCE) })
    }),
    readNextFile: assign({ readingIndex: ({ context }) => context.readingIndex + 1 }),
    takeFile: enqueueActions(({ context, enqueue }, { answer }: { answer: RouteFileAnswer }) => {
      if (!answer.ok) return enqueue.emit({ type: 'file.answered', answer, newLayerName: null, ...readFile(context) })
      const { result, layerId, newLayerName } = importInto(context, answer)
      if (!result.ok) return enqueue.emit({ type: 'issue.raised', issue: result.issue })
      enqueue.assign({ ...withCommitted(context, result.document), selectedLayerId: layerId })
      if (context.hiddenLayerIds.has(layerId)) enqueue.raise({ type: 'layer.toggle', layerId })
      enqueue.emit({ type: 'document.changed', document: result.document })
      enqueue.emit({ type: 'file.answered', answer, newLayerName, ...readFile(context) })
    }),
    raiseIssue: emit((_, { issue }: { issue: MapIssue }) => ({ type: 'issue.raised', issue })),
    raiseFileFailure: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'file.failed',
      error,
      ...readFile(context),
    })),
    raiseLayerFull: emit({
      type: 'issue.raised',
      issue: { code: 'layer.object_limit_reached', max: MAP_LIMITS.objectsPerLayer },
    }),
  },
})
