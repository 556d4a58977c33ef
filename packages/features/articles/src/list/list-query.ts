import { parsePageParam } from '@repo/web-kit/parse-page-param'
import { parseSearchParam } from '@repo/web-kit/parse-search-param'
import { readTraits, type Traits, writeTraits } from './traits.ts'

/** The query of a list of articles. All of it is in the address, so a list can be shared, reloaded and restored from the history. */
export interface ListQuery extends Traits {
  readonly q: string
  readonly tag: string
  /** Name of a place, as typed. */
  readonly place: string
  readonly sort: ListSort
  readonly page: number
}

export const LIST_SORTS = ['created_at', 'favorite_count', 'copy_count'] as const
/** By what main lines measure. */
export const MEASURE_SORTS = ['course_minutes', 'climb_m', 'course_constant'] as const
/** `relevance` is available only with a search text. */
export type ListSort = (typeof LIST_SORTS)[number] | (typeof MEASURE_SORTS)[number] | 'relevance'

/** Reads an address; what makes no sense becomes the default, because addresses are typed and shared by people. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const text = (name: string, max: number) => parseSearchParam(search, name, max)
  const q = text('q', 100)
  return {
    q,
    tag: text('tag', 50),
    place: text('place', 100),
    ...readTraits(search),
    sort: sortsOf({ q }).find((candidate) => candidate === search.get('sort')) ?? defaultSort({ q }),
    page: parsePageParam(search),
  }
}

/** The orders there are, the default one first. */
export function sortsOf({ q }: Pick<ListQuery, 'q'>): readonly ListSort[] {
  return [...(q ? ['relevance' as const] : []), ...LIST_SORTS, ...MEASURE_SORTS]
}

const defaultSort = ({ q }: Pick<ListQuery, 'q'>): ListSort => (q ? 'relevance' : 'created_at')

/** The address of a list, without what is default. Another order or search starts at its first page. */
export function listPath(query: Partial<ListQuery>): string {
  const search = listSearch(query)
  return search.size > 0 ? `/routes?${search}` : '/routes'
}

export function listSearch({ q = '', tag, place, sort, page, ...traits }: Partial<ListQuery>): URLSearchParams {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (tag) search.set('tag', tag)
  if (place) search.set('place', place)
  writeTraits(search, traits)
  if (sort && sort !== defaultSort({ q }) && sortsOf({ q }).includes(sort)) search.set('sort', sort)
  if (page && page > 1) search.set('page', String(page))
  return search
}
