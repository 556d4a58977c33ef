import { formatDateTime } from '@repo/i18n'
import { useSyncExternalStore } from 'react'

/**
 * Tells times by the reader's own clock. The server does not know it: until the page has come to life they stand in the
 * time zone of all dates.
 */
export function useTimeFormatter(): (iso: string) => string {
  const timeZone = useSyncExternalStore(subscribe, readTimeZone, () => undefined)
  return (iso) => formatDateTime(iso, timeZone)
}

/** Nobody tells a page that its reader has travelled. */
const subscribe = () => () => {}
const readTimeZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone
