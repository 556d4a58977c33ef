import { formatDateTime } from '@repo/i18n'
import { useSyncExternalStore } from 'react'

/**
 * Formats times in the reader's time zone. The server does not know it: until hydration they are in the site's
 * time zone.
 */
export function useTimeFormatter(): (iso: string) => string {
  const timeZone = useSyncExternalStore(subscribe, readTimeZone, () => undefined)
  return (iso) => formatDateTime(iso, timeZone)
}

/** Browsers have no event for a changed time zone. */
const subscribe = () => () => {}
const readTimeZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone
