import type { ROUTE_SORTS } from '@repo/contract'
import { and, asc, count, desc, eq, exists, inArray, like, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../accounts/users.table.ts'
import { type CardRow, cardColumns, isAuthor } from './article-rows.ts'
import { articleTags, isPublic, routeArticles } from './route-articles.table.ts'

export interface Page<T> {
  readonly rows: readonly T[]
  readonly total: number
}

export interface PageRequest {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

export interface PublicFilter {
  readonly sort: (typeof ROUTE_SORTS)[number]
  /** As `tagKey` makes it. */
  readonly tagKey: string | null
  /** As `normalizeForSearch` makes it. */
  readonly words: string | null
}

const SORT_COLUMN = {
  created_at: routeArticles.createdAt,
  favorite_count: routeArticles.favoriteCount,
  copy_count: routeArticles.copyCount,
}

/** SQL for lists of articles: never their maps or bodies, always a page at a time. */
export function articleListsRepository(db: Database) {
  const readPage = async (
    where: SQL | undefined,
    order: readonly SQL[],
    { page, pageSize }: PageRequest,
  ): Promise<Page<CardRow>> => {
    const [rows, [counted]] = await Promise.all([
      db
        .select(cardColumns)
        .from(routeArticles)
        .innerJoin(users, isAuthor)
        .where(where)
        .orderBy(...order)
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      db.select({ total: count() }).from(routeArticles).where(where),
    ])
    const tags = await tagsOf(
      db,
      rows.map(({ id }) => id),
    )
    return { rows: rows.map((row) => ({ ...row, tags: tags.get(row.id) ?? [] })), total: counted?.total ?? 0 }
  }

  return {
    listPublic({ sort, tagKey, words }: PublicFilter, page: PageRequest): Promise<Page<CardRow>> {
      const isTagged = exists(
        db
          .select({ key: articleTags.key })
          .from(articleTags)
          .where(and(eq(articleTags.articleId, routeArticles.id), eq(articleTags.key, tagKey ?? ''))),
      )
      const where = and(
        isPublic(routeArticles),
        tagKey === null ? undefined : isTagged,
        words === null ? undefined : like(routeArticles.searchText, `%${words.replace(/[\\%_]/g, '\\$&')}%`),
      )
      return readPage(where, [desc(SORT_COLUMN[sort]), desc(routeArticles.id)], page)
    },
    listOwn(userId: number, page: PageRequest): Promise<Page<CardRow>> {
      const order = [desc(routeArticles.updatedAt), desc(routeArticles.id)]
      return readPage(eq(routeArticles.userId, userId), order, page)
    },
  }
}

async function tagsOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const byArticle = new Map<number, string[]>()
  if (ids.length === 0) return byArticle
  const rows = await db
    .select({ articleId: articleTags.articleId, name: articleTags.name })
    .from(articleTags)
    .where(inArray(articleTags.articleId, [...ids]))
    .orderBy(asc(articleTags.articleId), asc(articleTags.position))
  for (const { articleId, name } of rows) byArticle.set(articleId, [...(byArticle.get(articleId) ?? []), name])
  return byArticle
}
