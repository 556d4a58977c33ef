import type { Locale, Notification } from '@repo/contract'
import { createTranslator, type NotificationMessages, sayNotification, sentenceOf } from '@repo/i18n'

/** @throws when the words cannot be loaded. */
export async function sayArrived(notification: Notification, locale: Locale): Promise<string> {
  const { messages } = await (locale === 'ja'
    ? import('@repo/i18n/notifications-ja')
    : import('@repo/i18n/notifications-en-us'))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const said = sayNotification(notification, {
    locale,
    timeZone,
    t: createTranslator<NotificationMessages>(locale, messages),
  })
  return said.title === null ? sentenceOf(said) : `${sentenceOf(said)} ${said.title}`
}
