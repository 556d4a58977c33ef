import type { Locale } from '@repo/contract'
import { type AccountMessages, createTranslator, type TranslationOf } from '@repo/i18n'
import { messages as english } from '@repo/i18n/account-en-us'
import { messages as japanese } from '@repo/i18n/account-ja'

export function accountMessagesFor(locale: Locale): TranslationOf<AccountMessages> {
  return locale === 'ja' ? japanese : english
}

/** For titles and answers, which loaders and actions say without React. */
export function accountServerWords(locale: Locale) {
  return createTranslator<AccountMessages>(locale, accountMessagesFor(locale))
}
