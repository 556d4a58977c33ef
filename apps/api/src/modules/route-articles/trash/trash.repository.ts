import { and, asc, count, desc, eq, not, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { users } from '../../../platform/session/users.table.ts'
import { isPublic, isTrashed, publicationOf, routeArticles } from '../../../schema/route-articles.table.ts'
import type { Page, PageRequest } from '../article-lists.repository.ts'
import { type CardRow, cardColumns, isAuthor } from '../article-rows.ts'

export interface TrashedRow extends CardRow {
  readonly trashedAt: Date
  readonly daysLeft: number
}

export interface TrashFilter {
  readonly userId: number
  /** Null for all of them. */
  readonly id: number | null
}

interface OwnArticle {
  readonly id: number
  readonly userId: number
}

const isInTrash = isTrashed(routeArticles)
const isOf = ({ id, userId }: OwnArticle) => and(eq(routeArticles.id, id), eq(routeArticles.userId, userId))
const endOf = (days: number) => sql`${routeArticles.trashedAt} + make_interval(days => ${days})`

/** SQL for articles that their authors have deleted and can still restore. */
export function trashRepository(db: Database) {
  return {
    /** Makes a draft of it, so that it is hidden by what hides drafts. @returns null without such an article outside of the trash. */
    async put(article: OwnArticle): Promise<{ readonly wasPublic: boolean } | null> {
      const { version, isDraft, trashedWasDraft, isForbidden, privateMode } = routeArticles
      const [row] = await db
        .update(routeArticles)
        .set({
          trashedAt: sql`now()`,
          trashedVersion: sql`${version}`,
          trashedWasDraft: sql`${isDraft}`,
          isDraft: true,
        })
        .where(and(isOf(article), not(isInTrash)))
        .returning({ wasPublic: sql<boolean>`${isPublic({ isDraft: trashedWasDraft, isForbidden, privateMode })}` })
      return row ?? null
    },
    /** Holds an article, in the trash or not, until the transaction ends. */
    async lock(article: OwnArticle) {
      const [row] = await db
        .select({
          isTrashed: isInTrash,
          wasDraft: sql<boolean>`coalesce(${routeArticles.trashedWasDraft}, true)`,
          privateMode: routeArticles.privateMode,
          isForbidden: routeArticles.isForbidden,
          source: routeArticles.source,
        })
        .from(routeArticles)
        .where(isOf(article))
        .for('update')
      return row ?? null
    },
    /** @param isDraft whether it is one now; its first publication is kept. */
    async restore({ id }: OwnArticle, isDraft: boolean): Promise<void> {
      const { publishedAt, privateMode, trashedWasDraft } = routeArticles
      const wasPublic = sql`(not ${trashedWasDraft} and ${privateMode} is null)`
      await db
        .update(routeArticles)
        .set({
          isDraft,
          trashedAt: null,
          trashedVersion: null,
          trashedWasDraft: null,
          // Of a draft it cannot be told from the creation any more.
          ...(isDraft && {
            publishedAt: sql`case when ${wasPublic} then ${publicationOf(routeArticles)} else ${publishedAt} end`,
          }),
        })
        .where(eq(routeArticles.id, id))
    },
    async find(article: OwnArticle): Promise<CardRow | null> {
      const [row] = await db
        .select(cardColumns)
        .from(routeArticles)
        .innerJoin(users, isAuthor)
        .where(and(isOf(article), not(isInTrash)))
      return row ?? null
    },
    /** As they will be restored, the last deleted first. @param days after which they are deleted for good */
    async list({ userId, id }: TrashFilter, { page, pageSize }: PageRequest, days: number): Promise<Page<TrashedRow>> {
      const isAsked = id === null ? undefined : eq(routeArticles.id, id)
      const where = and(eq(routeArticles.userId, userId), isInTrash, isAsked)
      const secondsLeft = sql`extract(epoch from ${endOf(days)} - now())`
      const [rows, [counted]] = await Promise.all([
        db
          .select({
            ...cardColumns,
            isDraft: sql<boolean>`coalesce(${routeArticles.trashedWasDraft}, true)`,
            trashedAt: sql<Date>`${routeArticles.trashedAt}`.mapWith(routeArticles.updatedAt),
            daysLeft: sql`greatest(ceil(${secondsLeft} / 86400), 0)`.mapWith(Number),
          })
          .from(routeArticles)
          .innerJoin(users, isAuthor)
          .where(where)
          .orderBy(desc(routeArticles.trashedAt), desc(routeArticles.id))
          .limit(pageSize)
          .offset((page - 1) * pageSize),
        db.select({ total: count() }).from(routeArticles).where(where),
      ])
      return { rows, total: counted?.total ?? 0 }
    },
    async listIds(userId: number): Promise<number[]> {
      const rows = await db
        .select({ id: routeArticles.id })
        .from(routeArticles)
        .where(and(eq(routeArticles.userId, userId), isInTrash))
        .orderBy(asc(routeArticles.trashedAt), asc(routeArticles.id))
      return rows.map(({ id }) => id)
    },
    /** Some of those that have been in the trash for so many days. */
    async listDue(days: number, limit: number): Promise<OwnArticle[]> {
      return db
        .select({ id: routeArticles.id, userId: routeArticles.userId })
        .from(routeArticles)
        .where(and(isInTrash, sql`${endOf(days)} <= now()`))
        .orderBy(asc(routeArticles.trashedAt), asc(routeArticles.id))
        .limit(limit)
    },
    /** For good. @returns whether it was in the trash; null when there was none. */
    async delete(article: OwnArticle): Promise<{ readonly wasTrashed: boolean } | null> {
      const [row] = await db.delete(routeArticles).where(isOf(article)).returning({ wasTrashed: isInTrash })
      return row ?? null
    },
    /** @param days nothing for those that have been there for less */
    async deleteTrashed(article: OwnArticle, days: number): Promise<boolean> {
      const rows = await db
        .delete(routeArticles)
        .where(and(isOf(article), isInTrash, sql`${endOf(days)} <= now()`))
        .returning({ id: routeArticles.id })
      return rows.length === 1
    },
  }
}
