import type { ROUTE_SORTS } from '@repo/contract'
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { statement } from '../../platform/statement.ts'
import { isPublic, publicationOf, routeArticles } from '../../schema/route-articles.table.ts'
import { type CardRow, cardColumns, isAuthor } from './article-rows.ts'

export interface Page<T> {
  readonly rows: readonly T[]
  readonly total: number
}

export interface PageRequest {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

export type ListSort = (typeof ROUTE_SORTS)[number]

const SORT_COLUMN = {
  created_at: publicationOf(routeArticles),
  favorite_count: routeArticles.favoriteCount,
  copy_count: routeArticles.copyCount,
}

/** SQL for lists of articles: never their maps or bodies, always a page at a time. */
export function articleListsRepository(db: Database) {
  return {
    /** All that is public. Counted, and turned page by page, no further than `max`. */
    async listPublic(sort: ListSort, page: PageRequest, max: number): Promise<Page<CardRow> & { isCapped: boolean }> {
      if ((page.page - 1) * page.pageSize >= max) return { rows: [], total: max, isCapped: true }
      const { rows, total } = await publicLists[sort](db, { countUpTo: max + 1 }, page)
      return { rows, total: Math.min(total, max), isCapped: total > max }
    },
    listOfAuthor: (userId: number, sort: ListSort, page: PageRequest): Promise<Page<CardRow>> =>
      authorLists[sort](db, { userId }, page),
    /** Those of the ids that are public, in their order. */
    async listByIds(ids: readonly number[]): Promise<CardRow[]> {
      if (ids.length === 0) return []
      const rows = await selectByIds(db, { ids: `{${ids}}` })
      const known = new Map(rows.map((row) => [row.id, row]))
      return ids.flatMap((id) => known.get(id) ?? [])
    },
  }
}

const selectByIds = statement((db) => {
  const isOneOf = sql`${routeArticles.id} = any(${sql.placeholder('ids')}::bigint[])`
  return db
    .select(cardColumns)
    .from(routeArticles)
    .innerJoin(users, isAuthor)
    .where(and(isOneOf, isPublic(routeArticles)))
})

interface ListDescription {
  readonly where: SQL | undefined
  /** Whether rows beyond `countUpTo` are not counted. */
  readonly isCapped: boolean
}

function describeList(sort: ListSort, { where, isCapped }: ListDescription) {
  const order = [desc(SORT_COLUMN[sort]), desc(routeArticles.id)]
  const selectPage = statement((db) => {
    // Selects the ids first, then authors and tags: the rows before a page cost only their ids.
    const idsOfPage = db
      .select({ id: routeArticles.id })
      .from(routeArticles)
      .where(where)
      .orderBy(...order)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
    return db
      .select(cardColumns)
      .from(routeArticles)
      .innerJoin(users, isAuthor)
      .where(inArray(routeArticles.id, idsOfPage))
      .orderBy(...order)
  })
  const countAll = statement((db) => {
    const counted = db.select({ id: routeArticles.id }).from(routeArticles).where(where)
    return db
      .select({ total: count() })
      .from((isCapped ? counted.limit(sql.placeholder('countUpTo')) : counted).as('counted'))
  })

  return async (
    db: Database,
    values: Readonly<Record<string, unknown>>,
    { page, pageSize }: PageRequest,
  ): Promise<Page<CardRow>> => {
    const [rows, [answer]] = await Promise.all([
      selectPage(db, { ...values, limit: pageSize, offset: (page - 1) * pageSize }),
      countAll(db, values),
    ])
    return { rows, total: answer?.total ?? 0 }
  }
}

const bySort = <T>(make: (sort: ListSort) => T) => ({
  created_at: make('created_at'),
  favorite_count: make('favorite_count'),
  copy_count: make('copy_count'),
})

const publicLists = bySort((sort) => describeList(sort, { where: isPublic(routeArticles), isCapped: true }))

const authorLists = bySort((sort) => {
  const isTheirs = eq(routeArticles.userId, sql.placeholder('userId'))
  return describeList(sort, { where: and(isTheirs, isPublic(routeArticles)), isCapped: false })
})
