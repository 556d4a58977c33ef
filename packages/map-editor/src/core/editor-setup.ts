import {
  addStep,
  beginEdit,
  findLayerOf,
  findMapObject,
  type MapObjectId,
  type Position,
  redoStep,
  undoStep,
} from '@mishiori/map-document'
import { assign, emit, enqueueActions } from 'xstate'
import type { EditorContext } from './context.ts'
import { documentSetup } from './document-setup.ts'
import { focusAfterStop, type StopStep, stepStops } from './drafts/navigation-draft.ts'
import { draftOfLine, failureOf } from './drafts/navigation-steps.ts'
import { firstClock, timePhotos } from './drafts/photo-times.ts'
import { asideOf, reachStep, shownReach } from './drafts/reach-steps.ts'
import { type RingStep, redoRing, stepRing, undoRing } from './drafts/ring-draft.ts'
import { areLoops, comparisonOf, offerOf, withOffer } from './drafts/route-offers.ts'
import type { ShapeKind } from './drafts/shape-kind.ts'
import type { SnapProblem } from './drafts/snap-draft.ts'
import { snapProposal, snapStep } from './drafts/snap-steps.ts'
import { applyStep, type EditStep, focusAfterStep } from './edit-step.ts'
import { photoEdit, withClock } from './import-into.ts'
import { namedByItsEnds } from './place-to-place.ts'
import type { DirectionsAnswer, DirectionsProblem, ReachAnswer, SnapAnswer } from './services.ts'
import type { ToolName } from './tool-name.ts'
import {
  editedHandleCount,
  editOf,
  hasMissed,
  newEdit,
  presentDocument,
  withCommitted,
  withRing,
  withSession,
  withStep,
} from './transitions.ts'
import { tryStep } from './try-step.ts'

