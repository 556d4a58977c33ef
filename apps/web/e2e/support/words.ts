import type { Locale } from '@repo/contract'
import { createTranslator, type VisitorMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/en-us'
import { messages as japanese } from '@repo/i18n/ja'

/** What the page says in a language, so that a story is told once and holds in both. */
export function words(locale: Locale) {
  return createTranslator<VisitorMessages>(locale, locale === 'ja' ? japanese : english)
}
