import type { Locale, Notification as NotificationAnswer, NotificationList } from '@repo/contract'
import { type FormattedNotification, formatNotification, type NotificationMessages, type Translator } from '@repo/i18n'
import type { KeyedPage } from '@repo/web-kit/list-page'
import { type Person, toPerson } from '@repo/web-kit/person'

/** Notifications of the user. */
export interface Notification {
  readonly id: number
  readonly type: NotificationAnswer['type']
  /** In the reader's language. */
  readonly said: FormattedNotification
  /** The last user who caused it; null for anonymous ones. */
  readonly actor: Person | null
  readonly isWarning: boolean
  /** Where it leads to; null when there is nothing left to see. */
  readonly path: string | null
  /** Where an article that was hidden can be changed; null for all else. */
  readonly fixPath: string | null
  /** ISO time. */
  readonly createdAt: string
  readonly isUnread: boolean
}

/** Newest first. */
export interface NotificationPage extends KeyedPage<Notification> {
  /** The time zone whose days they are grouped by. */
  readonly timeZone: string
}

interface Language {
  readonly locale: Locale
  readonly t: Translator<NotificationMessages>
}

export function toNotificationPage(list: NotificationList, language: Language): NotificationPage {
  const { data, next, time_zone: timeZone } = list
  return { data: data.map((answer) => toNotification(answer, { ...language, timeZone })), next, timeZone }
}

function toNotification(answer: NotificationAnswer, language: Language & { readonly timeZone: string }): Notification {
  const { id, type, actor, path } = answer
  return {
    id,
    type,
    path,
    said: formatNotification(answer, language),
    actor: actor && toPerson(actor),
    isWarning: isWarning(answer),
    fixPath: isToFix(answer) ? `${path}/edit` : null,
    createdAt: answer.created_at,
    isUnread: answer.is_unread,
  }
}

const WARNINGS = new Set([
  'forbid',
  'warn',
  'suspend',
  'prohibit_comment',
  'forbid_journey',
  'prohibit_walk',
  'decline_request',
  'reject_appeal',
])

const isWarning = ({ type, details }: NotificationAnswer) =>
  type === 'hazard' || (type === 'moderation' && WARNINGS.has(String(details.action)))

const isToFix = ({ type, details, path }: NotificationAnswer) =>
  type === 'moderation' && details.action === 'forbid' && path?.startsWith('/home/routes/') === true
