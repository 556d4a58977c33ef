import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import { blocks } from '../../schema/blocks.table.ts'
import { comments } from '../../schema/comments.table.ts'
import { articleMaps, routeArticles } from '../../schema/route-articles.table.ts'
import { isShown } from './comment-rows.ts'

interface NewRow {
  readonly articleId: number
  readonly userId: number
  readonly rootId: number | null
  readonly replyToId: number | null
  readonly text: string
  readonly objectId: string | null
  readonly isPending: boolean
}

interface Posting {
  readonly articleId: number
  readonly viewerId: number
  readonly replyTo: number | null
}

const target = alias(comments, 'target')

/** SQL for writing comments. `routes.comment_count` moves with what is shown. */
export function commentChangesRepository(db: Database) {
  const count = (articleId: number, by: 1 | -1) =>
    db
      .update(routeArticles)
      .set({ commentCount: sql`${routeArticles.commentCount} + ${by}` })
      .where(eq(routeArticles.id, articleId))

  return {
    count,
    /** Everything that decides whether a user may post: the article, the parent comment, blocks. */
    async findPosting({ articleId, viewerId, replyTo }: Posting) {
      const { userId, isDraft, privateMode, isForbidden, shareToken } = routeArticles
      const [row] = await db
        .select({
          article: { userId, isDraft, privateMode, isForbidden, shareToken },
          target: {
            id: target.id,
            rootId: target.rootId,
            userId: target.userId,
            deletedAt: target.deletedAt,
            prohibitedAt: target.prohibitedAt,
            isPending: target.isPending,
          },
          isBlocked: sql<boolean>`exists(${blockOf(db, viewerId)})`,
        })
        .from(routeArticles)
        .leftJoin(target, and(eq(target.id, replyTo ?? 0), eq(target.articleId, routeArticles.id)))
        .where(eq(routeArticles.id, articleId))
      return row ?? null
    },
    /** Whether an article's map has an object. */
    async hasObject(articleId: number, objectId: string): Promise<boolean> {
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
    async insert(row: NewRow): Promise<number> {
      const inserting = db.insert(comments).values(row).returning({ id: comments.id })
      const [[inserted]] = await Promise.all([inserting, row.isPending ? null : count(row.articleId, 1)])
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
          userId: comments.userId,
          text: comments.text,
          deletedAt: comments.deletedAt,
          prohibitedAt: comments.prohibitedAt,
          isPending: comments.isPending,
          isShown: sql<boolean>`${isShown}`,
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
        .where(and(eq(comments.userId, userId), ne(comments.id, except), isShown))
        .limit(limit)
      return rows.length
    },
    async approve(id: number): Promise<void> {
      await db.update(comments).set({ isPending: false }).where(eq(comments.id, id))
    },
    /** The users whom a comment concerns: the article's author, the author of the parent comment, and of the thread. */
    async findConcerned(id: number) {
      const [answered, root] = [alias(comments, 'answered'), alias(comments, 'root')]
      const { isDraft, isForbidden, privateMode } = routeArticles
      const [row] = await db
        .select({
          ownerId: routeArticles.userId,
          answeredId: answered.userId,
          rootId: root.userId,
          isPublic: sql<boolean>`not ${isDraft} and not ${isForbidden} and ${privateMode} is null`,
        })
        .from(comments)
        .innerJoin(routeArticles, eq(routeArticles.id, comments.articleId))
        .leftJoin(answered, eq(answered.id, comments.replyToId))
        .leftJoin(root, eq(root.id, comments.rootId))
        .where(eq(comments.id, id))
      return row ?? null
    },
  }
}

/** A block in either direction between a user and the article's author or the author of the parent comment. */
function blockOf(db: Database, viewerId: number): SQL {
  const isConcerned = (id: typeof blocks.blockerId) => sql`${id} in (${routeArticles.userId}, ${target.userId})`
  return db
    .select({ id: blocks.id })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, viewerId), isConcerned(blocks.blockedId)),
        and(eq(blocks.blockedId, viewerId), isConcerned(blocks.blockerId)),
      ),
    )
    .getSQL()
}
