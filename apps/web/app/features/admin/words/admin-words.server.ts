import type { Locale } from '@repo/contract'
import { type AdminMessages, createTranslator, type TranslationOf } from '@repo/i18n'
import { messages as english } from '@repo/i18n/admin-en-us'
import { messages as japanese } from '@repo/i18n/admin-ja'

export function adminMessagesFor(locale: Locale): TranslationOf<AdminMessages> {
  return locale === 'ja' ? japanese : english
}

/** For titles, which loaders say without React. */
export function adminServerWords(locale: Locale) {
  return createTranslator<AdminMessages>(locale, adminMessagesFor(locale))
}
