import type { LayerId, MapDocument, MapObject, MapObjectId } from '@mishiori/map-document'
import { editorAction as actionOf, type EditorAction } from '../core/editor-action.ts'
import type { EditorSnapshot, MachineSnapshot } from '../core/editor-actor.ts'
import type { InspectorMode } from '../core/events.ts'
import * as inner from '../core/selectors.ts'
import type { DirectionsProblem } from '../core/services.ts'
import type { ToolName } from '../core/tool-name.ts'

// Selectors for hosts, to whom the context of a snapshot is opaque. Each result is the same value until its inputs change.

/** The document as the person sees it, with the open edit. */
export const selectDocument = (snapshot: EditorSnapshot): MapDocument => inner.selectDocument(machineSnapshot(snapshot))

/** The tool that is open; `select` when none is. Trimming a recording counts as `line`. */
export const selectTool = (snapshot: EditorSnapshot): ToolName => inner.selectTool(machineSnapshot(snapshot))

/** The layer that new objects go into. There always is one. */
export const selectSelectedLayerId = (snapshot: EditorSnapshot): LayerId =>
  inner.selectSelectedLayerId(machineSnapshot(snapshot))

/** The selected object; null when none is. */
export const selectSelectedObjectId = (snapshot: EditorSnapshot): MapObjectId | null =>
  inner.selectSelectedObjectId(machineSnapshot(snapshot))

/** The layers that are not shown on the map. Hiding is not part of the document. */
export const selectHiddenLayerIds = (snapshot: EditorSnapshot): ReadonlySet<LayerId> =>
  inner.selectHiddenLayerIds(machineSnapshot(snapshot))

/** The objects that are hidden by themselves, whatever their layer is. */
export const selectHiddenObjectIds = (snapshot: EditorSnapshot): ReadonlySet<MapObjectId> =>
  inner.selectHiddenObjectIds(machineSnapshot(snapshot))

/** The object of the open edit as it is now; null without an edit, and while a new object has no shape yet. */
export const selectEditedObject = (snapshot: EditorSnapshot): MapObject | null =>
  inner.selectEditedObject(machineSnapshot(snapshot))

/** The point of the open edit that keys work on, from 0; null for none. */
export const selectFocusedVertex = (snapshot: EditorSnapshot): number | null =>
  inner.selectFocusedVertex(machineSnapshot(snapshot))

/** What of the selected object is shown or changed; null without one. */
export const selectInspectorMode = (snapshot: EditorSnapshot): InspectorMode | null =>
  inner.selectInspectorMode(machineSnapshot(snapshot))

/** Whether directions are being asked for. */
export const selectIsAskingDirections = (snapshot: EditorSnapshot): boolean =>
  inner.selectIsAskingDirections(machineSnapshot(snapshot))

/** Why there is no way between the stops of the open navigation line; null if there is one or none is open. */
export const selectDirectionsProblem = (snapshot: EditorSnapshot): DirectionsProblem | null =>
  inner.selectDirectionsProblem(machineSnapshot(snapshot))

/** The file being read at this moment; null when none is. */
export const selectReadingFile = (snapshot: EditorSnapshot): File | null =>
  inner.selectReadingFile(machineSnapshot(snapshot))

/** Whether `history.undo` would do anything: in the open edit, else in the history. */
export const selectCanUndo = (snapshot: EditorSnapshot): boolean => snapshot.can({ type: 'history.undo' })

/** Whether `history.redo` would do anything: in the open edit, else in the history. */
export const selectCanRedo = (snapshot: EditorSnapshot): boolean => snapshot.can({ type: 'history.redo' })

/** Whether the open edit can be confirmed as it is. False without one. */
export const selectCanConfirm = (snapshot: EditorSnapshot): boolean => snapshot.can({ type: 'edit.confirm' })

/** Whether there is an open edit or a read file to cancel. */
export const selectCanCancel = (snapshot: EditorSnapshot): boolean => snapshot.can({ type: 'edit.cancel' })

/**
 * The action by its name in the specification, or null while no tool is open. `EDIT_POI` and `TRIM_RECORDING_LINE` are
 * ours: it names none for moving a spot and for cutting the ends off a recording.
 */
export const editorAction = (snapshot: EditorSnapshot): EditorAction | null => actionOf(machineSnapshot(snapshot))

/** Every snapshot that a host holds comes from our machine. */
function machineSnapshot(snapshot: EditorSnapshot): MachineSnapshot {
  return snapshot as MachineSnapshot
}
