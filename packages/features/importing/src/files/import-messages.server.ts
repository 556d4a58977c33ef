import type { Locale } from '@repo/contract'
import type { ImportMessages, TranslationOf } from '@repo/i18n'
import { messages as english } from '@repo/i18n/imports-en-us'
import { messages as japanese } from '@repo/i18n/imports-ja'

export function importMessagesFor(locale: Locale): TranslationOf<ImportMessages> {
  return locale === 'ja' ? japanese : english
}
