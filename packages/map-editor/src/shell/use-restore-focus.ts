import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useEditorParts } from '../ui/context/editor-context.tsx'

const ROW = '[role="treeitem"]'

/**
 * Restores the focus when a window is closed: to the row that opened it, or to the one after it when that was removed. Else
 * the focus moves to the map.
 */
export function useRestoreFocus(): (leave: () => void) => void {
  const { root, map, inputMode } = useEditorParts()
  const [opener] = useState(() => (inputMode.get() === 'keyboard' ? document.activeElement : null))
  return (leave) => {
    const rows = [...(root.current?.querySelectorAll<HTMLElement>(ROW) ?? [])]
    const row = opener?.closest<HTMLElement>(ROW)
    const index = row ? rows.indexOf(row) : -1
    const ways = index < 0 ? [] : [rows[index], rows[index + 1], rows[index - 1]]
    flushSync(leave)
    const way = ways.find((candidate) => candidate?.isConnected)
    if (way) way.focus()
    else map.get()?.focus()
  }
}
