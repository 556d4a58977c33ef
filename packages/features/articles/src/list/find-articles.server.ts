import type { ApiClient, Locale, Place } from '@repo/contract'
import type { Area } from './area.ts'
import { type ListQuery, traitsAsked } from './list-query.ts'
import { boxAround } from './place-box.ts'

type Filters = NonNullable<NonNullable<Parameters<ApiClient['listRoutes']>[0]>['query']>

/** Where the typed name of an area is. */
export async function findArea(
  api: Pick<ApiClient, 'searchPlaces'>,
  { place: typed }: Pick<ListQuery, 'place'>,
  locale: Locale,
): Promise<Area> {
  if (!typed) return { kind: 'anywhere' }
  const answer = await api.searchPlaces({ query: { q: typed, hl: locale } })
  if (!answer.ok) return { kind: answer.status === 404 ? 'unknown' : 'unavailable' }
  const [place] = answer.data.data
  return place ? { kind: 'known', place } : { kind: 'unknown' }
}

/** The API query of a list. */
export function filtersOf(query: ListQuery, place: Place | null): Filters {
  const { q, tag, sort, page } = query
  return {
    sort,
    page: String(page),
    ...(q ? { q } : {}),
    ...(tag ? { tag } : {}),
    ...(place ? { box: boxAround(place) } : {}),
    ...traitsAsked(query),
  }
}
