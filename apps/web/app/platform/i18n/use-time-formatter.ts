import { formatDateTime } from '@repo/i18n'
import { useSyncExternalStore } from 'react'
import { useLanguage } from './language.tsx'

/**
 * Formats times in the time zone of the reader's account, as mails and deadlines are. Guests have none: theirs is that of
 * the browser, which the server does not know, so that until hydration they are in the site's time zone.
 */
export function useTimeFormatter(): (iso: string) => string {
  const { timeZone } = useLanguage()
  const ofBrowser = useSyncExternalStore(subscribe, readTimeZone, () => undefined)
  return (iso) => formatDateTime(iso, timeZone ?? ofBrowser)
}

/** Browsers have no event for a changed time zone. */
const subscribe = () => () => {}
const readTimeZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone
