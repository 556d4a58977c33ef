import type { Editor } from '@tiptap/core'

/** A place inside the editor's frame, in CSS pixels from its top left corner. */
export interface AnchorPoint {
  readonly top: number
  readonly bottom: number
  readonly left: number
}

/** Where the characters from `from` to `to` are drawn within `frame`. */
export function anchorOf(
  editor: Editor,
  frame: HTMLElement,
  range: { readonly from: number; readonly to: number },
): AnchorPoint {
  const box = frame.getBoundingClientRect()
  const start = editor.view.coordsAtPos(range.from)
  const end = editor.view.coordsAtPos(range.to, -1)
  return { top: start.top - box.top, bottom: end.bottom - box.top, left: Math.min(start.left, end.left) - box.left }
}

/** Keeps a floating part of `width` pixels inside a frame. */
export function clampLeft(left: number, width: number, frame: HTMLElement): number {
  return Math.max(0, Math.min(left, frame.clientWidth - width))
}
