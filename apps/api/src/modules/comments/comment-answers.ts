import type { Comment } from '@repo/contract'
import { toPerson } from '../../platform/public-user.ts'
import { canDeleteComment, canEditComment, commentState, isReadable } from './comment.policy.ts'
import type { CommentRow } from './comment-rows.ts'

interface Seen {
  /** The viewer; null for a guest. */
  readonly viewerId: number | null
  /** Whose article or journey it is on. */
  readonly ownerId: number
  /** The users, among the owner and the authors, in a block with the viewer. */
  readonly apart: ReadonlySet<number>
}

/** A comment as this viewer gets it: only a placeholder if they may not read it. */
export function toComment(row: CommentRow, { viewerId, ownerId, apart }: Seen): Comment {
  const canRead = isReadable(row, viewerId)
  const isOwn = row.userId === viewerId
  const state = commentState(row)
  return {
    id: row.id,
    state,
    deleted: state === 'deleted',
    prohibited: state === 'prohibited',
    user: canRead ? toPerson(row.author) : null,
    text: canRead ? row.text : null,
    prohibition_reason: canRead && isOwn ? row.prohibitionReason : null,
    object_id: canRead ? row.objectId : null,
    created_at: row.createdAt.toISOString(),
    edited_at: canRead ? (row.editedAt?.toISOString() ?? null) : null,
    reply_to:
      canRead && row.replyToId !== null
        ? { id: row.replyToId, user: row.isReplyToGone ? null : toPerson(row.replyToAuthor) }
        : null,
    viewer_can: {
      edit: canEditComment(row, viewerId),
      delete: canDeleteComment(row, viewerId, ownerId),
      reply: commentState(row) === 'shown' && !apart.has(ownerId) && !apart.has(row.userId),
    },
  }
}
