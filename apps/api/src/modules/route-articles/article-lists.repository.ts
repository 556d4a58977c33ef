import type { ROUTE_SORTS } from '@repo/contract'
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
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

type Values = Readonly<Record<string, unknown>>

/**
 * SQL for lists of articles: never their maps or bodies, always a page at a time. Each kind of list is put together
 * once; what differs between two requests for it are the values.
 */
export function articleListsRepository(db: Database) {
  const lists = new Map<string, ReturnType<typeof prepareList>>()
  let listByIds: ReturnType<typeof prepareByIds> | undefined
  const listOf = (kind: string, describe: () => ListDescription) => {
    const list = lists.get(kind) ?? prepareList(db, describe())
    lists.set(kind, list)
    return list
  }
  return {
    /** All that is public. Counted, and turned page by page, no further than `max`. */
    async listPublic(sort: ListSort, page: PageRequest, max: number): Promise<Page<CardRow> & { isCapped: boolean }> {
      const list = listOf(`public ${sort}`, () => ({
        where: isPublic(routeArticles),
        order: [desc(SORT_COLUMN[sort]), desc(routeArticles.id)],
        countUpTo: max + 1,
      }))
      if ((page.page - 1) * page.pageSize >= max) return { rows: [], total: max, isCapped: true }
      const { rows, total } = await list({}, page)
      return { rows, total: Math.min(total, max), isCapped: total > max }
    },
    listOfAuthor(userId: number, sort: ListSort, page: PageRequest): Promise<Page<CardRow>> {
      const list = listOf(`author ${sort}`, () => ({
        where: and(eq(routeArticles.userId, sql.placeholder('userId')), isPublic(routeArticles)),
        order: [desc(SORT_COLUMN[sort]), desc(routeArticles.id)],
      }))
      return list({ userId }, page)
    },
    /** Those of the ids that are public, in their order. */
    async listByIds(ids: readonly number[]): Promise<CardRow[]> {
      if (ids.length === 0) return []
      listByIds ??= prepareByIds(db)
      const rows = await listByIds.execute({ ids: `{${ids}}` })
      const known = new Map(rows.map((row) => [row.id, row]))
      return ids.flatMap((id) => known.get(id) ?? [])
    },
  }
}

function prepareByIds(db: Database) {
  const isOneOf = sql`${routeArticles.id} = any(${sql.placeholder('ids')}::bigint[])`
  return db
    .select(cardColumns)
    .from(routeArticles)
    .innerJoin(users, isAuthor)
    .where(and(isOneOf, isPublic(routeArticles)))
    .prepare('list_by_ids')
}

interface ListDescription {
  readonly where: SQL | undefined
  readonly order: readonly SQL[]
  /** Rows beyond are not counted. */
  readonly countUpTo?: number
}

function prepareList(db: Database, { where, order, countUpTo }: ListDescription) {
  // Selects the ids first, then authors and tags: the rows before a page cost only their ids.
  const idsOfPage = db
    .select({ id: routeArticles.id })
    .from(routeArticles)
    .where(where)
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
  const rowsOfPage = db
    .select(cardColumns)
    .from(routeArticles)
    .innerJoin(users, isAuthor)
    .where(inArray(routeArticles.id, idsOfPage))
    .orderBy(...order)
    .prepare('list_page')
  const counted = db.select({ id: routeArticles.id }).from(routeArticles).where(where)
  const countAll = db
    .select({ total: count() })
    .from((countUpTo === undefined ? counted : counted.limit(countUpTo)).as('counted'))
    .prepare('list_total')

  return async (values: Values, { page, pageSize }: PageRequest): Promise<Page<CardRow>> => {
    const [rows, [answer]] = await Promise.all([
      rowsOfPage.execute({ ...values, limit: pageSize, offset: (page - 1) * pageSize }),
      countAll.execute({ ...values }),
    ])
    return { rows, total: answer?.total ?? 0 }
  }
}
