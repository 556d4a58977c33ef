import { formatDate } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { useRef } from 'react'
import { useOwnMessages } from '../messages/own-messages.ts'
import type { Notification, NotificationPage } from './notification.ts'
import { NotificationRow } from './notification-row.tsx'
import { dayOf, timeWithinDay } from './notification-times.ts'
import styles from './notifications.module.css'
import { useReadOnSeeing } from './use-read-on-seeing.ts'

interface NotificationListProps {
  list: NotificationPage
  now: string
}

/** The notifications of the user by day. Those seen are marked as read. */
export function NotificationList({ list, now }: NotificationListProps) {
  const { locale } = useLanguage()
  const own = useOwnMessages()
  const clock = { locale, timeZone: list.timeZone, now }
  const rows = useRef<HTMLDivElement>(null)
  useReadOnSeeing(rows, list.data)
  const headingOf = (iso: string) => {
    const day = dayOf(iso, clock)
    return day === 'earlier' ? formatDate(iso, locale, list.timeZone) : own(`notify.${day}` as const)
  }
  return (
    <div ref={rows}>
      {byHeading(list.data, headingOf).map(([heading, notifications]) => (
        <section key={heading} aria-label={heading}>
          <h2 className={styles.day}>{heading}</h2>
          <ul className={styles.list}>
            {notifications.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                when={timeWithinDay(notification.createdAt, clock)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function byHeading(all: readonly Notification[], headingOf: (iso: string) => string) {
  const groups = new Map<string, Notification[]>()
  for (const notification of all) {
    const heading = headingOf(notification.createdAt)
    groups.set(heading, [...(groups.get(heading) ?? []), notification])
  }
  return [...groups]
}
