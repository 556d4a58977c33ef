import { type BBox, wrapLongitude } from '@mishiori/map-document'
import type { MapEditorServices } from '@mishiori/map-editor'
import type { ApiClient, Locale, Place } from '@repo/contract'

type SearchPlaces = NonNullable<MapEditorServices['searchPlaces']>
type PlacesAnswer = Awaited<ReturnType<SearchPlaces>>
type FoundPlace = Extract<PlacesAnswer, { ok: true }>['places'][number]

interface PlaceSearch {
  readonly signal: AbortSignal
  /** The language of the interface, which names come in. */
  readonly locale: Locale
  readonly view: BBox | null
}

/** As many letters of a question as the server reads. */
const MAX_QUERY = 100
const DECIMALS = 4

/** Asks our server for places of this name. */
export async function searchPlaces(
  api: Pick<ApiClient, 'searchPlaces'>,
  query: string,
  { signal, locale, view }: PlaceSearch,
): Promise<PlacesAnswer> {
  const question = { q: query.slice(0, MAX_QUERY), hl: locale, ...(view ? { view: toView(view) } : {}) }
  const answer = await api.searchPlaces({ query: question }, { signal })
  if (!answer.ok) return { ok: false, problem: answer.error.code === 'NOT_FOUND' ? 'notFound' : 'unavailable' }
  return { ok: true, places: answer.data.data.map(toFoundPlace), attribution: answer.data.attribution }
}

function toFoundPlace({ place_id, name, address, lat, lng }: Place): FoundPlace {
  return { id: place_id, name, position: [lng, lat], ...(address === '' ? {} : { address }) }
}

/** A map may be turned round the world and look beyond the poles; one that shows the whole world has no middle worth knowing. */
function toView([west, south, east, north]: BBox): string {
  const isWhole = east - west >= 360
  const numbers = [
    isWhole ? -180 : wrapLongitude(west),
    Math.max(-90, south),
    isWhole ? 180 : wrapLongitude(east),
    Math.min(90, north),
  ]
  return numbers.map((number) => number.toFixed(DECIMALS)).join(',')
}
