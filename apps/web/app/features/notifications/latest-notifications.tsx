import type { NotificationList as Page } from '@repo/contract'
import { createTranslator, type NotificationMessages, sayNotification, type TranslationOf } from '@repo/i18n'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../platform/i18n/language.tsx'
import home from '../home/home.module.css'
import { useOwnMessages } from '../home/messages/own-messages.tsx'
import { NotificationRow } from './notification-row.tsx'
import styles from './notifications.module.css'
import { timeAlone } from './say-times.ts'

export interface LatestNotificationsProps {
  list: Page
  now: string
  messages: TranslationOf<NotificationMessages>
}

const SHOWN = 3

/** The last of what the user is told of, on their home; nothing where there is nothing. They are read on their own page. */
export function LatestNotifications({ list, now, messages }: LatestNotificationsProps) {
  const { t, locale } = useLanguage()
  const own = useOwnMessages()
  const notificationT = useMemo(() => createTranslator<NotificationMessages>(locale, messages), [locale, messages])
  const clock = { locale, timeZone: list.time_zone, now }
  if (list.data.length === 0) return null
  return (
    <section aria-labelledby="told-title">
      <h2 id="told-title" className={home.heading}>
        {t('header.notifications')}
        <Link to="/home/notify">{own('notify.seeAll')}</Link>
      </h2>
      <ul className={styles.list}>
        {list.data.slice(0, SHOWN).map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            said={sayNotification(notification, { ...clock, t: notificationT })}
            when={timeAlone(notification.created_at, clock)}
          />
        ))}
      </ul>
    </section>
  )
}
