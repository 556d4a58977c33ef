import type { Notification, NotificationList as Page } from '@repo/contract'
import {
  createTranslator,
  formatDate,
  type NotificationMessages,
  sayNotification,
  type TranslationOf,
} from '@repo/i18n'
import { useMemo, useRef } from 'react'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { useOwnMessages } from '../home/messages/own-messages.tsx'
import { NotificationRow } from './notification-row.tsx'
import styles from './notifications.module.css'
import { dayOf, timeWithinDay } from './say-times.ts'
import { useReadOnSeeing } from './use-read-on-seeing.ts'

interface NotificationListProps {
  list: Page
  now: string
  messages: TranslationOf<NotificationMessages>
}

/** What the user is told of, day by day. What is seen is read. */
export function NotificationList({ list, now, messages }: NotificationListProps) {
  const { locale } = useLanguage()
  const own = useOwnMessages()
  const t = useMemo(() => createTranslator<NotificationMessages>(locale, messages), [locale, messages])
  const clock = { locale, timeZone: list.time_zone, now }
  const rows = useRef<HTMLDivElement>(null)
  useReadOnSeeing(rows, list.data)
  const headingOf = (iso: string) => {
    const day = dayOf(iso, clock)
    return day === 'earlier' ? formatDate(iso, locale, list.time_zone) : own(`notify.${day}` as const)
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
                said={sayNotification(notification, { ...clock, t })}
                when={timeWithinDay(notification.created_at, clock)}
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
    const heading = headingOf(notification.created_at)
    groups.set(heading, [...(groups.get(heading) ?? []), notification])
  }
  return [...groups]
}
