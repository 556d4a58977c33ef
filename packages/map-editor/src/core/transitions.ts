import {
  type AnyLine,
  addStep,
  beginEdit,
  commitDocument,
  createHistory,
  DEFAULT_COLOR,
  type DocumentHistory,
  type EditResult,
  type EditSession,
  editedDocument,
  findMapObject,
  isShape,
  type LayerId,
  MAP_LIMITS,
  type MapDocument,
  type MapObject,
  type MapObjectId,
  type MapObjectKind,
  mapObjectId,
  moveSpot,
  type Position,
  removeLayer,
  removeObject,
  type Spot,
  type TrimRange,
  undoDocument,
} from '@mishiori/map-document'
import type { EditorContext, EditorInput, OpenEdit } from './context.ts'
import type { DocumentEdit } from './document-edit.ts'
import { emptyNavigation, navigationDraft } from './drafts/navigation-draft.ts'
import { EMPTY_RING, type RingDraft } from './drafts/ring-draft.ts'
import { shapeHandles } from './drafts/shape-handles.ts'
import { TRIM_ENDS, trimmedRange } from './drafts/trim-draft.ts'
import { applyStep, type EditStep, focusAfterStep } from './edit-step.ts'
import type { ReadFile } from './events.ts'

const DEFAULT_TOLERANCE_METERS = 10
const DEFAULT_ERASER_METERS = 100

export interface ObjectSelection {
  readonly objectId: MapObjectId | null
  readonly at?: Position | undefined
}

/** Pure functions that return the context after an event. The machine decides when they run. */

export function initialContext({ document, ports }: EditorInput): EditorContext {
  return {
    ports,
    history: createHistory(document),
    selectedLayerId: firstLayerId(document),
    selectedObjectId: null,
    selectedAt: null,
    hiddenLayerIds: new Set(),
    hiddenObjectIds: new Set(),
    toleranceMeters: DEFAULT_TOLERANCE_METERS,
    eraserRadiusMeters: DEFAULT_ERASER_METERS,
    edit: null,
    unsavedDetails: null,
    placed: null,
    files: [],
    readingIndex: 0,
    importedId: null,
    photoSpotIds: [],
    unplaced: [],
    clockOffsetMinutes: 0,
  }
}

function firstLayerId(document: MapDocument): LayerId {
  const first = document.layers[0]
  if (!first) throw new Error('A map document has at least one layer.')
  return first.id
}

/** The document as the person sees it: with the open edit, if there is one. */
export function presentDocument({ history, edit }: Pick<EditorContext, 'history' | 'edit'>): MapDocument {
  return edit ? editedDocument(edit.session) : history.present
}

export function selectedObject(context: EditorContext): MapObject | null {
  return context.selectedObjectId === null ? null : findMapObject(presentDocument(context), context.selectedObjectId)
}

export function editedLine({ history, edit }: EditorContext): AnyLine | null {
  const object = edit ? findMapObject(presentDocument({ history, edit }), edit.objectId) : null
  return object && 'path' in object ? object : null
}

/** Selection and layer that still exist after the document became another one. */
export function preserveSelection(context: EditorContext, document: MapDocument): Partial<EditorContext> {
  const hasLayer = document.layers.some(({ id }) => id === context.selectedLayerId)
  const hasObject = context.selectedObjectId !== null && findMapObject(document, context.selectedObjectId) !== null
  return {
    selectedLayerId: hasLayer ? context.selectedLayerId : firstLayerId(document),
    selectedObjectId: hasObject ? context.selectedObjectId : null,
  }
}

export function toggled<Id>(ids: ReadonlySet<Id>, id: Id): ReadonlySet<Id> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The open edit a step back or forth. */
export function withSession(
  { edit }: EditorContext,
  move: (session: EditSession) => EditSession,
): Partial<EditorContext> {
  return { edit: edit && { ...edit, session: move(edit.session), focusedVertex: null } }
}

export function withRing({ edit }: EditorContext, move: (ring: RingDraft) => RingDraft): Partial<EditorContext> {
  return { edit: edit && { ...edit, ring: move(edit.ring), focusedVertex: null } }
}

