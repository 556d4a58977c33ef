import { Avatar } from '@repo/ui/avatar'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import {
  at,
  bellFill,
  chatCircleFill,
  check,
  copyFill,
  footprints,
  mapTrifold,
  notePencil,
  thumbsUpFill,
  userPlusFill,
  warningFill,
} from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { Link } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'
import type { Notification } from './notification.ts'
import styles from './notifications.module.css'

interface NotificationRowProps {
  notification: Notification
  when: string
}

const ICONS: Readonly<Record<Notification['type'], string>> = {
  follow: userPlusFill,
  favorite: thumbsUpFill,
  comment: chatCircleFill,
  reply: chatCircleFill,
  mention: at,
  clone: copyFill,
  proposal: notePencil,
  proposal_answer: check,
  hazard: warningFill,
  walk: footprints,
  journey: mapTrifold,
  moderation: warningFill,
  system: bellFill,
}

/** One sentence, which leads to what it is about, with what was written beneath. */
export function NotificationRow({ notification, when }: NotificationRowProps) {
  const own = useOwnMessages()
  const { id, said, path, fixPath, createdAt, isUnread } = notification
  const sentence = (
    <>
      {said.before}
      {said.name === '' ? null : <b>{said.name}</b>}
      {said.after}
    </>
  )
  return (
    <li className={styles.row} data-unread={isUnread ? id : undefined}>
      <Face {...notification} />
      <div className={styles.text}>
        <p>
          {isUnread ? <VisuallyHidden>{own('notify.unread')} </VisuallyHidden> : null}
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
        {fixPath === null ? null : (
          <Link to={fixPath} className={`${buttonClass({ size: 'sm' })} ${styles.fix}`}>
            {own('notify.fix')}
          </Link>
        )}
      </div>
      <time dateTime={createdAt}>{when}</time>
    </li>
  )
}

/** The user who caused it, with an icon of the type; the icon alone for anonymous ones. */
function Face({ type, actor, isWarning }: Notification) {
  if (!actor) {
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
