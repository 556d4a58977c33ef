import type { Locale } from '@repo/contract'
import type { TranslationOf, VisitorMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/en-us'
import { messages as japanese } from '@repo/i18n/ja'
import { languageOf } from './language.tsx'

/** Both catalogues live on the server; a page gets the one of its language. */
export function messagesFor(locale: Locale): TranslationOf<VisitorMessages> {
  return locale === 'ja' ? japanese : english
}

/** For titles and descriptions, which loaders and `meta` say without React. */
export function serverLanguage(locale: Locale) {
  return languageOf({ locale, messages: messagesFor(locale) })
}
