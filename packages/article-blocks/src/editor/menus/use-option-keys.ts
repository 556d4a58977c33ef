import { useState } from 'react'

/** Whether a key press belongs to an input method that is still composing (229 is what Safari reports). */
export function isComposingKey(event: { readonly isComposing?: boolean; readonly keyCode: number }): boolean {
  return event.isComposing === true || event.keyCode === 229
}

export interface OptionKeys {
  readonly activeIndex: number
  readonly setActiveIndex: (index: number) => void
  /** @returns whether the key was used. */
  readonly handleKey: (event: { readonly key: string }) => boolean
}

/** Arrow keys, Home, End and Enter over a list of options of which one is active. */
export function useOptionKeys(count: number, onChoose: (index: number) => void, listKey: string): OptionKeys {
  const [active, setActive] = useState({ listKey, index: 0 })
  // A list that changed starts again at its first option.
  const activeIndex = active.listKey === listKey ? Math.min(active.index, Math.max(count - 1, 0)) : 0
  const setActiveIndex = (index: number) => setActive({ listKey, index })
  const handleKey = ({ key }: { readonly key: string }): boolean => {
    if (count === 0) return false
    const next = nextIndex(key, activeIndex, count)
    if (next !== null) setActiveIndex(next)
    else if (key === 'Enter') onChoose(activeIndex)
    else return false
    return true
  }
  return { activeIndex, setActiveIndex, handleKey }
}

function nextIndex(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return (active - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
