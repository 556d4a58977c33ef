import type { CommentOrder } from '@repo/contract'
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { comments } from '../../schema/comments.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { type CommentRow, isListed, isShown, selectComments } from './comment-rows.ts'

/** Where a page of keys begins: after one, or with one. */
export type PageStart = { readonly after: number } | { readonly from: number } | null

interface ThreadsQuestion {
  readonly articleId: number
  readonly viewerId: number | null
  readonly order: CommentOrder
  /** Only threads that mention this object. */
  readonly objectId: string | null
  readonly start: PageStart
  readonly limit: number
  /** How many of the first replies come with each. */
  readonly replies: number
}

interface RepliesQuestion {
  readonly rootId: number
  readonly viewerId: number | null
  readonly start: PageStart
  readonly limit: number
}

const { userId, isDraft, privateMode, isForbidden, shareToken, commentCount } = routeArticles
const further = alias(comments, 'further')

/** SQL for reading comments. */
export function commentsRepository(db: Database) {
  return {
    async findArticle(articleId: number) {
      const [row] = await db
        .select({ userId, isDraft, privateMode, isForbidden, shareToken, commentCount })
        .from(routeArticles)
        .where(eq(routeArticles.id, articleId))
      return row ?? null
    },
    async find(articleId: number, id: number): Promise<CommentRow | null> {
      const [row] = await selectComments(db).where(and(eq(comments.articleId, articleId), eq(comments.id, id)))
      return row ?? null
    },
    /** Threads with the first of their replies, oldest first. */
    async listThreads(question: ThreadsQuestion) {
      const { articleId, viewerId, order, objectId, start, limit, replies } = question
      const ids = await db
        .select({ id: comments.id, replyIds: firstReplies(db, viewerId, replies) })
        .from(comments)
        .where(
          and(
            eq(comments.articleId, articleId),
            isNull(comments.rootId),
            isListed(comments, viewerId),
            isIn(start, order),
            objectId === null ? undefined : speaksOf(db, articleId, objectId),
          ),
        )
        .orderBy(order === 'newest' ? desc(comments.id) : asc(comments.id))
        .limit(limit)
      const all = ids.flatMap(({ id, replyIds }) => [id, ...replyIds.map(Number)])
      if (all.length === 0) return []
      // One text for however many, so that its plan is kept.
      const isOneOf = sql`${comments.id} = any(${`{${all}}`}::bigint[])`
      const rows = new Map((await selectComments(db).where(isOneOf)).map((row) => [row.id, row]))
      const rowsOf = (keys: readonly number[]) => keys.flatMap((key) => rows.get(Number(key)) ?? [])
      return ids.flatMap(({ id, replyIds }) => rowsOf([id]).map((root) => ({ root, replies: rowsOf(replyIds) })))
    },
    listReplies({ rootId, viewerId, start, limit }: RepliesQuestion): Promise<CommentRow[]> {
      return selectComments(db)
        .where(and(eq(comments.rootId, rootId), isListed(comments, viewerId), isIn(start, 'oldest')))
        .orderBy(asc(comments.id))
        .limit(limit)
    },
    /** How many threads of an article come before one, counted up to a limit. */
    async countBefore({ articleId, viewerId, order }: ThreadsQuestion, rootId: number, limit: number): Promise<number> {
      const before = db
        .select({ id: comments.id })
        .from(comments)
        .where(
          and(
            eq(comments.articleId, articleId),
            isNull(comments.rootId),
            isListed(comments, viewerId),
            order === 'newest' ? gt(comments.id, rootId) : lt(comments.id, rootId),
          ),
        )
        .limit(limit)
        .as('before')
      const [row] = await db.select({ count: count() }).from(before)
      return row?.count ?? 0
    },
    /** Public ones, newest first, including replies. */
    listNewest: (articleId: number, limit: number): Promise<CommentRow[]> =>
      selectComments(db)
        .where(and(eq(comments.articleId, articleId), isShown))
        .orderBy(desc(comments.id))
        .limit(limit),
    /** How many comments speak of which object. */
    countObjects(articleId: number): Promise<{ objectId: string | null; count: number }[]> {
      return db
        .select({ objectId: comments.objectId, count: count() })
        .from(comments)
        .where(and(eq(comments.articleId, articleId), isNotNull(comments.objectId), isShown))
        .groupBy(comments.objectId)
    },
    /** Users with these names, given in lower case. */
    async findNamed(names: readonly string[]): Promise<{ id: number; name: string }[]> {
      if (names.length === 0) return []
      const name = sql<string>`lower(${users.name})`
      return db
        .select({ id: users.id, name })
        .from(users)
        .where(and(inArray(name, [...names]), isNotNull(users.emailVerifiedAt), isNull(users.withdrawnAt)))
    },
    /** A user's comments, for their data archive. */
    listOf(by: number) {
      const { articleId, replyToId, text, objectId, createdAt, editedAt, deletedAt } = comments
      return db
        .select({ id: comments.id, articleId, replyToId, text, objectId, createdAt, editedAt, deletedAt })
        .from(comments)
        .where(eq(comments.userId, by))
        .orderBy(comments.id)
    },
  }
}

function firstReplies(db: Database, viewerId: number | null, limit: number): SQL<number[]> {
  const replies = db
    .select({ id: further.id })
    .from(further)
    .where(and(eq(further.rootId, comments.id), isListed(further, viewerId)))
    .orderBy(asc(further.id))
    .limit(limit)
  return sql<number[]>`array(${replies})`
}

function isIn(start: PageStart, order: CommentOrder): SQL | undefined {
  if (start === null) return undefined
  if (order === 'newest') return 'after' in start ? lt(comments.id, start.after) : lte(comments.id, start.from)
  return 'after' in start ? gt(comments.id, start.after) : gte(comments.id, start.from)
}

function speaksOf(db: Database, articleId: number, objectId: string): SQL {
  const speaking = db
    .select({ id: sql`coalesce(${further.rootId}, ${further.id})` })
    .from(further)
    .where(and(eq(further.articleId, articleId), eq(further.objectId, objectId)))
  return inArray(comments.id, speaking)
}
