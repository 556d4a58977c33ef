import type { Notification } from '@repo/contract'
import { toPublicUser } from '../../platform/public-user.ts'
import type { NotificationRow } from './notification-pages.repository.ts'
import { notificationPath } from './notification-path.ts'

/** As it travels. Of an article that is not shown to the reader any more, not even the title does. */
export function toNotification(row: NotificationRow): Notification {
  const { id, type, people, details, actorId, actorName, createdAt, isUnread } = row
  const name = actorName ?? ''
  const isShown = row.isPublic === true || row.isOwn === true
  return {
    id,
    type,
    people,
    details,
    actor:
      actorId === null
        ? null
        : toPublicUser({ id: actorId, name, nickname: row.actorNickname ?? '', avatar: row.actorAvatar }),
    article_title: isShown ? row.title : null,
    comment_text: isShown ? row.commentText : null,
    path: notificationPath(row),
    created_at: createdAt,
    is_unread: isUnread,
  }
}
