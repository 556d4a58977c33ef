import { PRODUCT_LIMITS } from '@repo/contract'
import { eq, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { comments } from '../../schema/comments.table.ts'
import { personColumns } from '../../schema/people.ts'

const answered = alias(comments, 'answered')
const answeredAuthor = alias(users, 'answered_author')
const FRESH = sql.raw(`interval '${PRODUCT_LIMITS.comment.editMinutes} minutes'`)

/** A comment with who wrote it, and the one that it answers. */
export function selectComments(db: Database) {
  return db
    .select({
      id: comments.id,
      rootId: comments.rootId,
      userId: comments.userId,
      text: comments.text,
      objectId: comments.objectId,
      createdAt: comments.createdAt,
      editedAt: comments.editedAt,
      deletedAt: comments.deletedAt,
      prohibitedAt: comments.prohibitedAt,
      prohibitionReason: comments.prohibitionReason,
      isPending: comments.isPending,
      /** Its author may still change it. */
      isFresh: sql<boolean>`${comments.createdAt} > now() - ${FRESH}`,
      author: personColumns(users),
      replyToId: comments.replyToId,
      isReplyToGone: sql<boolean>`${answered.deletedAt} is not null or ${answered.prohibitedAt} is not null`,
      replyToAuthor: personColumns(answeredAuthor),
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .leftJoin(answered, eq(answered.id, comments.replyToId))
    .leftJoin(answeredAuthor, eq(answeredAuthor.id, answered.userId))
}

export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number]

/** Whether a viewer gets it at all, at least as a placeholder: a comment that waits for review is visible to its author only. */
export function isListed(table: Readonly<Record<'isPending' | 'userId', AnyPgColumn>>, viewerId: number | null): SQL {
  const isSettled = sql`not ${table.isPending}`
  return viewerId === null ? isSettled : (or(isSettled, eq(table.userId, viewerId)) ?? isSettled)
}
