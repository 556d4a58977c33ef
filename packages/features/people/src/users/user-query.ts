import { parsePageParam } from '@repo/web-kit/parse-page-param'
import { parseSearchParam } from '@repo/web-kit/parse-search-param'

/** The query of the list of people, from the address. */
export interface UserQuery {
  readonly q: string
  readonly sort: UserSort
  readonly page: number
}

export const USER_SORT_NAMES = ['route_count', 'favorite', 'copy', 'created_at'] as const
export type UserSort = (typeof USER_SORT_NAMES)[number]
export const DEFAULT_USER_SORT: UserSort = 'route_count'

export function readUserQuery(search: URLSearchParams): UserQuery {
  return {
    q: parseSearchParam(search, 'q', 100),
    sort: USER_SORT_NAMES.find((candidate) => candidate === search.get('sort')) ?? DEFAULT_USER_SORT,
    page: parsePageParam(search),
  }
}

export function usersPath({ q, sort, page }: Partial<UserQuery>): string {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (sort && sort !== DEFAULT_USER_SORT) search.set('sort', sort)
  if (page && page > 1) search.set('page', String(page))
  return search.size > 0 ? `/users?${search}` : '/users'
}
