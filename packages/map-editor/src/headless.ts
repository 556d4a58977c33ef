import type { AnyStateMachine } from 'xstate'
import { mapEditorMachine as machine } from './machine/map-editor-machine.ts'

export type { DocumentEdit } from './core/document-edit.ts'
export type { ShapeKind, ShapeSize } from './core/drafts/shape-kind.ts'
export type { EditorAction } from './core/editor-action.ts'
export type { EditorActor, EditorSnapshot } from './core/editor-actor.ts'
export type { EditorEmitted, EditorEvent, InspectorMode } from './core/events.ts'
export type * from './core/services.ts'
export type { ToolName } from './core/tool-name.ts'
export { createEditorActor, type EditorActorInput, type NewObjectNames } from './machine/create-editor-actor.ts'
export * from './machine/host-selectors.ts'

/** The machine behind every editor, to draw its chart or to run it with tools of xstate. To run the editor, take `createEditorActor`. */
export const mapEditorMachine: AnyStateMachine = machine
