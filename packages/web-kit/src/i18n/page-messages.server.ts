import type { Locale } from '@repo/contract'
import { createTranslator, type TranslationOf } from '@repo/i18n'

/** A catalogue in both languages, on the server: as a whole for pages, and as a translator for titles and answers made without React. */
export function createServerMessages<Catalogue>(japanese: TranslationOf<Catalogue>, english: TranslationOf<Catalogue>) {
  const messagesFor = (locale: Locale): TranslationOf<Catalogue> => (locale === 'ja' ? japanese : english)
  return { messagesFor, translatorFor: (locale: Locale) => createTranslator<Catalogue>(locale, messagesFor(locale)) }
}
