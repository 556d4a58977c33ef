import {
  type AnyLine,
  findMapObject,
  type LayerId,
  type MapDocument,
  type MapObject,
  type MapObjectId,
  type Position,
} from '@mishiori/map-document'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ToolName } from '../tools/tool-name.ts'
import type { InspectorMode } from './events.ts'
import type { mapEditorMachine } from './map-editor-machine.ts'
import { editedLine, presentDocument, selectedObject } from './transitions.ts'

export type EditorActor = ActorRefFrom<typeof mapEditorMachine>
export type EditorSnapshot = SnapshotFrom<typeof mapEditorMachine>

/** The only way the view reads the machine. Each answers the same value while nothing it looks at has changed. */

export const selectDocument = ({ context }: EditorSnapshot): MapDocument => presentDocument(context)
export const selectSelectedLayerId = ({ context }: EditorSnapshot): LayerId => context.selectedLayerId
export const selectSelectedObjectId = ({ context }: EditorSnapshot): MapObjectId | null => context.selectedObjectId
export const selectSelectedAt = ({ context }: EditorSnapshot): Position | null => context.selectedAt
export const selectSelectedObject = ({ context }: EditorSnapshot): MapObject | null => selectedObject(context)
export const selectHiddenLayerIds = ({ context }: EditorSnapshot): ReadonlySet<LayerId> => context.hiddenLayerIds
export const selectEditedObjectId = ({ context }: EditorSnapshot): MapObjectId | null => context.edit?.objectId ?? null
export const selectFocusedVertex = ({ context }: EditorSnapshot): number | null => context.edit?.focusedVertex ?? null
export const selectEditedLine = ({ context }: EditorSnapshot): AnyLine | null => editedLine(context)
export const selectIsNew = ({ context }: EditorSnapshot): boolean => context.edit?.isNew === true

export function selectEditedObject({ context }: EditorSnapshot): MapObject | null {
  return context.edit ? findMapObject(presentDocument(context), context.edit.objectId) : null
}

/** The first point of a line that has no second one yet. */
export function selectLineStart(snapshot: EditorSnapshot): Position | null {
  return snapshot.matches({ line: 'started' }) ? (snapshot.context.edit?.start ?? null) : null
}

export function selectTool(snapshot: EditorSnapshot): ToolName {
  if (snapshot.matches('line')) return 'line'
  return snapshot.matches('spot') ? 'spot' : 'select'
}

export function selectInspectorMode(snapshot: EditorSnapshot): InspectorMode | null {
  const { value } = snapshot
  if (typeof value !== 'object' || !('resting' in value)) return null
  const { resting } = value
  return typeof resting === 'object' && 'inspecting' in resting ? resting.inspecting : null
}

/** The file being read at this moment. */
export function selectReadingFile(snapshot: EditorSnapshot): File | null {
  return snapshot.matches('importing') ? snapshot.context.file : null
}

export const selectCanUndo = (snapshot: EditorSnapshot): boolean => snapshot.can({ type: 'history.undo' })
export const selectCanRedo = (snapshot: EditorSnapshot): boolean => snapshot.can({ type: 'history.redo' })
export const selectCanConfirm = (snapshot: EditorSnapshot): boolean => snapshot.can({ type: 'edit.confirm' })
export const selectCanCancel = (snapshot: EditorSnapshot): boolean => snapshot.can({ type: 'edit.cancel' })
