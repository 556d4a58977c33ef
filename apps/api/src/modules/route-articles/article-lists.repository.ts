import type { ROUTE_SORTS } from '@repo/contract'
import { and, count, desc, eq, exists, like, type Placeholder, type SQL, sql } from 'drizzle-orm'
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

type Values = Readonly<Record<string, unknown>>

/**
 * SQL for lists of articles: never their maps or bodies, always a page at a time. Each kind of list is put together once; what differs between two
 * requests for it are the values.
 */
export function articleListsRepository(db: Database) {
  const lists = new Map<string, ReturnType<typeof prepareList>>()
  const listOf = (kind: string, describe: () => ListDescription) => {
    const list = lists.get(kind) ?? prepareList(db, describe())
    lists.set(kind, list)
    return list
  }
  return {
    listPublic({ sort, tagKey, words }: PublicFilter, page: PageRequest): Promise<Page<CardRow>> {
      const isTagged = tagKey !== null
      const hasWords = words !== null
      const list = listOf(`public ${sort} ${isTagged} ${hasWords}`, () => ({
        where: and(
          isPublic(routeArticles),
          isTagged ? hasTag(db, sql.placeholder('tagKey')) : undefined,
          hasWords ? like(routeArticles.searchText, sql.placeholder('words')) : undefined,
        ),
        order: [desc(SORT_COLUMN[sort]), desc(routeArticles.id)],
      }))
      return list({ tagKey, words: hasWords ? `%${words.replace(/[\\%_]/g, '\\$&')}%` : null }, page)
    },
    listOwn(userId: number, page: PageRequest): Promise<Page<CardRow>> {
      const list = listOf('own', () => ({
        where: eq(routeArticles.userId, sql.placeholder('userId')),
        order: [desc(routeArticles.updatedAt), desc(routeArticles.id)],
      }))
      return list({ userId }, page)
    },
  }
}

interface ListDescription {
  readonly where: SQL | undefined
  readonly order: readonly SQL[]
}

function prepareList(db: Database, { where, order }: ListDescription) {
  const rowsOfPage = db
    .select(cardColumns)
    .from(routeArticles)
    .innerJoin(users, isAuthor)
    .where(where)
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('list_page')
  const countAll = db.select({ total: count() }).from(routeArticles).where(where).prepare('list_total')

  return async (values: Values, { page, pageSize }: PageRequest): Promise<Page<CardRow>> => {
    const [rows, [counted]] = await Promise.all([
      rowsOfPage.execute({ ...values, limit: pageSize, offset: (page - 1) * pageSize }),
      countAll.execute({ ...values }),
    ])
    return { rows, total: counted?.total ?? 0 }
  }
}

function hasTag(db: Database, key: Placeholder): SQL {
  return exists(
    db
      .select({ key: articleTags.key })
      .from(articleTags)
      .where(and(eq(articleTags.articleId, routeArticles.id), eq(articleTags.key, key))),
  )
}
