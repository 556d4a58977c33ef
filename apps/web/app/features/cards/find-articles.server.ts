import type { ApiClient, Locale, Place } from '@repo/contract'
import { type ListQuery, traitsAsked } from './list-query.ts'
import { boxAround } from './place-box.ts'

type Filters = NonNullable<NonNullable<Parameters<ApiClient['listRoutes']>[0]>['query']>

/** What the API is asked for a list; null when the place that was typed is none. */
export async function filtersOf(
  api: Pick<ApiClient, 'searchPlaces'>,
  query: ListQuery,
  locale: Locale,
): Promise<{ filters: Filters; place: Place | null } | null> {
  const { q, tag, place: typed, sort, page } = query
  const place = typed ? await findPlace(api, typed, locale) : null
  if (typed && !place) return null
  const filters = {
    ...{ sort, page: String(page) },
    ...(q ? { q } : {}),
    ...(tag ? { tag } : {}),
    ...(place ? { box: boxAround(place) } : {}),
    ...traitsAsked(query),
  }
  return { filters, place }
}

async function findPlace(api: Pick<ApiClient, 'searchPlaces'>, q: string, locale: Locale): Promise<Place | null> {
  const answer = await api.searchPlaces({ query: { q, hl: locale } })
  return answer.ok ? (answer.data.data[0] ?? null) : null
}