/** The vocabulary of the editor's charts: that of the document, and what is done to the edit under way. */
export const editorSetup = documentSetup.extend({
  actions: {
    openNew: enqueueActions(({ context, enqueue }, { tool }: { tool: ToolName }) => {
      enqueue.assign({ edit: newEdit(context), selectedObjectId: null })
      enqueue.emit({ type: 'tool.opened', tool })
    }),
    /** Begins again on the document as it is now, without a word: the tool was open before. */
    renewEdit: assign(({ context }) => ({ edit: newEdit(context), selectedObjectId: null })),
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
    /** After the step that applied them: the path that the line has now is one of these. */
    noteOffer: enqueueActions(({ context, enqueue }, { answer }: { answer: DirectionsAnswer }) => {
      const { edit } = context
      if (!edit) return
      const offer = offerOf(context, answer)
      enqueue.assign({ edit: withOffer(edit, offer) })
      const document = presentDocument(context)
      const line = findMapObject(document, edit.objectId)
      if (line && areLoops({ all: offer })) enqueue.emit({ type: 'loop.found', line })
      if (offer.length < 2) return
      enqueue.emit({ type: 'route.offered', count: offer.length, document, objectId: edit.objectId })
    }),
    /** The line has none of these but its own, and stays as it is. That none is found is an answer, too. */
    noteComparison: enqueueActions(({ context, enqueue }, { answer }: { answer: DirectionsAnswer }) => {
      const { edit } = context
      if (!edit) return
      const offer = comparisonOf(context, answer)
      enqueue.assign({ edit: withOffer(edit, offer) })
      const document = presentDocument(context)
      enqueue.emit({ type: 'route.offered', count: offer.length, document, objectId: edit.objectId })
    }),
    forgetComparisonProblem: assign(({ context }) => withComparisonProblem(context, null)),
    noteComparisonProblem: enqueueActions(({ context, enqueue }, { problem }: { problem: DirectionsProblem }) => {
      if (!context.edit) return
      enqueue.assign(withComparisonProblem(context, problem))
      enqueue.emit({ type: 'directions.failed', ...failureOf(context, problem) })
    }),
    /** As the first and only step of the edit: what was asked for before is forgotten. */
    showReach: enqueueActions(({ context, enqueue }, { answer }: { answer: ReachAnswer }) => {
      const { edit } = context
      if (!edit) return
      const step = reachStep(context, answer)
      const result = applyStep(edit.session.baseline, edit.objectId, step)
      if (!result.ok) return enqueue.emit({ type: 'issue.raised', issue: result.issue })
      const session = addStep(beginEdit(edit.session.baseline), result.document)
      const navigation = { ...edit.navigation, isPending: false, reachAside: asideOf(context, answer) }
      enqueue.assign({ edit: { ...edit, session, navigation } })
      const reach = shownReach({ ...context, edit: { ...edit, session, navigation } })
      if (reach) enqueue.emit({ type: 'reach.found', reach })
    }),
    /** After its step was done again. */
    restoreReach: assign(({ context: { edit } }) => {
      const aside = edit?.navigation.reachAside
      if (!edit || !aside) return {}
      return { edit: { ...edit, navigation: { ...edit.navigation, fromHere: { kind: 'reach', size: aside.size } } } }
    }),
    /** Another question: an area that is not kept is gone. */
    hideReach: assign(({ context }) => {
      const { edit } = context
      if (!edit || !shownReach(context)) return {}
      const navigation = { ...edit.navigation, reachAside: null }
      return { edit: { ...edit, session: beginEdit(edit.session.baseline), navigation } }
    }),
    announceSnapping: enqueueActions(({ context: { edit }, enqueue }) => {
      if (edit) enqueue.assign({ edit: { ...edit, snap: null } })
      enqueue.emit({ type: 'snap.asked' })
    }),
    proposeSnap: enqueueActions(({ context: { edit }, enqueue }, { answer }: { answer: SnapAnswer }) => {
      const snap = edit && snapProposal(edit, answer)
      const result = edit && answer.ok ? applyStep(edit.session.baseline, edit.objectId, snapStep(answer)) : null
      if (!edit || !snap || !result?.ok) return
      enqueue.assign({ edit: { ...edit, snap, session: addStep(beginEdit(edit.session.baseline), result.document) } })
      enqueue.emit({ type: 'snap.answered', snap })
    }),
    noteSnapProblem: enqueueActions(({ context: { edit }, enqueue }, { problem }: { problem: SnapProblem | null }) => {
      if (!edit || !problem) return
      enqueue.assign({ edit: { ...edit, snap: problem } })
      enqueue.emit({ type: 'snap.answered', snap: problem })
    }),
    announceRouting: emit({ type: 'directions.asked' }),
    announceReaching: emit({ type: 'directions.asked', isReach: true }),
    noteProblem: enqueueActions(({ context, enqueue }, { problem }: { problem: DirectionsProblem }) => {
      const { edit } = context
      if (!edit) return
      enqueue.assign({ edit: { ...edit, navigation: { ...edit.navigation, problem } } })
      enqueue.emit({ type: 'directions.failed', ...failureOf(context, problem) })
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
    grabShape: enqueueActions(({ context, enqueue }) => {
      const { edit } = context
      if (!edit) return
      enqueue.assign({ edit: { ...edit, focusedVertex: null } })
      enqueue.emit({ type: 'shape.held', objectId: edit.objectId, document: presentDocument(context) })
    }),
    announceShape: emit((_, { shape }: { shape: ShapeKind }) => ({ type: 'shape.chosen', shape })),
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
      const drawn = presentDocument(context)
      const document = edit.isNew ? namedByItsEnds(drawn, edit.objectId) : drawn
      enqueue.assign({ ...withCommitted({ ...context, selectedObjectId: edit.objectId }, document), edit: null })
      enqueue.emit({ type: 'edit.confirmed', document, objectId: edit.objectId })
      const made = edit.isNew ? findMapObject(document, edit.objectId) : null
      if (made && 'path' in made) {
        enqueue.emit({ type: 'line.drawn', objectId: edit.objectId })
      }
      if (document !== history.present) enqueue.emit({ type: 'document.changed', document })
      const layer = edit.isNew ? findLayerOf(document, edit.objectId) : null
      if (layer && context.hiddenLayerIds.has(layer.id)) enqueue.raise({ type: 'layer.toggle', layerId: layer.id })
    }),
    dropEdit: assign({ edit: null, unplaced: [] }),
    cancelEdit: enqueueActions(({ enqueue }) => {
      enqueue.assign({ edit: null, unplaced: [] })
      enqueue.emit({ type: 'edit.cancelled' })
    }),
    openPhoto: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ edit: photoEdit(context) })
      enqueue.emit({ type: 'photo.asked' })
    }),
    openClock: assign(({ context }) => withClock(context, firstClock(context))),
    setClock: assign(({ context }, { minutes }: { minutes: number }) => withClock(context, minutes)),
    retainUntimed: assign(({ context }) => ({ unplaced: timePhotos(context, context.clockOffsetMinutes).left })),
    takeNextPhoto: assign(({ context }) => ({ unplaced: context.unplaced.slice(1) })),
  },
})

function withComparisonProblem({ edit }: EditorContext, comparisonProblem: DirectionsProblem | null) {
  return edit ? { edit: { ...edit, navigation: { ...edit.navigation, comparisonProblem } } } : {}
}
