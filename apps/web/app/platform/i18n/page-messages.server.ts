import type { Locale } from '@repo/contract'
import { createTranslator, type TranslationOf } from '@repo/i18n'

/** A catalogue in both languages, on the server: whole for the pages, and as words for titles and answers that are said without React. */
export function createServerMessages<Catalogue>(japanese: TranslationOf<Catalogue>, english: TranslationOf<Catalogue>) {
  const messagesFor = (locale: Locale): TranslationOf<Catalogue> => (locale === 'ja' ? japanese : english)
  return { messagesFor, wordsFor: (locale: Locale) => createTranslator<Catalogue>(locale, messagesFor(locale)) }
}
