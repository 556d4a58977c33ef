import { mapObjectAnchor } from '@mishiori/article-blocks/html'
import type { NotificationRow } from './notification-pages.repository.ts'

/** Where a notification leads to; null when there is nothing left to see. */
export function notificationPath(row: NotificationRow): string | null {
  const { type, people, actorId, proposalId, details } = row
  switch (type) {
    case 'follow':
      return people === 1 && actorId !== null ? `/users/${actorId}` : '/home/follows?side=followers'
    case 'favorite':
    case 'clone':
    case 'walk':
    case 'journey':
    case 'comment':
    case 'reply':
    case 'mention':
      return subjectPath(row)
    case 'proposal':
    case 'proposal_answer':
      return row.articleId === null ? null : `/routes/${row.articleId}/proposals/${proposalId}`
    case 'hazard':
      return hazardPath(row)
    case 'moderation':
      return row.articleId === null && row.journeyId === null ? '/home/account' : subjectPath(row)
    case 'system':
      return typeof details.path === 'string' ? details.path : null
    default:
      return type satisfies never
  }
}

/** The article, with the hazard shown on its map. */
function hazardPath(row: NotificationRow): string | null {
  const path = subjectPath(row)
  const { object_id: objectId } = row.details
  if (!row.isPublic || typeof objectId !== 'string') return path
  return `${path}#${encodeURIComponent(mapObjectAnchor(objectId))}`
}

/**
 * The article or journey, at the comment. A comment visible to its author only leads to the page where they manage the
 * article.
 */
function subjectPath({
  articleId,
  journeyId,
  isOwn,
  isPublic,
  commentId,
  commentText,
}: NotificationRow): string | null {
  if (articleId === null && journeyId === null) return null
  if (!isPublic && !isOwn) return null
  if (!isPublic && articleId !== null) return `/home/routes/${articleId}`
  const path = articleId === null ? `/journeys/${journeyId}` : `/routes/${articleId}`
  const isAtComment = commentId !== null && commentText !== null
  return isAtComment ? `${path}?comment=${commentId}#comment-${commentId}` : path
}
