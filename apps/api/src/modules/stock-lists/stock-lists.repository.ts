import { and, count, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { isOneOf, matchingIds } from '../../platform/folding/matching-ids.ts'
import { users } from '../../platform/session/users.table.ts'
import { articleSearch } from '../../schema/article-search.table.ts'
import { articleMaps, isPublic, isTrashed, routeArticles } from '../../schema/route-articles.table.ts'
import { stocks } from '../../schema/stocks.table.ts'
import { cardColumns, isAuthor } from '../route-articles/article-rows.ts'

export interface StockFilter {
  readonly userId: number
  /** Undefined for all, null for entries without a category. */
  readonly categoryId: number | null | undefined
  /** The keys of the entries; null for all. */
  readonly keys: readonly number[] | null
}

interface PageOfKeys {
  /** The key of the last page's last one; null for the first page. */
  readonly before: number | null
  readonly limit: number
}

const entryColumns = {
  stockId: stocks.id,
  articleId: stocks.articleId,
  categoryId: stocks.categoryId,
  stockedAt: stocks.createdAt,
  token: stocks.shareToken,
}
const wordColumns = {
  title: routeArticles.title,
  summary: routeArticles.summary,
  language: routeArticles.language,
  translatedTitle: routeArticles.translatedTitle,
  translatedSummary: routeArticles.translatedSummary,
}
/** `canView` as SQL, for the owner of a stock entry. */
const isVisible = sql`((${routeArticles.userId} = ${stocks.userId} and not ${isTrashed(routeArticles)}) or (${isPublic(routeArticles)}) or (
  not ${routeArticles.isDraft} and not ${routeArticles.isForbidden}
  and ${routeArticles.privateMode} = 'url' and ${routeArticles.shareToken} = ${stocks.shareToken}))`
const isVisibleArticle = eq(routeArticles.id, stocks.articleId)

/** SQL for stock lists. An entry that its owner may no longer view is returned without text, and searches do not find it. */
export function stockListsRepository(db: Database) {
  const visibleIds = ({ before, limit, ...filter }: StockFilter & PageOfKeys) =>
    db
      .select({ id: stocks.id })
      .from(stocks)
      .innerJoin(routeArticles, and(isVisibleArticle, isVisible))
      .where(and(isAskedFor(filter), before === null ? undefined : lt(stocks.id, before)))
      .orderBy(desc(stocks.id))
      .limit(limit)
  const entries = (where: SQL | undefined) =>
    db
      .select({ ...entryColumns, isVisible: sql<boolean>`coalesce(${isVisible}, false)`, card: cardColumns })
      .from(stocks)
      .leftJoin(routeArticles, isVisibleArticle)
      .leftJoin(users, isAuthor)
      .where(where)
      .orderBy(desc(stocks.id))
  return {
    /** The keys of a user's entries with a text in the title, in either language, or in the place. */
    listMatching: (userId: number, text: string): Promise<readonly number[]> =>
      matchingIds(text, {
        read: async (before, limit) => {
          const { title, translatedTitle, placeJa, placeEn } = routeArticles
          const rows = await db
            .select({ id: stocks.id, title, translatedTitle, placeJa, placeEn })
            .from(stocks)
            .innerJoin(routeArticles, and(isVisibleArticle, isVisible))
            .where(and(eq(stocks.userId, userId), before === null ? undefined : lt(stocks.id, before)))
            .orderBy(desc(stocks.id))
            .limit(limit)
          return rows.map(({ id, ...texts }) => ({ id, texts: Object.values(texts) }))
        },
      }),
    list: ({ before, limit, ...filter }: StockFilter & PageOfKeys) =>
      entries(and(isAskedFor(filter), before === null ? undefined : lt(stocks.id, before))).limit(limit),
    async count(filter: StockFilter): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(stocks)
        .leftJoin(routeArticles, isVisibleArticle)
        .where(isAskedFor(filter))
      return row?.total ?? 0
    },
    async find(userId: number, id: number) {
      const [row] = await entries(and(eq(stocks.userId, userId), eq(stocks.id, id)))
      return row ?? null
    },
    /** Their positions on maps; null for articles that are not public, which searches do not contain. */
    async listPlaces(filter: StockFilter, limit: number) {
      const { id } = routeArticles
      const { anchor, outline } = articleSearch
      return db
        .select({ id, ...wordColumns, stockId: stocks.id, anchor, outline })
        .from(stocks)
        .innerJoin(routeArticles, and(isVisibleArticle, isVisible))
        .leftJoin(articleSearch, eq(articleSearch.articleId, id))
        .where(isAskedFor(filter))
        .orderBy(desc(stocks.id))
        .limit(limit)
    },
    async findMap(articleId: number): Promise<unknown> {
      const [row] = await db
        .select({ layers: articleMaps.layers })
        .from(articleMaps)
        .where(eq(articleMaps.articleId, articleId))
      return row?.layers ?? []
    },
    /** How large the maps are that a file would hold, in bytes of JSON, and of how many articles. */
    async measure(filter: StockFilter): Promise<{ readonly articles: number; readonly bytes: number }> {
      const [row] = await db
        .select({
          articles: count(),
          bytes: sql<number>`coalesce(sum(octet_length(${articleMaps.layers}::text)), 0)`.mapWith(Number),
        })
        .from(stocks)
        .innerJoin(routeArticles, and(isVisibleArticle, isVisible))
        .innerJoin(articleMaps, eq(articleMaps.articleId, routeArticles.id))
        .where(isAskedFor(filter))
      return row ?? { articles: 0, bytes: 0 }
    },
    /** Of each entry of a category, its article where everybody sees it. */
    listPublic: (userId: number, categoryId: number) =>
      db
        .select({ articleId: routeArticles.id, authorId: routeArticles.userId })
        .from(stocks)
        .leftJoin(routeArticles, and(isVisibleArticle, isPublic(routeArticles)))
        .where(isAskedFor({ userId, categoryId, keys: null }))
        .orderBy(desc(stocks.id)),
    async *readArticles(filter: StockFilter) {
      let before: number | null = null
      for (;;) {
        const ids: readonly { id: number }[] = await visibleIds({ ...filter, before, limit: 20 })
        for (const { id } of ids) {
          const [row] = await db
            .select({ ...wordColumns, layers: articleMaps.layers })
            .from(stocks)
            .innerJoin(routeArticles, and(isVisibleArticle, isVisible))
            .innerJoin(articleMaps, eq(articleMaps.articleId, routeArticles.id))
            .where(eq(stocks.id, id))
          if (row) yield row
        }
        before = ids.at(-1)?.id ?? null
        if (before === null) return
      }
    },
  }
}

function isAskedFor({ userId, categoryId, keys }: StockFilter): SQL | undefined {
  const isOf = eq(stocks.userId, userId)
  const isIn = categoryId === null ? isNull(stocks.categoryId) : categoryId && eq(stocks.categoryId, categoryId)
  const here = and(isOf, isIn || undefined)
  return keys === null ? here : and(here, isVisible, isOneOf(stocks.id, keys))
}
