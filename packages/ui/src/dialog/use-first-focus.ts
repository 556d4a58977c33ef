import { useEffect, useRef } from 'react'
import { BETWEEN_STEPS_MS } from './show-modal.ts'

/**
 * Gives the focus to what one types into first, after the dialog around it, which has it between two steps. Who has gone
 * to another field meanwhile stays there. The heading that a new page begins at gives way.
 */
export function useFirstFocus(find: () => HTMLElement | null | undefined, isWanted: boolean): void {
  const latest = useRef(find)
  latest.current = find
  useEffect(() => {
    if (!isWanted) return
    const before = document.activeElement
    const focusing = setTimeout(() => {
      const now = document.activeElement
      if (now === before || !isReachable(now)) latest.current()?.focus()
    }, BETWEEN_STEPS_MS)
    return () => clearTimeout(focusing)
  }, [isWanted])
}

/** Whether somebody may have gone there by key: not the page, a dialog or a heading. */
const isReachable = (element: Element | null): boolean => element instanceof HTMLElement && element.tabIndex >= 0
