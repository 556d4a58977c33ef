export type { DocumentEdit } from './core/document-edit.ts'
export type { ShapeKind, ShapeSize } from './core/drafts/shape-kind.ts'
export { type EditorAction, editorAction } from './core/editor-action.ts'
export type { EditorEmitted, EditorEvent } from './core/events.ts'
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
} from './core/selectors.ts'
export type * from './core/services.ts'
export type { ToolName } from './core/tool-name.ts'
export { createEditorActor, type EditorActorInput, type NewObjectNames } from './machine/create-editor-actor.ts'
export { editorMachine as mapEditorMachine } from './machine/public-machine.ts'
