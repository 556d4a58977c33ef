import type { Locale } from '@repo/contract'
import type { NotificationMessages, TranslationOf } from '@repo/i18n'
import { messages as english } from '@repo/i18n/notifications-en-us'
import { messages as japanese } from '@repo/i18n/notifications-ja'

/** They travel with the pages that list notifications. */
export function notificationMessagesFor(locale: Locale): TranslationOf<NotificationMessages> {
  return locale === 'ja' ? japanese : english
}
