import type { LiveNotifications, Locale } from '@repo/contract'
import {
  createTranslator,
  type NotificationMessages,
  sayNotification,
  sentenceOf,
  type TranslationOf,
} from '@repo/i18n'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../platform/i18n.tsx'

/** Says what arrives to those who hear the page. Its sentences are loaded with the first one. */
export function ArrivedNotifications({ arrived }: { arrived: LiveNotifications['arrived'] }) {
  const { t, locale } = useLanguage()
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (arrived.length === 0) return
    let isOver = false
    void loadMessages(locale).then((messages) => {
      const last = arrived.at(-1)
      if (isOver || !messages || !last) return
      const words = createTranslator<NotificationMessages>(locale, messages)
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const saidOfLast = sayNotification(last, { locale, t: words, timeZone })
      const sentence = [sentenceOf(saidOfLast), saidOfLast.title].filter(Boolean).join(' ')
      setSaid(arrived.length > 1 ? `${t('header.arrived', { count: arrived.length })} ${sentence}` : sentence)
    })
    return () => {
      isOver = true
    }
  }, [arrived, locale, t])
  return <VisuallyHidden role="status">{said}</VisuallyHidden>
}

/** Null when they could not be loaded: the count says enough. */
async function loadMessages(locale: Locale): Promise<TranslationOf<NotificationMessages> | null> {
  try {
    const loaded = await (locale === 'ja'
      ? import('@repo/i18n/notifications-ja')
      : import('@repo/i18n/notifications-en-us'))
    return loaded.messages
  } catch {
    return null
  }
}
