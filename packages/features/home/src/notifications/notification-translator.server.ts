import type { Locale } from '@repo/contract'
import { createTranslator, type NotificationMessages, type Translator } from '@repo/i18n'
import { messages as english } from '@repo/i18n/notifications-en-us'
import { messages as japanese } from '@repo/i18n/notifications-ja'

export function notificationTranslator(locale: Locale): Translator<NotificationMessages> {
  return createTranslator<NotificationMessages>(locale, locale === 'ja' ? japanese : english)
}
