import { useSyncExternalStore } from 'react'

/** The time zone of the browser, which the server does not know: null until hydration. */
export function useBrowserTimeZone(): string | null {
  return useSyncExternalStore(subscribe, readTimeZone, () => null)
}

/** Browsers have no event for a changed time zone. */
const subscribe = () => () => {}
const readTimeZone = (): string | null => Intl.DateTimeFormat().resolvedOptions().timeZone
