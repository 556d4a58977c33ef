import { formatDateTime } from '@repo/i18n'
import { useLanguage } from './language.tsx'
import { useBrowserTimeZone } from './use-browser-time-zone.ts'

/**
 * Formats times in the time zone of the reader's account, as mails and deadlines are. Guests have none: theirs is that of
 * the browser, which the server does not know, so that until hydration they are in the site's time zone.
 */
export function useTimeFormatter(): (iso: string) => string {
  const { timeZone } = useLanguage()
  const ofBrowser = useBrowserTimeZone()
  return (iso) => formatDateTime(iso, timeZone ?? ofBrowser ?? undefined)
}
