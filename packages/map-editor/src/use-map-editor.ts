import type {
  LayerId,
  MapDocument,
  MapObject,
  MapObjectId,
  Position,
  RouteOptions,
  TravelMode,
  TravelProfile,
} from '@mishiori/map-document'
import type { EditorActor, EditorSnapshot } from '@mishiori/map-editor/headless'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { DocumentEdit } from './core/document-edit.ts'
import type { ShapeKind, ShapeSize } from './core/drafts/shape-kind.ts'
import { editorAction as actionOf, type EditorAction } from './core/editor-action.ts'
import type { EditorEvent, InspectorMode } from './core/events.ts'
import type { MachineSnapshot } from './core/selectors.ts'
import {
  selectCanCancel,
  selectCanConfirm,
  selectCanRedo,
  selectCanUndo,
  selectDirectionsProblem,
  selectDocument,
  selectEditedObject,
  selectFocusedVertex,
  selectHiddenLayerIds,
  selectHiddenObjectIds,
  selectInspectorMode,
  selectIsAskingDirections,
  selectSelectedLayerId,
  selectSelectedObjectId,
  selectTool,
} from './core/selectors.ts'
import type { DirectionsProblem, FoundPlace, LoopSize, MapEditorServices, ReachSize } from './core/services.ts'
import type { ToolName } from './core/tool-name.ts'
import { hostActor } from './machine/host-actor.ts'
import { editorAction as actionOfHost } from './machine/host-selectors.ts'
import { en } from './messages/en.ts'
import { type EditorActorOptions, useEditorActor } from './shell/use-editor-actor.ts'

/** Options of {@link useMapEditor}. */
export interface UseMapEditorOptions extends Pick<EditorActorOptions, 'value' | 'onChange'> {
  /** English unless given. */
  readonly messages?: EditorActorOptions['messages']
  /** What needs a server or a device; what is missing is not offered. */
  readonly services?: MapEditorServices
}

/** The editor as it is now. */
export interface EditorView {
  /** With the open edit, if there is one. */
  readonly document: MapDocument
  /** The open tool; `select` when none is. */
  readonly tool: ToolName
  /** The specification's name of what is being done; null while no tool is open. */
  readonly action: EditorAction | null
  /** The object of the open edit as it is now; null without one, and while a new object has no shape yet. */
  readonly editedObject: MapObject | null
  /** The layer that new objects go into. There always is one. */
  readonly selectedLayerId: LayerId
  /** Null when none is selected. */
  readonly selectedObjectId: MapObjectId | null
  /** Layers that are not shown. Hiding is not part of the document. */
  readonly hiddenLayerIds: ReadonlySet<LayerId>
  /** Objects that are hidden by themselves. */
  readonly hiddenObjectIds: ReadonlySet<MapObjectId>
  /** What of the selected object is shown or changed; null without one. */
  readonly inspector: InspectorMode | null
  /** The point of the open edit that keys work on, from 0; null for none. */
  readonly focusedVertex: number | null
  /** Whether a way is being asked for. */
  readonly isAskingDirections: boolean
  /** Why there is no way between the stops of the open navigation line. */
  readonly directionsProblem: DirectionsProblem | null
  /** Of the open edit, else of the history. */
  readonly canUndo: boolean
  /** Of the open edit, else of the history. */
  readonly canRedo: boolean
  /** Whether the open edit can be confirmed as it is. */
  readonly canConfirm: boolean
  /** Whether there is an open edit or a read file to cancel. */
  readonly canCancel: boolean
}

/**
 * What can be asked of the editor. What is not possible now is ignored, or answered by `issue.raised` of the `actor`.
 * Positions are `[longitude, latitude]` in degrees, lengths are metres, indexes begin at 0.
 */
export interface EditorActions {
  /**
   * Confirms what is drawn and opens a tool; `select` opens none. If it cannot be confirmed, `discard.asked` is
   * emitted.
   */
  readonly chooseTool: (tool: ToolName) => void
  /** Opens a line to change its points. */
  readonly editLine: (objectId: MapObjectId) => void
  /** After the tool `shape`: which one. */
  readonly chooseShape: (shape: ShapeKind) => void
  /** Opens a circle, rectangle or polygon. */
  readonly editShape: (objectId: MapObjectId) => void
  /** Gives the open circle or rectangle this size, in metres. */
  readonly resizeShape: (size: ShapeSize) => void
  /** Makes a polygon of the corners that were set. */
  readonly closePolygon: () => void
  /** Moves the open shape as a whole, by the way from one place to another. */
  readonly moveShape: (from: Position, to: Position) => void
  /** Opens a navigation line to change its stops. */
  readonly editNavigation: (objectId: MapObjectId) => void
  /** Asks for directions of this mode, without a profile and options. */
  readonly chooseTravelMode: (travelMode: TravelMode) => void
  /** Asks for directions of this profile, with those of the options that it has. */
  readonly chooseProfile: (profile: TravelProfile) => void
  /** Asks for directions with these options and no others; null for none. */
  readonly setRouteOptions: (routeOptions: RouteOptions | null) => void
  /** Asks for loops of about this size from the start of the line. */
  readonly askForLoops: (size: LoopSize) => void
  /** Asks for what can be reached from there; `confirm` makes a polygon of it. */
  readonly askForReach: (size: ReachSize) => void
  /** Asks which other ways there are between the two stops of a line that was drawn before; it stays as it is. */
  readonly findAlternatives: () => void
  /** Gives the line another one of the paths that were found together; 0 is the suggested one. */
  readonly chooseAlternative: (index: number) => void
  /** Moves a stop to another place in the order. */
  readonly reorderStop: (from: number, to: number) => void
  /** Goes through the stops in the other direction. */
  readonly reverseRoute: () => void
  /** Asks for directions again after a failure. */
  readonly retryDirections: () => void
  /**
   * Does what a click there does: sets a point of a line or a corner of a polygon, places a spot, a circle or a square,
   * erases. A new circle or square is sized by `diagonalMeters`, which is how much of the map is in view.
   */
  readonly clickMap: (position: Position, diagonalMeters?: number) => void
  /** Opens a line so that the next click extends it at this end. */
  readonly continueLine: (objectId: MapObjectId, end: 'start' | 'end') => void
  /** Opens a line to keep fewer of its points. */
  readonly simplifyLine: (objectId: MapObjectId) => void
  /** How far the line that is simplified may move, in metres. */
  readonly setTolerance: (toleranceMeters: number) => void
  /** Opens a line so that a click erases its points around it. */
  readonly snapLine: (objectId: MapObjectId) => void
  readonly eraseLine: (objectId: MapObjectId) => void
  /** In metres. */
  readonly setEraserRadius: (radiusMeters: number) => void
  /** Cuts the line under edit at a vertex, which ends the edit. */
  readonly splitLine: (index: number) => void
  /** Opens a spot and puts it there, until that is confirmed or cancelled. */
  readonly moveSpot: (objectId: MapObjectId, position: Position) => void
  /** Puts a spot where a stop of the open navigation line is. */
  readonly markStop: (index: number) => void
  /** The vertex that keys work on; null for none. */
  readonly focusVertex: (index: number | null) => void
  /** Moves a point of the line or polygon, a stop, or another handle of a shape. */
  readonly moveVertex: (index: number, position: Position) => void
  /** The new point gets this index. */
  readonly insertVertex: (index: number, position: Position) => void
  /** Removes a point or a stop; the least number of them stays. */
  readonly removeVertex: (index: number) => void
  /** Makes a spot of a place while one is searched, goes there with a navigation line. */
  readonly choosePlace: (place: FoundPlace) => void
  /** Makes a spot of a place in the selected layer, while a line is drawn or selected. */
  readonly keepPlace: (place: FoundPlace) => void
  /** Opens a recording so that its ends can be cut off. */
  readonly trimRecording: (objectId: MapObjectId) => void
  /** Puts an end of the open recording at one of the points that it had when it was opened. */
  readonly setTrim: (end: 'start' | 'end', index: number) => void
  /** Commits the open edit as one entry of the history; `onChange` is called. */
  readonly confirm: () => void
  /** Gives up the open edit: a new object vanishes, an old one is as before. Also stops reading files. */
  readonly cancel: () => void
  /** Takes back a step of the open edit, else an entry of the history. */
  readonly undo: () => void
  /** Brings back what `undo` took. */
  readonly redo: () => void
  /** Null selects none. */
  readonly selectObject: (objectId: MapObjectId | null) => void
  /** The layer that new objects go into. */
  readonly selectLayer: (layerId: LayerId) => void
  /** Hides a layer or shows it again; not an entry of the history. */
  readonly toggleLayer: (layerId: LayerId) => void
  /** Hides an object or shows it again; not an entry of the history. */
  readonly toggleObject: (objectId: MapObjectId) => void
  /** What of the selected object is shown or changed. */
  readonly showInspector: (mode: InspectorMode) => void
  /** Changes layers or objects as a whole, each as one entry of the history. */
  readonly edit: (edit: DocumentEdit) => void
  /** Has files read one after another, each as a step of its own. */
  readonly openFile: (file: File, ...more: readonly File[]) => void
}

/** What {@link useMapEditor} gives: what there is to show, what can be done, and the running editor. */
export interface MapEditorState {
  /** What there is to show now. */
  readonly view: EditorView
  /** The same functions all the time. */
  readonly actions: EditorActions
  /** The running editor, for hosts that listen to what it emits: `actor.on('issue.raised', …)`. */
  readonly actor: EditorActor
}

/** The action of a snapshot of the `actor`, as `view.action` of the current one: null while no tool is open. */
export const editorAction: (snapshot: EditorSnapshot) => EditorAction | null = actionOfHost

const NO_SERVICES: MapEditorServices = {}

/** The editor without its looks: the same machine that {@link MapEditor} runs, for a host that draws its own. */
export function useMapEditor({
  messages = en,
  services = NO_SERVICES,
  ...options
}: UseMapEditorOptions): MapEditorState {
  const actor = useEditorActor({ ...options, messages, services })
  const snapshot = useSelector(actor, (current) => current)
  const view = useMemo(() => editorView(snapshot), [snapshot])
  const actions = useMemo(() => editorActions(actor), [actor])
  return { view, actions, actor: hostActor(actor) }
}

function editorView(snapshot: MachineSnapshot): EditorView {
  return {
    document: selectDocument(snapshot),
    tool: selectTool(snapshot),
    action: actionOf(snapshot),
    editedObject: selectEditedObject(snapshot),
    selectedLayerId: selectSelectedLayerId(snapshot),
    selectedObjectId: selectSelectedObjectId(snapshot),
    hiddenLayerIds: selectHiddenLayerIds(snapshot),
    hiddenObjectIds: selectHiddenObjectIds(snapshot),
    inspector: selectInspectorMode(snapshot),
    focusedVertex: selectFocusedVertex(snapshot),
    isAskingDirections: selectIsAskingDirections(snapshot),
    directionsProblem: selectDirectionsProblem(snapshot),
    canUndo: selectCanUndo(snapshot),
    canRedo: selectCanRedo(snapshot),
    canConfirm: selectCanConfirm(snapshot),
    canCancel: selectCanCancel(snapshot),
  }
}

function editorActions(actor: { readonly send: (event: EditorEvent) => void }): EditorActions {
  const { send } = actor
  return {
    chooseTool: (tool) => send({ type: 'tool.choose', tool }),
    editLine: (objectId) => send({ type: 'line.edit', objectId }),
    chooseShape: (shape) => send({ type: 'shape.choose', shape }),
    editShape: (objectId) => send({ type: 'shape.edit', objectId }),
    resizeShape: (size) => send({ type: 'shape.resize', size }),
    closePolygon: () => send({ type: 'ring.close' }),
    moveShape: (from, to) => send({ type: 'shape.move', from, to }),
    editNavigation: (objectId) => send({ type: 'navigation.edit', objectId }),
    chooseTravelMode: (travelMode) => send({ type: 'travelMode.choose', travelMode }),
    chooseProfile: (profile) => send({ type: 'profile.choose', profile }),
    setRouteOptions: (routeOptions) => send({ type: 'routeOptions.set', routeOptions }),
    askForLoops: (size) => send({ type: 'loop.ask', size }),
    askForReach: (size) => send({ type: 'reach.ask', size }),
    findAlternatives: () => send({ type: 'alternatives.ask' }),
    chooseAlternative: (index) => send({ type: 'alternative.choose', index }),
    reorderStop: (from, to) => send({ type: 'stop.reorder', from, to }),
    reverseRoute: () => send({ type: 'route.reverse' }),
    retryDirections: () => send({ type: 'directions.retry' }),
    clickMap: (position, diagonalMeters) =>
      send({ type: 'map.click', position, ...(diagonalMeters !== undefined && { diagonalMeters }) }),
    continueLine: (objectId, end) => send({ type: 'line.continue', objectId, end }),
    simplifyLine: (objectId) => send({ type: 'line.simplify', objectId }),
    setTolerance: (toleranceMeters) => send({ type: 'tolerance.set', toleranceMeters }),
    snapLine: (objectId) => send({ type: 'line.snap', objectId }),
    eraseLine: (objectId) => send({ type: 'line.erase', objectId }),
    setEraserRadius: (radiusMeters) => send({ type: 'eraser.resize', radiusMeters }),
    splitLine: (index) => send({ type: 'line.split', index }),
    moveSpot: (objectId, position) => send({ type: 'spot.move', objectId, position }),
    markStop: (index) => send({ type: 'stop.mark', index }),
    focusVertex: (index) => send({ type: 'vertex.focus', index }),
    moveVertex: (index, position) => send({ type: 'vertex.move', index, position }),
    insertVertex: (index, position) => send({ type: 'vertex.insert', index, position }),
    removeVertex: (index) => send({ type: 'vertex.remove', index }),
    choosePlace: (place) => send({ type: 'place.choose', place }),
    keepPlace: (place) => send({ type: 'place.keep', place }),
    trimRecording: (objectId) => send({ type: 'recording.trim', objectId }),
    setTrim: (end, index) => send({ type: 'trim.set', end, index }),
    confirm: () => send({ type: 'edit.confirm' }),
    cancel: () => send({ type: 'edit.cancel' }),
    undo: () => send({ type: 'history.undo' }),
    redo: () => send({ type: 'history.redo' }),
    selectObject: (objectId) => send(objectId ? { type: 'object.select', objectId } : { type: 'object.deselect' }),
    selectLayer: (layerId) => send({ type: 'layer.select', layerId }),
    toggleLayer: (layerId) => send({ type: 'layer.toggle', layerId }),
    toggleObject: (objectId) => send({ type: 'object.toggle', objectId }),
    showInspector: (mode) => send({ type: 'inspector.show', mode }),
    edit: (edit) => send({ type: 'document.edit', edit }),
    openFile: (file, ...more) => send({ type: 'file.open', file, more }),
  }
}
