import { useEffect, useRef } from 'react'
import { BETWEEN_STEPS_MS } from './show-modal.ts'

/**
 * Gives the focus to what one types into first, after the dialog around it, which has it between two steps. Who has gone
 * to another field meanwhile stays there.
 */
export function useFirstFocus(find: () => HTMLElement | null | undefined, isWanted: boolean): void {
  const latest = useRef(find)
  latest.current = find
  useEffect(() => {
    if (!isWanted) return
    const before = document.activeElement
    const focusing = setTimeout(() => {
      const now = document.activeElement
      if (now === before || now === document.body || now instanceof HTMLDialogElement) latest.current()?.focus()
    }, BETWEEN_STEPS_MS)
    return () => clearTimeout(focusing)
  }, [isWanted])
}
