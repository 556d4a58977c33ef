/** What a list of articles is asked for. Everything lives in the address, so a list can be shared, reloaded and gone back to. */
export interface ListQuery {
  readonly q: string
  readonly tag: string
  readonly sort: ListSort
  readonly page: number
}

export const LIST_SORTS = ['created_at', 'favorite_count', 'copy_count'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** Reads an address; what makes no sense becomes the default, because addresses are typed and shared by people. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const sort = LIST_SORTS.find((candidate) => candidate === search.get('sort')) ?? 'created_at'
  const page = /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  return {
    q: (search.get('q') ?? '').trim().slice(0, 100),
    tag: (search.get('tag') ?? '').trim().slice(0, 50),
    sort,
    page,
  }
}

/** The address of a list, without what is default. Another order or search starts at its first page. */
export function listPath(query: Partial<ListQuery>): string {
  const search = new URLSearchParams()
  if (query.q) search.set('q', query.q)
  if (query.tag) search.set('tag', query.tag)
  if (query.sort && query.sort !== 'created_at') search.set('sort', query.sort)
  if (query.page && query.page > 1) search.set('page', String(query.page))
  return search.size > 0 ? `/routes?${search}` : '/routes'
}
