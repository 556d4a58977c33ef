import type { Notification, NotificationType } from '@repo/contract'
import type { SaidNotification } from '@repo/i18n'
import { Avatar } from '@repo/ui/avatar'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import {
  at,
  bellFill,
  chatCircleFill,
  check,
  copyFill,
  notePencil,
  thumbsUpFill,
  userPlusFill,
  warningFill,
} from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { Link } from 'react-router'
import { useOwnMessages } from '../home/messages/own-messages.tsx'
import styles from './notifications.module.css'

interface NotificationRowProps {
  notification: Notification
  said: SaidNotification
  when: string
}

const ICONS: Readonly<Record<NotificationType, string>> = {
  follow: userPlusFill,
  favorite: thumbsUpFill,
  comment: chatCircleFill,
  reply: chatCircleFill,
  mention: at,
  clone: copyFill,
  proposal: notePencil,
  proposal_answer: check,
  hazard: warningFill,
  moderation: warningFill,
  system: bellFill,
}

/** One sentence, which leads to what it is about, with what was written beneath. */
export function NotificationRow({ notification, said, when }: NotificationRowProps) {
  const own = useOwnMessages()
  const { id, path, created_at, is_unread } = notification
  const sentence = (
    <>
      {said.before}
      {said.name === '' ? null : <b>{said.name}</b>}
      {said.after}
    </>
  )
  return (
    <li className={styles.row} data-unread={is_unread ? id : undefined}>
      <Face {...notification} />
      <div className={styles.words}>
        <p>
          {is_unread ? <VisuallyHidden>{own('notify.unread')} </VisuallyHidden> : null}
          {path === null ? (
            sentence
          ) : (
            <Link to={path} className={styles.link}>
              {sentence}
            </Link>
          )}
        </p>
        {said.excerpt === null ? null : <p className={styles.quote}>{said.excerpt}</p>}
        {said.title === null ? null : <p className={styles.beneath}>{said.title}</p>}
        {isToFix(notification) ? (
          <Link to={`${path}/edit`} className={`${buttonClass({ size: 'sm' })} ${styles.fix}`}>
            {own('notify.fix')}
          </Link>
        ) : null}
      </div>
      <time dateTime={created_at}>{when}</time>
    </li>
  )
}

const isToFix = ({ type, details, path }: Notification) =>
  type === 'moderation' && details.action === 'forbid' && path?.startsWith('/home/routes/') === true

/** Who did it, with a sign of what; the sign alone where nobody is named. */
function Face({ type, actor, details }: Notification) {
  if (!actor) {
    const isWarning = type === 'hazard' || (type === 'moderation' && WARNINGS.has(String(details.action)))
    return (
      <span className={styles.sign} data-warning={isWarning ? '' : undefined} aria-hidden="true">
        <Icon path={isWarning ? warningFill : bellFill} size={24} />
      </span>
    )
  }
  return (
    <span className={styles.face}>
      <Avatar name={actor.nickname} src={actor.avatar} size="lg" />
      <span className={styles.kind}>
        <Icon path={ICONS[type]} size={13} />
      </span>
    </span>
  )
}

const WARNINGS = new Set(['forbid', 'warn', 'suspend', 'prohibit_comment', 'decline_request', 'reject_appeal'])
