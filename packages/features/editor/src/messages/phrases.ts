import type { DraftPart } from '@repo/authoring/draft-parts'
import type { Locale } from '@repo/contract'
import type { EditorCatalogue } from './load-editor-messages.ts'

/** `地図、本文` or `map, text`. */
export function listParts(parts: readonly DraftPart[], t: EditorCatalogue['t'], locale: Locale): string {
  return parts.map((part) => t(`part.${part}`)).join(locale === 'ja' ? '、' : ', ')
}

const DAY: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' }
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

/** `14:32` of today, `11月20日 14:32` of another day, in the reader's own time zone. */
export function formatMoment(iso: string, locale: Locale, now = new Date()): string {
  const moment = new Date(iso)
  const isToday = moment.toDateString() === now.toDateString()
  return new Intl.DateTimeFormat(locale, isToday ? TIME : { ...DAY, ...TIME }).format(moment)
}
