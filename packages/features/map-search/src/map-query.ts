import { wrapLongitude } from '@mishiori/map-document'
import { type ListQuery, MEASURE_SORTS } from '@repo/articles/list-query'
import { readTraits, type Traits, traitsAsked, writeTraits } from '@repo/articles/traits'
import type { Locale } from '@repo/contract'
import { START_VIEWS } from '@repo/map-kit/start-views'
import { parseSearchParam } from '@repo/web-kit/parse-search-param'

export interface MapCamera {
  readonly lat: number
  readonly lng: number
  readonly zoom: number
}

/** The query of a map. All of it is in the address. */
export interface MapQuery extends Traits {
  readonly q: string
  readonly tag: string
  readonly sort: MapSort | ''
  readonly page: number
  /** Id of an article whose surroundings are searched, wherever the map looks; null otherwise. */
  readonly near: number | null
  /** Null before anybody has chosen where to look. */
  readonly camera: MapCamera | null
  /** Whether moving the map searches. */
  readonly isAutomatic: boolean
}

export const MAP_SORTS = ['favorite_count', 'created_at', 'copy_count', ...MEASURE_SORTS] as const
export type MapSort = (typeof MAP_SORTS)[number]

export function openingCamera(locale: Locale): MapCamera {
  const { latitude: lat, longitude: lng, zoom } = START_VIEWS[locale]
  return { lat, lng, zoom }
}

export function readMapQuery(search: URLSearchParams): MapQuery {
  const text = (name: string, max: number) => parseSearchParam(search, name, max)
  const number = (name: string, pattern: RegExp) =>
    pattern.test(search.get(name) ?? '') ? Number(search.get(name)) : null
  return {
    q: text('q', 100),
    tag: text('tag', 50),
    ...readTraits(search),
    sort: MAP_SORTS.find((candidate) => candidate === search.get('sort')) ?? '',
    page: number('page', /^[1-9]\d{0,3}$/) ?? 1,
    near: number('near', /^[1-9]\d{0,14}$/),
    camera: readCamera(number('lat', DEGREES), number('lng', DEGREES), number('zoom', DEGREES)),
    isAutomatic: search.get('auto') !== '0',
  }
}

const DEGREES = /^-?\d{1,3}(\.\d{1,10})?$/

function readCamera(lat: number | null, lng: number | null, zoom: number | null): MapCamera | null {
  if (lat === null || lng === null || zoom === null) return null
  const isOnMap = Math.abs(lat) <= 85 && Math.abs(lng) <= 180 && zoom >= 0 && zoom <= 22
  return isOnMap ? { lat, lng, zoom } : null
}

export function mapSearch({
  q,
  tag,
  sort,
  page,
  near,
  camera,
  isAutomatic = true,
  ...traits
}: Partial<MapQuery>): URLSearchParams {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (tag) search.set('tag', tag)
  writeTraits(search, traits)
  if (sort) search.set('sort', sort)
  if (near) search.set('near', String(near))
  if (camera) {
    search.set('lat', camera.lat.toFixed(5))
    search.set('lng', camera.lng.toFixed(5))
    search.set('zoom', camera.zoom.toFixed(2))
  }
  if (page && page > 1) search.set('page', String(page))
  if (!isAutomatic) search.set('auto', '0')
  return search
}

/** Without conditions and camera. */
export const isNothing = (query: MapQuery): boolean => mapSearch(query).size === 0

/** Closer to each other than an address can tell. */
export function isSameCamera(a: MapCamera, b: MapCamera): boolean {
  const isNear = (one: number, other: number, most: number) => Math.abs(one - other) < most
  return isNear(a.lat, b.lat, 2e-5) && isNear(a.lng, b.lng, 2e-5) && isNear(a.zoom, b.zoom, 0.01)
}

/** West, south, east, north. */
export type MapBox = readonly [number, number, number, number]

/** What a window of about this many pixels shows, for before there is a map. */
export function boxOfCamera(
  { lat, lng, zoom }: MapCamera,
  [width, height]: readonly [number, number] = [1100, 800],
): MapBox {
  const worldPixels = 512 * 2 ** zoom
  const east = Math.min(179, (width / worldPixels) * 180)
  const north = Math.min(80, (height / worldPixels) * 180 * Math.cos((lat * Math.PI) / 180))
  return [lng - east, lat - north, lng + east, lat + north]
}

/** Of the map on a phone: what lies in it lies in the map on every screen. */
export const SMALL_WINDOW = [360, 560] as const

/** The query of the API request. A box that extends beyond 180° continues on the other side. */
export function apiSearch({ q, tag, sort, page, near, ...traits }: MapQuery, box: MapBox): URLSearchParams {
  const search = new URLSearchParams({ page: String(page), ...traitsAsked(traits) })
  if (q) search.set('q', q)
  if (tag) search.set('tag', tag)
  if (sort) search.set('sort', sort)
  if (near) search.set('near', String(near))
  else search.set('box', boxText(box))
  return search
}

function boxText([west, south, east, north]: MapBox): string {
  const isWhole = east - west >= 360
  const [left, right] = isWhole ? [-180, 180] : [turned(west), turned(east)]
  return [left, Math.max(-90, south), right, Math.min(90, north)].map((degrees) => degrees.toFixed(5)).join(',')
}

/** The eastern edge of the world stays where it is. */
const turned = (lng: number) => (lng === 180 ? lng : wrapLongitude(lng))

const PLACE_ZOOM = 11

/** The question of a list on the map; around the place if one was named. */
export function mapPathOfList(
  { q, tag, sort, place: _, page: __, ...traits }: ListQuery,
  place: { readonly lat: number; readonly lng: number } | null,
): string {
  const camera = place && { lat: place.lat, lng: place.lng, zoom: PLACE_ZOOM }
  const order = sort === 'relevance' || (sort === 'created_at' && !q) ? '' : sort
  const search = mapSearch({ ...traits, q, tag, sort: order, camera })
  return search.size > 0 ? `/search/map?${search}` : '/search/map'
}