export function selectedAsPlaced({ selectedObjectId: objectId, history }: EditorContext): EditorContext['placed'] {
  return objectId && { objectId, document: history.present }
}

/** A spot that was placed just now is given up, as if it had never been. */
export function withoutPlaced({ history, placed }: EditorContext): DocumentHistory {
  if (!placed) return history
  if (history.present === placed.document) return { ...undoDocument(history), future: [] }
  const removed = removeObject(history.present, placed.objectId)
  return removed.ok ? commitDocument(history, removed.document) : history
}

/** Moving it is part of placing it: one step of undo takes it away. */
export function withPlacedMoved({ history, placed }: EditorContext, position: Position) {
  const result: EditResult = placed
    ? moveSpot(history.present, placed.objectId, position)
    : { ok: true, document: history.present }
  if (!result.ok) return { result }
  const { document } = result
  return { result, history: { ...history, present: document }, placed: placed && { ...placed, document } }
}

export function withCommitted(context: EditorContext, document: MapDocument): Partial<EditorContext> {
  return { history: commitDocument(context.history, document), ...preserveSelection(context, document) }
}

/** A new layer becomes the selected one. When a layer is removed, its neighbour does. */
export function layerAfter(context: EditorContext, edit: DocumentEdit): LayerId {
  if (edit.kind === 'layer.add') return edit.layerId
  if (edit.kind !== 'layer.remove' || edit.layerId !== context.selectedLayerId) return context.selectedLayerId
  const answer = removeLayer(context.history.present, edit.layerId)
  return answer.ok ? answer.nextLayerId : context.selectedLayerId
}

export function hasRoomForObject({ history, selectedLayerId }: EditorContext): boolean {
  const layer = history.present.layers.find(({ id }) => id === selectedLayerId)
  return layer !== undefined && layer.objects.length < MAP_LIMITS.objectsPerLayer
}

export function newEdit(context: EditorContext): OpenEdit {
  return { ...editOf(context, mapObjectId(context.ports.createId())), isNew: true }
}

export function editOf(context: EditorContext, objectId: OpenEdit['objectId']): OpenEdit {
  const session = beginEdit(context.history.present)
  const object = findMapObject(context.history.present, objectId)
  return {
    session,
    objectId,
    isNew: false,
    start: null,
    ring: EMPTY_RING,
    navigation: navigationDraft(object) ?? emptyNavigation(context.ports.profileOfNewLine()),
    trims: [],
    snap: null,
    focusedVertex: null,
  }
}

/** Whether an eraser met no point. */
export function hasMissed(context: EditorContext, { kind }: EditStep, document: MapDocument): boolean {
  return kind === 'line.erase' && document === presentDocument(context)
}

export function withStep(edit: OpenEdit, step: EditStep, document: MapDocument): OpenEdit {
  if (step.kind === 'recording.trim') return withTrim(edit, step, document)
  const count = handleCount(findMapObject(document, edit.objectId))
  const navigation = { ...edit.navigation, ...loopStops(edit, step, document), isPending: false }
  // Directions arrive for stops that already have the focus.
  const isRoute = step.kind === 'route.replace' || step.kind === 'route.choose'
  const keepsFocus = isRoute || (step.kind === 'object.create' && step.keepsFocus)
  const focusedVertex = keepsFocus ? edit.focusedVertex : focusAfterStep(step, count)
  return { ...edit, session: addStep(edit.session, document), navigation, focusedVertex }
}

/** Each loop has stops of its own, other than the place that it was asked for from. */
function loopStops({ navigation, objectId }: OpenEdit, step: EditStep, document: MapDocument) {
  const isLoop = navigation.fromHere?.kind === 'loop' || (step.kind === 'route.choose' && step.waypoints !== undefined)
  const drawn = isLoop ? navigationDraft(findMapObject(document, objectId)) : null
  return drawn && { stops: drawn.stops, fromHere: null }
}

function withTrim(edit: OpenEdit, { from, to }: TrimRange, document: MapDocument): OpenEdit {
  const range = trimmedRange(edit)
  if (range?.from === from && range.to === to) return edit
  const trims = [...edit.trims.slice(0, edit.session.steps.length), { from, to }]
  return { ...edit, trims, session: addStep(edit.session, document) }
}

