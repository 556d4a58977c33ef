export { createEditorActor, type EditorActorInput } from './machine/create-editor-actor.ts'
export type { DocumentEdit } from './machine/document-edit.ts'
export { type EditorAction, editorAction } from './machine/editor-action.ts'
export type { EditorEmitted, EditorEvent } from './machine/events.ts'
export { mapEditorMachine } from './machine/map-editor-machine.ts'
export {
  type EditorActor,
  type EditorSnapshot,
  selectCanCancel,
  selectCanConfirm,
  selectCanRedo,
  selectCanUndo,
  selectDocument,
  selectEditedObject,
  selectHiddenLayerIds,
  selectSelectedLayerId,
  selectSelectedObjectId,
  selectTool,
} from './machine/selectors.ts'
export type * from './services.ts'
export type { ShapeKind, ShapeSize } from './tools/shape/shape-kind.ts'
export type { ToolName } from './tools/tool-name.ts'
