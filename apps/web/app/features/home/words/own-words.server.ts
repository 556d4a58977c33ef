import type { Locale } from '@repo/contract'
import { createTranslator, type OwnRoutesMessages, type TranslationOf } from '@repo/i18n'
import { messages as english } from '@repo/i18n/own-routes-en-us'
import { messages as japanese } from '@repo/i18n/own-routes-ja'

export function ownMessagesFor(locale: Locale): TranslationOf<OwnRoutesMessages> {
  return locale === 'ja' ? japanese : english
}

/** For titles, which loaders say without React. */
export function ownServerWords(locale: Locale) {
  return createTranslator<OwnRoutesMessages>(locale, ownMessagesFor(locale))
}