/** How many handles the open edit shows. */
export function editedHandleCount({ history, edit }: EditorContext): number {
  if (!edit) return 0
  if (edit.navigation.stops.length > 0) return edit.navigation.stops.length
  return edit.session.steps.length === 0 && edit.isNew
    ? edit.ring.corners.length
    : handleCount(findMapObject(presentDocument({ history, edit }), edit.objectId))
}

function handleCount(object: MapObject | null): number {
  if (!object) return 0
  if (object.kind === 'recordedLine') return TRIM_ENDS.length
  if ('path' in object) return object.path.length
  return isShape(object) ? shapeHandles(object).length : 0
}

/** The end that a click on the map extends: the start when its vertex has the focus, otherwise the end. */
export function growingEnd(context: EditorContext): 'start' | 'end' {
  return context.edit?.focusedVertex === 0 && (editedLine(context)?.path.length ?? 0) > 1 ? 'start' : 'end'
}

export function newObjectName(context: EditorContext, kind: MapObjectKind): string {
  const objects = presentDocument(context).layers.flatMap((layer) => layer.objects)
  const names = new Set(objects.map(({ name }) => name))
  let number = objects.filter((object) => object.kind === kind).length + 1
  while (names.has(context.ports.nameObject(kind, number))) number += 1
  return context.ports.nameObject(kind, number)
}

export function openEdit({ edit }: EditorContext): OpenEdit {
  if (!edit) throw new Error('A step needs an open edit.')
  return edit
}

/** The second point makes a line of the first: the step that creates the object. */
export function secondPointStep(context: EditorContext, position: Position): EditStep {
  const { objectId, start } = openEdit(context)
  if (!start) throw new Error('The second point of a line comes after the first.')
  const details = { name: newObjectName(context, 'line'), description: '', color: DEFAULT_COLOR }
  const object = { kind: 'line', id: objectId, ...details, path: [start, position] } as const
  return { kind: 'object.create', layerId: context.selectedLayerId, object }
}

/** Whether the line under edit can be cut at a vertex: not at its ends, and not without room for a second line. */
export function canSplitAt(context: EditorContext, index: number): boolean {
  const { edit } = context
  if (!edit) return false
  return applyStep(presentDocument(context), edit.objectId, {
    kind: 'line.split',
    index,
    newId: mapObjectId(' '),
    newName: ' _',
  }).ok
}

/** The step that cuts the line under edit in two. */
export function splitStep(context: EditorContext, index: number): EditStep {
  const newId = mapObjectId(context.ports.createId())
  return { kind: 'line.split', index, newId, newName: newObjectName(context, 'line') }
}

export function createSpotStep(context: EditorContext, position: Position): EditStep {
  return spotStep(context, { id: openEdit(context).objectId, position })
}

/** Another object than the one being edited; the edit continues. */
export function markStep(context: EditorContext, position: Position): EditStep {
  return spotStep(context, { id: mapObjectId(context.ports.createId()), position })
}

function spotStep(context: EditorContext, spot: Pick<Spot, 'id' | 'position'>): EditStep {
  const details = { name: newObjectName(context, 'spot'), description: '', color: DEFAULT_COLOR }
  const looks = { icon: 'text', display: 'text', images: [], placeId: null } as const
  const object = { kind: 'spot', ...spot, ...details, ...looks } as const
  return { kind: 'object.create', layerId: context.selectedLayerId, object }
}

/** The file that is being read, or was read last. */
export function readingFile({ files, readingIndex }: EditorContext): File | null {
  return files[readingIndex] ?? null
}

/** Reported in addition to the outcome of reading a file. */
export function readFile(context: EditorContext): ReadFile {
  const file = readingFile(context)
  if (!file) throw new Error('No file was opened.')
  return { file, isOneOfSeveral: context.files.length > 1 }
}

export function failedFile(context: EditorContext, error: unknown) {
  return { type: 'file.failed', error, ...readFile(context) } as const
}
