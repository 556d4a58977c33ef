import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import home from '../home.module.css'
import { useOwnMessages } from '../messages/own-messages.ts'
import type { NotificationPage } from './notification.ts'
import { NotificationRow } from './notification-row.tsx'
import { timeAlone } from './notification-times.ts'
import styles from './notifications.module.css'

export interface LatestNotificationsProps {
  list: NotificationPage
  now: string
}

const SHOWN = 3

/** The latest notifications on the user's home; renders nothing without any. They are marked as read on their own page. */
export function LatestNotifications({ list, now }: LatestNotificationsProps) {
  const { t, locale } = useLanguage()
  const own = useOwnMessages()
  const clock = { locale, timeZone: list.timeZone, now }
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
            when={timeAlone(notification.createdAt, clock)}
          />
        ))}
      </ul>
    </section>
  )
}
