import { useEffect, useRef } from 'react'
import { BETWEEN_STEPS_MS } from './show-modal.ts'

/** Gives the focus to what one types into first, after the dialog around it, which has it between two steps. */
export function useFirstFocus(find: () => HTMLElement | null | undefined, isWanted: boolean): void {
  const latest = useRef(find)
  latest.current = find
  useEffect(() => {
    if (!isWanted) return
    const focusing = setTimeout(() => latest.current()?.focus(), BETWEEN_STEPS_MS)
    return () => clearTimeout(focusing)
  }, [isWanted])
}
