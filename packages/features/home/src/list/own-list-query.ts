import type { ArticleStatus, OwnRouteSort } from '@repo/contract'
import { parsePageParam } from '@repo/web-kit/parse-page-param'
import { parseSearchParam } from '@repo/web-kit/parse-search-param'

/** The query of the list of own routes. All of it is in the address. */
export interface OwnListQuery {
  readonly status: ArticleStatus | null
  readonly q: string
  readonly sort: OwnRouteSort
  readonly page: number
}

export const STATUSES: readonly ArticleStatus[] = ['draft', 'public', 'linkShared', 'private', 'forbidden']
export const SORTS: readonly OwnRouteSort[] = ['updated_at', 'created_at', 'title']
const LONGEST_SEARCH = 100

/** Reads an address; what makes no sense becomes the default. */
export function readOwnListQuery(search: URLSearchParams): OwnListQuery {
  return {
    status: STATUSES.find((status) => status === search.get('status')) ?? null,
    q: parseSearchParam(search, 'q', LONGEST_SEARCH),
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'updated_at',
    page: parsePageParam(search),
  }
}

/** Whether it asks for all of them, from the first page on. */
export const isEverything = ({ status, q, page }: OwnListQuery) => status === null && q === '' && page === 1

/** The address of a list, without what is default. */
export function ownListPath({ status = null, q = '', sort = 'updated_at', page = 1 }: Partial<OwnListQuery>): string {
  const search = new URLSearchParams()
  if (status !== null) search.set('status', status)
  if (q !== '') search.set('q', q)
  if (sort !== 'updated_at') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/home/routes?${search}` : '/home/routes'
}
