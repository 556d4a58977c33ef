import type { Locale, Notification } from '@repo/contract'
import { createTranslator, formatNotification, type NotificationMessages, sentenceOf } from '@repo/i18n'

/** @throws when the messages cannot be loaded. */
export async function formatArrived(
  notification: Notification,
  { locale, timeZone }: { readonly locale: Locale; readonly timeZone: string },
): Promise<string> {
  const { messages } = await (locale === 'ja'
    ? import('@repo/i18n/notifications-ja')
    : import('@repo/i18n/notifications-en-us'))
  const formatted = formatNotification(notification, {
    locale,
    timeZone,
    t: createTranslator<NotificationMessages>(locale, messages),
  })
  return formatted.title === null ? sentenceOf(formatted) : `${sentenceOf(formatted)} ${formatted.title}`
}
