import { type RefObject, useEffect } from 'react'
import { LONG_PRESS_MS, TAP_PIXELS } from '../../core/gestures.ts'
import { useLatest } from '../shared/use-latest.ts'
import type { DropTarget, RowKey } from './tree-rows.ts'

const MOUSE_SLOP_PX = 6
const EDGE_PX = 32
const SCROLL_STEP_PX = 8

interface Press {
  readonly key: RowKey
  readonly pointerId: number
  readonly isTouch: boolean
  readonly x: number
  readonly y: number
  readonly longPressTimer: number | undefined
}

/**
 * Reorders rows by dragging: a mouse at once, a finger after holding still, so that scrolling never drags by accident.
 * Rows are found by their `data-drag` key and marked with `data-dragging` and `data-drop`, without rendering anything.
 */
export function useRowDrag(
  treeRef: RefObject<HTMLElement | null>,
  onDrop: ((dragged: RowKey, target: DropTarget) => void) | undefined,
): void {
  const latestDrop = useLatest(onDrop)
  const isEnabled = onDrop !== undefined
  useEffect(() => {
    const tree = treeRef.current
    if (!tree || !isEnabled) return
    return listenForDrags(tree, (dragged, target) => latestDrop.current?.(dragged, target))
  }, [treeRef, isEnabled, latestDrop])
}

function listenForDrags(tree: HTMLElement, onDrop: (dragged: RowKey, target: DropTarget) => void): () => void {
  let press: Press | null = null
  let target: DropTarget | null = null
  let isDragging = false
  const listeners = new AbortController()

  const begin = () => {
    if (!press) return
    isDragging = true
    markRow(tree, press.key, 'dragging', '')
  }
  const end = (isDropped: boolean) => {
    if (press?.longPressTimer) window.clearTimeout(press.longPressTimer)
    if (isDragging && press && target && isDropped) onDrop(press.key, target)
    if (isDragging) swallowNextClick(tree)
    clearMarks(tree)
    press = null
    target = null
    isDragging = false
  }
  const onDown = (event: PointerEvent) => {
    const key = draggedKey(event)
    if (!key || event.button !== 0) return
    const isTouch = event.pointerType === 'touch'
    const longPressTimer = isTouch ? window.setTimeout(begin, LONG_PRESS_MS) : undefined
    press = { key, pointerId: event.pointerId, isTouch, x: event.clientX, y: event.clientY, longPressTimer }
  }
  const onMove = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointerId) return
    const moved = Math.hypot(event.clientX - press.x, event.clientY - press.y)
    if (!isDragging && press.isTouch && moved > TAP_PIXELS) return end(false)
    if (!isDragging && !press.isTouch && moved > MOUSE_SLOP_PX) begin()
    if (!isDragging) return
    scrollAtEdge(tree, event.clientY)
    target = findTarget(tree, event.clientY)
    clearMarks(tree, 'drop')
    if (target) markRow(tree, target.key, 'drop', target.side)
  }
  const options = { signal: listeners.signal }
  tree.addEventListener('pointerdown', onDown, options)
  window.addEventListener('pointermove', onMove, options)
  window.addEventListener('pointerup', () => end(true), options)
  window.addEventListener('pointercancel', () => end(false), options)
  window.addEventListener('keydown', (event) => event.key === 'Escape' && isDragging && end(false), options)
  // While a row is dragged, the touch must not scroll the list too.
  const stopScrolling = (event: TouchEvent) => isDragging && event.preventDefault()
  tree.addEventListener('touchmove', stopScrolling, { ...options, passive: false })
  return () => {
    end(false)
    listeners.abort()
  }
}

function draggedKey(event: PointerEvent): RowKey | null {
  if (!(event.target instanceof Element) || event.target.closest('button, input')) return null
  return keyOf(event.target.closest<HTMLElement>('[data-drag]'))
}

function keyOf(row: HTMLElement | null): RowKey | null {
  return (row?.dataset.drag as RowKey | undefined) ?? null // rows are rendered with their key
}

function findTarget(tree: HTMLElement, y: number): DropTarget | null {
  let found: DropTarget | null = null
  for (const row of tree.querySelectorAll<HTMLElement>('[data-drag]')) {
    const { top, height } = row.getBoundingClientRect()
    const key = keyOf(row)
    if (!key || top > y) break
    found = { key, side: y < top + height / 2 ? 'before' : 'after' }
  }
  return found
}

function scrollAtEdge(tree: HTMLElement, y: number): void {
  const { top, bottom } = tree.getBoundingClientRect()
  if (y < top + EDGE_PX) tree.scrollTop -= SCROLL_STEP_PX
  if (y > bottom - EDGE_PX) tree.scrollTop += SCROLL_STEP_PX
}

function markRow(tree: HTMLElement, key: RowKey, mark: 'dragging' | 'drop', value: string): void {
  const row = tree.querySelector<HTMLElement>(`[data-drag="${CSS.escape(key)}"]`)
  if (row) row.dataset[mark] = value
}

function clearMarks(tree: HTMLElement, only?: 'drop'): void {
  for (const row of tree.querySelectorAll<HTMLElement>('[data-drop], [data-dragging]')) {
    delete row.dataset.drop
    if (!only) delete row.dataset.dragging
  }
}

/** A drag ends with a click on the row under the pointer, which must not select it. */
function swallowNextClick(tree: HTMLElement): void {
  const swallow = (event: Event) => event.stopPropagation()
  tree.addEventListener('click', swallow, { capture: true, once: true })
  window.setTimeout(() => tree.removeEventListener('click', swallow, { capture: true }), 0)
}
