import { useSyncExternalStore } from 'react'

/** False while a page is rendered on the server and comes to life, true from then on: for what only browsers can draw. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

const subscribeToNothing = () => () => {}
