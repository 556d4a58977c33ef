import type { Locale } from '@repo/contract'
import { type ComparingMessages, createTranslator, type TranslationOf } from '@repo/i18n'
import { messages as english } from '@repo/i18n/comparing-en-us'
import { messages as japanese } from '@repo/i18n/comparing-ja'

export function comparingMessagesFor(locale: Locale): TranslationOf<ComparingMessages> {
  return locale === 'ja' ? japanese : english
}

/** For titles, which loaders say without React. */
export function comparingServerWords(locale: Locale) {
  return createTranslator<ComparingMessages>(locale, comparingMessagesFor(locale))
}
