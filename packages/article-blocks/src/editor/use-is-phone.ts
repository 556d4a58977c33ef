import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 768px)'

/** Whether the screen is so narrow that tools belong at its lower edge. False on a server. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(PHONE).matches ?? false,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(PHONE)
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}
