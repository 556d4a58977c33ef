import type { AnyStateMachine } from 'xstate'
import { mapEditorMachine } from './map-editor-machine.ts'

/** The machine behind every editor, to draw its chart or to run it with tools of xstate. To run the editor, take `createEditorActor`. */
export const editorMachine: AnyStateMachine = mapEditorMachine
