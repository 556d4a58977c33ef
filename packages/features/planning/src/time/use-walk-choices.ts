import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { readChoices, type WalkChoices } from './walk-choices.ts'

const KEY = 'mishiori-walk-choices'

/** What was chosen on a device that keeps nothing. */
let unkept: string | null = null
const listeners = new Set<() => void>()

function kept(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unkept
  } catch {
    return unkept
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener) // of other tabs
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** How the reader goes, as this device keeps it. Servers, and pages that come to life, have the usual choices. */
export function useWalkChoices(): [WalkChoices, (change: Partial<WalkChoices>) => void] {
  const text = useSyncExternalStore(subscribe, kept, () => null)
  const choices = useMemo(() => readChoices(text), [text])
  const choose = useCallback((change: Partial<WalkChoices>) => {
    const chosen = JSON.stringify({ ...readChoices(kept()), ...change })
    try {
      localStorage.setItem(KEY, chosen)
      unkept = null
    } catch {
      unkept = chosen // until the page is left
    }
    for (const listener of listeners) listener()
  }, [])
  return [choices, choose]
}
