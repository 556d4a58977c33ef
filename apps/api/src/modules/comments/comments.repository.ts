import type { CommentOrder } from '@repo/contract'
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { statement } from '../../platform/statement.ts'
import { comments, isShownComment } from '../../schema/comments.table.ts'
import { journeyAccessColumns, journeys } from '../../schema/journeys.table.ts'
import { accessColumns, routeArticles } from '../../schema/route-articles.table.ts'
import { isAbout, type Subject } from '../article-access/subject.ts'
import { type CommentRow, isListed, selectComments } from './comment-rows.ts'

/** Where a page of keys begins: after one, or with one. */
export type PageStart = { readonly after: number } | { readonly from: number } | null

interface ThreadsQuestion {
  readonly subject: Subject
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

const further = alias(comments, 'further')

const selectDiscussed = {
  article: statement((db) =>
    db
      .select({ ...accessColumns, commentCount: routeArticles.commentCount })
      .from(routeArticles)
      .where(eq(routeArticles.id, sql.placeholder('id'))),
  ),
  journey: statement((db) =>
    db
      .select({ ...journeyAccessColumns, commentCount: journeys.commentCount })
      .from(journeys)
      .where(eq(journeys.id, sql.placeholder('id'))),
  ),
}

const selectCommentOn = (key: typeof comments.articleId | typeof comments.journeyId) =>
  statement((db) =>
    selectComments(db).where(and(eq(key, sql.placeholder('subjectId')), eq(comments.id, sql.placeholder('id')))),
  )

const selectComment = {
  article: selectCommentOn(comments.articleId),
  journey: selectCommentOn(comments.journeyId),
}

const selectByIds = statement((db) =>
  selectComments(db).where(sql`${comments.id} = any(${sql.placeholder('ids')}::bigint[])`),
)

const countByObject = statement((db) => {
  const { articleId, objectId } = comments
  return db
    .select({ objectId, count: count() })
    .from(comments)
    .where(and(eq(articleId, sql.placeholder('articleId')), isNotNull(objectId), isShownComment))
    .groupBy(objectId)
})

/** SQL for reading comments. */
export function commentsRepository(db: Database) {
  return {
    /** What decides who may see what is discussed, and how many comments it has. */
    async findDiscussed({ kind, id }: Subject) {
      const [row] = await selectDiscussed[kind](db, { id })
      return row ?? null
    },
    async find({ kind, id: subjectId }: Subject, id: number): Promise<CommentRow | null> {
      const [row] = await selectComment[kind](db, { subjectId, id })
      return row ?? null
    },
    /** Threads with the first of their replies, oldest first. */
    async listThreads(question: ThreadsQuestion) {
      const { subject, viewerId, order, objectId, start, limit, replies } = question
      const ids = await db
        .select({ id: comments.id, replyIds: firstReplies(db, viewerId, replies) })
        .from(comments)
        .where(
          and(
            isAbout(comments, subject),
            isNull(comments.rootId),
            isListed(comments, viewerId),
            isIn(start, order),
            objectId === null ? undefined : speaksOf(db, subject, objectId),
          ),
        )
        .orderBy(order === 'newest' ? desc(comments.id) : asc(comments.id))
        .limit(limit)
      const all = ids.flatMap(({ id, replyIds }) => [id, ...replyIds.map(Number)])
      if (all.length === 0) return []
      const rows = new Map((await selectByIds(db, { ids: `{${all}}` })).map((row) => [row.id, row]))
      const rowsOf = (keys: readonly number[]) => keys.flatMap((key) => rows.get(Number(key)) ?? [])
      return ids.flatMap(({ id, replyIds }) => rowsOf([id]).map((root) => ({ root, replies: rowsOf(replyIds) })))
    },
    listReplies({ rootId, viewerId, start, limit }: RepliesQuestion): Promise<CommentRow[]> {
      return selectComments(db)
        .where(and(eq(comments.rootId, rootId), isListed(comments, viewerId), isIn(start, 'oldest')))
        .orderBy(asc(comments.id))
        .limit(limit)
    },
    /** How many threads come before one, counted up to a limit. */
    async countBefore({ subject, viewerId, order }: ThreadsQuestion, rootId: number, limit: number): Promise<number> {
      const before = db
        .select({ id: comments.id })
        .from(comments)
        .where(
          and(
            isAbout(comments, subject),
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
        .where(and(eq(comments.articleId, articleId), isShownComment))
        .orderBy(desc(comments.id))
        .limit(limit),
    /** How many comments speak of which object: those on a journey of none. */
    countObjects: async ({ kind, id }: Subject): Promise<{ objectId: string | null; count: number }[]> =>
      kind === 'article' ? countByObject(db, { articleId: id }) : [],
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
      const { articleId, journeyId, replyToId, text, objectId, createdAt, editedAt, deletedAt } = comments
      return db
        .select({ id: comments.id, articleId, journeyId, replyToId, text, objectId, createdAt, editedAt, deletedAt })
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

function speaksOf(db: Database, subject: Subject, objectId: string): SQL {
  const speaking = db
    .select({ id: sql`coalesce(${further.rootId}, ${further.id})` })
    .from(further)
    .where(and(isAbout(further, subject), eq(further.objectId, objectId)))
  return inArray(comments.id, speaking)
}
