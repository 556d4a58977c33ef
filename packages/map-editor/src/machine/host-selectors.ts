import { editorAction as actionOf } from '../core/editor-action.ts'
import type { EditorSnapshot, MachineSnapshot } from '../core/editor-actor.ts'
import * as inner from '../core/selectors.ts'
import type { ToolName } from '../core/tool-name.ts'

// Selectors for hosts, to whom the context of a snapshot is opaque. Each result is the same value until its inputs change.

/** Every snapshot that a host holds comes from our machine. */
const forHosts = <Value>(select: (snapshot: MachineSnapshot) => Value) => select as (snapshot: EditorSnapshot) => Value

/** The document as the person sees it, with the open edit. */
export const selectDocument = forHosts(inner.selectDocument)

/** The tool that is open; `select` when none is. Trimming a recording counts as `line`. */
export const selectTool: (snapshot: EditorSnapshot) => ToolName = forHosts(inner.selectTool)

/** The layer that new objects go into. There always is one. */
export const selectSelectedLayerId = forHosts(inner.selectSelectedLayerId)

/** The selected object; null when none is. */
export const selectSelectedObjectId = forHosts(inner.selectSelectedObjectId)

/** The layers that are not shown on the map. Hiding is not part of the document. */
export const selectHiddenLayerIds = forHosts(inner.selectHiddenLayerIds)

/** The objects that are hidden by themselves, whatever their layer is. */
export const selectHiddenObjectIds = forHosts(inner.selectHiddenObjectIds)

/** The object of the open edit as it is now; null without an edit, and while a new object has no shape yet. */
export const selectEditedObject = forHosts(inner.selectEditedObject)

/** The point of the open edit that keys work on, from 0; null for none. */
export const selectFocusedVertex = forHosts(inner.selectFocusedVertex)

/** What of the selected object is shown or changed; null without one. */
export const selectInspectorMode = forHosts(inner.selectInspectorMode)

/** Whether directions are being asked for. */
export const selectIsAskingDirections = forHosts(inner.selectIsAskingDirections)

/** Why there is no way between the stops of the open navigation line; null if there is one or none is open. */
export const selectDirectionsProblem = forHosts(inner.selectDirectionsProblem)

/** The file being read at this moment; null when none is. */
export const selectReadingFile = forHosts(inner.selectReadingFile)

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
export const editorAction = forHosts(actionOf)
