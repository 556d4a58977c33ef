import { METERS_PER_DEGREE } from '@mishiori/map-document'
import type { ApiClient, Locale, Place } from '@repo/contract'
import type { Area } from './area.ts'
import type { ListQuery } from './list-query.ts'
import { traitsAsked } from './traits.ts'

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

/** Kilometres from a place that still count as being there. */
const REACH_KM: Readonly<Record<Place['kind'], number>> = {
  country: 800,
  region: 60,
  district: 25,
  place: 12,
  peak: 8,
  station: 4,
  street: 2,
}

/** The box around a place as the API reads it: west, south, east, north. */
export function boxAround({ kind, lat, lng }: Pick<Place, 'kind' | 'lat' | 'lng'>): string {
  const north = (REACH_KM[kind] * 1000) / METERS_PER_DEGREE
  const east = Math.min(170, north / Math.max(0.05, Math.cos((lat * Math.PI) / 180)))
  const corners = [turned(lng - east), Math.max(-89, lat - north), turned(lng + east), Math.min(89, lat + north)]
  return corners.map((degrees) => degrees.toFixed(4)).join(',')
}

const turned = (lng: number) => (lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng)
