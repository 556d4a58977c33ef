import { type PointerEvent as ReactPointerEvent, useRef } from 'react'

const EDGE_PX = 72
const SCROLL_STEP_PX = 10

/** What is dragged, and the row above which it would fall; null for the end. */
interface Drag {
  readonly key: string
  before: string | null | undefined
}

/**
 * Reorders rows by their handles, with a mouse, a pen or a finger: handles take no other gesture, so the page still
 * scrolls beside them. Rows are found by `data-entry` and marked with `data-dragging` and `data-drop`, without rendering.
 *
 * @returns the props of the handle of a row.
 */
export function useEntryDrag(onDrop: (key: string, before: string | null) => void) {
  const drag = useRef<Drag | null>(null)
  const end = (event: ReactPointerEvent<HTMLElement>, isDropped: boolean) => {
    const done = drag.current
    drag.current = null
    clearMarks(listOf(event.currentTarget))
    if (isDropped && done && done.before !== undefined && done.before !== done.key) onDrop(done.key, done.before)
  }
  return (key: string) => ({
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { key, before: undefined }
      event.currentTarget.closest<HTMLElement>('[data-entry]')?.setAttribute('data-dragging', '')
    },
    onPointerMove: (event: ReactPointerEvent<HTMLElement>) => {
      const list = listOf(event.currentTarget)
      if (!drag.current || !list) return
      scrollAtEdge(event.clientY)
      drag.current.before = markTarget(list, event.clientY)
    },
    onPointerUp: (event: ReactPointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: ReactPointerEvent<HTMLElement>) => end(event, false),
    onLostPointerCapture: (event: ReactPointerEvent<HTMLElement>) => {
      if (drag.current) end(event, false)
    },
  })
}

const listOf = (handle: HTMLElement) => handle.closest<HTMLElement>('[data-entries]')
const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-entry]')]

/** @returns the row that would follow. */
function markTarget(list: HTMLElement, y: number): string | null {
  const rows = rowsOf(list)
  const next = rows.find((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y < top + height / 2
  })
  for (const row of rows) delete row.dataset.drop
  const marked = next ?? rows.at(-1)
  if (marked) marked.dataset.drop = next ? 'before' : 'after'
  return next?.dataset.entry ?? null
}

function clearMarks(list: HTMLElement | null): void {
  for (const row of list ? rowsOf(list) : []) {
    delete row.dataset.drop
    delete row.dataset.dragging
  }
}

function scrollAtEdge(y: number): void {
  if (y < EDGE_PX) window.scrollBy(0, -SCROLL_STEP_PX)
  if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_STEP_PX)
}
