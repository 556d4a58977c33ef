import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { RowKey, TreeRow } from './tree-rows.ts'

export interface TreeFocus {
  /** The one row that Tab reaches. */
  readonly tabStopKey: RowKey | null
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur: () => void
  /** Moves focus to a row. */
  readonly move: (key: RowKey) => void
  /** Focuses a row once the coming change is drawn: rows that move or go would lose the focus otherwise. */
  readonly retain: (key: RowKey | null) => void
}

export function useTreeFocus(
  treeRef: RefObject<HTMLElement | null>,
  rows: readonly TreeRow[],
  selectedKey: RowKey | null,
): TreeFocus {
  const [focusedKey, setFocusedKey] = useState<RowKey | null>(null)
  const pendingFocus = useRef<RowKey | null>(null)
  const hasFocus = useRef(false)
  const isVisible = (key: RowKey | null) => rows.some((row) => row.key === key)
  const candidates = [focusedKey, selectedKey, rows[0]?.key ?? null]
  const tabStopKey = candidates.find((key) => key !== null && isVisible(key)) ?? null

  const focusNow = (key: RowKey) => {
    const row = treeRef.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)
    if (row && row !== document.activeElement) row.focus()
    return row !== undefined && row !== null
  }
  useLayoutEffect(() => {
    // A row that moves to another group of rows, after one before it was added or removed, is mounted again.
    if (hasFocus.current && !treeRef.current?.contains(document.activeElement)) {
      hasFocus.current = focusedKey !== null && isVisible(focusedKey) && focusNow(focusedKey)
    }
    if (pendingFocus.current && focusNow(pendingFocus.current)) pendingFocus.current = null
  })
  const retain = (key: RowKey | null) => {
    pendingFocus.current = key
    if (key) setFocusedKey(key)
  }
  const move = (key: RowKey) => {
    setFocusedKey(key)
    if (!focusNow(key)) pendingFocus.current = key // it is far down a long list, and is made now
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    hasFocus.current = true
    const key = event.target.closest<HTMLElement>('[data-row]')?.dataset.row as RowKey | undefined // rows carry their key
    if (key && key !== focusedKey) setFocusedKey(key)
  }
  const onBlur = () => {
    hasFocus.current = false
  }
  return { tabStopKey, onFocus, onBlur, move, retain }
}
