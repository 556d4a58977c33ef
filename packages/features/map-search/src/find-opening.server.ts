import type { ApiClient, Locale } from '@repo/contract'
import { orErrorPage } from '@repo/web-kit/answers.server'
import {
  apiSearch,
  boxOfCamera,
  type MapBox,
  type MapCamera,
  type MapQuery,
  openingCamera,
  SMALL_WINDOW,
} from './map-query.ts'

const WORLD: MapBox = [-180, -85, 180, 85]
/** As close as a language's own opening is. */
const ZOOM = 6

/**
 * The initial view of the map without a given place: the language's default place or, without results there, the
 * newest result.
 */
export async function findOpening(api: ApiClient, query: MapQuery, locale: Locale): Promise<MapCamera> {
  const search = async (change: Partial<MapQuery>, box: MapBox) =>
    orErrorPage(await api.searchMap({ query: Object.fromEntries(apiSearch({ ...query, page: 1, ...change }, box)) }))
  const camera = openingCamera(locale)
  if ((await search({}, boxOfCamera(camera, SMALL_WINDOW))).total > 0) return camera
  const [newest] = (await search({ sort: 'created_at' }, WORLD)).data
  return newest ? { lat: newest.lat, lng: newest.lng, zoom: ZOOM } : camera
}
