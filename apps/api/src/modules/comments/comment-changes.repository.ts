import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import { allGiven, statement } from '../../platform/statement.ts'
import { blocks } from '../../schema/blocks.table.ts'
import { comments, isShownComment } from '../../schema/comments.table.ts'
import { journeyAccessColumns, journeys } from '../../schema/journeys.table.ts'
import { accessColumns, articleMaps, routeArticles } from '../../schema/route-articles.table.ts'
import { keysOf, type Subject } from '../article-access/subject.ts'

interface NewRow {
  readonly userId: number
  readonly rootId: number | null
  readonly replyToId: number | null
  readonly text: string
  readonly objectId: string | null
  readonly isPending: boolean
}

interface Posting {
  readonly subject: Subject
  readonly viewerId: number
  readonly replyTo: number | null
}

const target = alias(comments, 'target')
const answered = alias(comments, 'answered')
const root = alias(comments, 'root')

/** Whom a comment concerns, by how. */
export interface Concerned {
  readonly ownerId: number
  /** Who began the thread, null of a comment that begins one; and whose comment it answers. */
  readonly rootId: number | null
  readonly answeredId: number | null
  /** Whether everybody may open what is discussed. */
  readonly isPublic: boolean
}

/** SQL for writing comments. `comment_count` of what is discussed moves with what is shown. */
export function commentChangesRepository(db: Database) {
  const count = ({ kind, id }: Subject, by: 1 | -1) => addToCount[kind](db, { id, by })

  return {
    count,
    /** Everything that decides whether a user may post: what is discussed, the parent comment, blocks. */
    async findPosting({ subject: { kind, id }, viewerId, replyTo }: Posting) {
      const [row] = await selectPosting[kind](db, { id, viewerId, replyTo: replyTo ?? 0 })
      return row ?? null
    },
    /** Whether an article's map has an object. A journey has no map of its own. */
    async hasObject({ kind, id: articleId }: Subject, objectId: string): Promise<boolean> {
      if (kind !== 'article') return false
      const rows = await db
        .select({ id: articleMaps.articleId })
        .from(articleMaps)
        .where(
          and(
            eq(articleMaps.articleId, articleId),
            sql`exists(
              select from json_array_elements(${articleMaps.layers}) as layer, json_array_elements(layer -> 'objects') as object
              where object ->> 'tmpId' = ${objectId})`,
          ),
        )
      return rows.length > 0
    },
    /** @returns the id. */
    async insert(subject: Subject, row: NewRow): Promise<number> {
      const inserting = insertComment(db, { ...row, ...keysOf(subject) })
      const [[inserted]] = await Promise.all([inserting, row.isPending ? null : count(subject, 1)])
      if (!inserted) throw new Error('No comment was inserted.')
      return inserted.id
    },
    async setText(id: number, text: string): Promise<void> {
      await db.update(comments).set({ text, editedAt: sql`now()` }).where(eq(comments.id, id))
    },
    /** Of a comment only its place stays. @returns whether it had been shown; null when it was gone already. */
    async erase(id: number, deletedBy: 'author' | 'owner'): Promise<{ wasShown: boolean } | null> {
      const [row] = await db
        .update(comments)
        .set({ text: '', objectId: null, deletedAt: sql`now()`, deletedBy })
        .where(and(eq(comments.id, id), isNull(comments.deletedAt)))
        .returning({ prohibitedAt: comments.prohibitedAt, isPending: comments.isPending })
      return row ? { wasShown: row.prohibitedAt === null && !row.isPending } : null
    },
    /** Holds a comment until the transaction ends. */
    async lock(id: number) {
      const [row] = await db
        .select({
          id: comments.id,
          articleId: comments.articleId,
          journeyId: comments.journeyId,
          userId: comments.userId,
          text: comments.text,
          deletedAt: comments.deletedAt,
          prohibitedAt: comments.prohibitedAt,
          isPending: comments.isPending,
          isShown: sql<boolean>`${isShownComment}`,
        })
        .from(comments)
        .where(eq(comments.id, id))
        .for('no key update')
      return row ?? null
    },
    /** @param reason null lifts it. */
    async setProhibited(id: number, reason: string | null): Promise<void> {
      await db
        .update(comments)
        .set({ prohibitedAt: reason === null ? null : sql`now()`, prohibitionReason: reason })
        .where(eq(comments.id, id))
    },
    /** Has it wait for a moderator. */
    async hold(id: number): Promise<void> {
      await db.update(comments).set({ isPending: true }).where(eq(comments.id, id))
    },
    /** The number of shown comments of a user, up to a limit. */
    async countShownOf({ userId, except, limit }: { userId: number; except: number; limit: number }): Promise<number> {
      const rows = await db
        .select({ id: comments.id })
        .from(comments)
        .where(and(eq(comments.userId, userId), ne(comments.id, except), isShownComment))
        .limit(limit)
      return rows.length
    },
    async approve(id: number): Promise<void> {
      await db.update(comments).set({ isPending: false }).where(eq(comments.id, id))
    },
    /** The users whom a comment concerns: the author of what is discussed, the author of the parent comment, and of the thread. */
    async findConcerned(id: number): Promise<Concerned | null> {
      const [row] = await selectConcerned(db, { id })
      return row ?? null
    },
  }
}

const addToCount = {
  article: statement((db) =>
    db
      .update(routeArticles)
      .set({ commentCount: sql`${routeArticles.commentCount} + ${sql.placeholder('by')}` })
      .where(eq(routeArticles.id, sql.placeholder('id'))),
  ),
  journey: statement((db) =>
    db
      .update(journeys)
      .set({ commentCount: sql`${journeys.commentCount} + ${sql.placeholder('by')}` })
      .where(eq(journeys.id, sql.placeholder('id'))),
  ),
}

const insertComment = statement((db) => {
  const { articleId, journeyId, userId, rootId, replyToId, text, objectId, isPending } = comments
  const values = allGiven({ articleId, journeyId, userId, rootId, replyToId, text, objectId, isPending })
  return db.insert(comments).values(values).returning({ id: comments.id })
})

const targetColumns = {
  id: target.id,
  rootId: target.rootId,
  userId: target.userId,
  deletedAt: target.deletedAt,
  prohibitedAt: target.prohibitedAt,
  isPending: target.isPending,
}
const isTarget = eq(target.id, sql.placeholder('replyTo'))
const isRootOfTarget = eq(root.id, sql`coalesce(${target.rootId}, ${target.id})`)

const selectPosting = {
  article: statement((db) =>
    db
      .select({
        access: accessColumns,
        target: targetColumns,
        threadAuthorId: root.userId,
        isBlocked: isBlockedBy(db, routeArticles.userId),
      })
      .from(routeArticles)
      .leftJoin(target, and(isTarget, eq(target.articleId, routeArticles.id)))
      .leftJoin(root, isRootOfTarget)
      .where(eq(routeArticles.id, sql.placeholder('id'))),
  ),
  journey: statement((db) =>
    db
      .select({
        access: journeyAccessColumns,
        target: targetColumns,
        threadAuthorId: root.userId,
        isBlocked: isBlockedBy(db, journeys.userId),
      })
      .from(journeys)
      .leftJoin(target, and(isTarget, eq(target.journeyId, journeys.id)))
      .leftJoin(root, isRootOfTarget)
      .where(eq(journeys.id, sql.placeholder('id'))),
  ),
}

const selectConcerned = statement((db) => {
  const { isDraft, isForbidden, privateMode } = routeArticles
  const isPublicArticle = sql`not ${isDraft} and not ${isForbidden} and ${privateMode} is null`
  const isOpenJourney = sql`${journeys.state} = 'public' and not ${journeys.isForbidden}`
  return db
    .select({
      ownerId: sql<number>`coalesce(${routeArticles.userId}, ${journeys.userId})`.mapWith(Number),
      answeredId: answered.userId,
      rootId: root.userId,
      isPublic: sql<boolean>`coalesce(${isPublicArticle}, ${isOpenJourney})`,
    })
    .from(comments)
    .leftJoin(routeArticles, eq(routeArticles.id, comments.articleId))
    .leftJoin(journeys, eq(journeys.id, comments.journeyId))
    .leftJoin(answered, eq(answered.id, comments.replyToId))
    .leftJoin(root, eq(root.id, comments.rootId))
    .where(eq(comments.id, sql.placeholder('id')))
})

/** Whether there is a block in either direction between the viewer and the author, or the author of the parent comment. */
function isBlockedBy(db: Database, authorId: AnyPgColumn): SQL<boolean> {
  const viewerId = sql.placeholder('viewerId')
  const isConcerned = (id: typeof blocks.blockerId) => sql`${id} in (${authorId}, ${target.userId})`
  const between = db
    .select({ id: blocks.id })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, viewerId), isConcerned(blocks.blockedId)),
        and(eq(blocks.blockedId, viewerId), isConcerned(blocks.blockerId)),
      ),
    )
  return sql<boolean>`exists(${between.getSQL()})`
}
