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

/** Between the text and what floats beside it, and between that and the edge of the window. */
const GAP = 8
/** The toolbar that phones have above the keyboard on the screen. */
const PHONE_TOOLBAR = 56
const PHONE_WIDTH = 768

/**
 * Where a list goes that is `wanted` pixels high: below its place in the text, or above it where there is more room, and
 * no higher than that.
 */
export function placeBeside(
  anchor: AnchorPoint,
  frame: HTMLElement,
  wanted: number,
): { readonly top?: number; readonly bottom?: number; readonly maxHeight: number } {
  const box = frame.getBoundingClientRect()
  const seen = seenPart(frame)
  const below = seen.bottom - (box.top + anchor.bottom) - 2 * GAP
  const above = box.top + anchor.top - seen.top - 2 * GAP
  if (below >= wanted || below >= above) return { top: anchor.bottom + GAP, maxHeight: Math.min(wanted, below) }
  return { bottom: box.height - anchor.top + GAP, maxHeight: Math.min(wanted, above) }
}

/** The part of the window in which the text is seen: without the keyboard on the screen and its toolbar, and within what scrolls it. */
function seenPart(frame: HTMLElement): { readonly top: number; readonly bottom: number } {
  const viewport = window.visualViewport
  const [top, height] = [viewport?.offsetTop ?? 0, viewport?.height ?? window.innerHeight]
  const bottom = top + height - (window.innerWidth <= PHONE_WIDTH ? PHONE_TOOLBAR : 0)
  const scroller = scrollerOf(frame)?.getBoundingClientRect()
  return { top: Math.max(top, scroller?.top ?? top), bottom: Math.min(bottom, scroller?.bottom ?? bottom) }
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  }
  return null
}
