import type { ToolNames } from './tool-names.ts'

/** What each key of the editor does. */
export interface ShortcutMessages extends ToolNames {
  readonly title: string
  readonly newLayer: string
  readonly toggleLayer: string
  readonly undo: string
  readonly redo: string
  readonly confirm: string
  readonly cancel: string
  readonly remove: string
  readonly objects: string
  readonly insert: string
  readonly split: string
  readonly vertexList: string
  readonly snap: string
  readonly moveShape: string
  readonly nudge: string
  readonly place: string
  readonly zoom: string
  readonly help: string
}
