export type { DocumentEdit } from './core/document-edit.ts'
export type { ShapeKind, ShapeSize } from './core/drafts/shape-kind.ts'
export type { EditorAction } from './core/editor-action.ts'
export type { EditorActor, EditorSnapshot } from './core/editor-actor.ts'
export type { EditorEmitted, EditorEvent, InspectorMode } from './core/events.ts'
export type * from './core/services.ts'
export type { ToolName } from './core/tool-name.ts'
export {
  createEditorActor,
  type EditorActorInput,
  editorMachine as mapEditorMachine,
  type NewObjectNames,
} from './machine/create-editor-actor.ts'
export * from './machine/host-selectors.ts'
