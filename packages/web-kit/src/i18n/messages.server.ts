import type { Locale } from '@repo/contract'
import type { TranslationOf, VisitorMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/en-us'
import { messages as japanese } from '@repo/i18n/ja'
import { languageOf } from './language.tsx'

/** Both catalogues live on the server; a page speaks one of them. */
function messagesFor(locale: Locale): TranslationOf<VisitorMessages> {
  return locale === 'ja' ? japanese : english
}

const TEXTS: Readonly<Record<Locale, string>> = { ja: JSON.stringify(japanese), 'en-us': JSON.stringify(english) }

/**
 * The same as the text that travels to the browser. As one value it is written into a page at once; each message by
 * itself took longer than the page's text.
 */
export const messagesTextFor = (locale: Locale): string => TEXTS[locale]

/** For titles and descriptions, which loaders and `meta` say without React. */
export function serverLanguage(locale: Locale) {
  return languageOf({ locale, messages: messagesFor(locale) })
}
