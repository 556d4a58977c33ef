import { wrapLongitude } from '@mishiori/map-document'
import { type MapArticle, toMapArticle } from '@repo/articles/article-summary'
import type { ApiClient } from '@repo/contract'

/** The server gets positions rounded to a tenth of a degree: about ten kilometres. */
const ROUNDED_TO = 0.1
/** How far to look, in degrees of latitude, the second only where the first has nothing: about 50 and 200 kilometres. */
const REACHES = [0.5, 2] as const
const MAX_LATITUDE = 85
const CARDS = 4

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** The public routes around a place, the nearest first; null when the request failed. */
export async function findNear(place: Place, api: Pick<ApiClient, 'searchMap'>): Promise<readonly MapArticle[] | null> {
  for (const reach of REACHES) {
    const answer = await api.searchMap({ query: { box: boxAround(place, reach) } })
    if (!answer.ok) return null
    if (answer.data.data.length > 0) {
      const found = answer.data.data.map(toMapArticle)
      return found.sort((a, b) => squareOf(a, place) - squareOf(b, place)).slice(0, CARDS)
    }
  }
  return []
}

/** West, south, east, north. A degree of longitude is shorter the farther one is from the equator. */
export function boxAround(place: Place, reach: number): string {
  const latitude = clamp(rounded(place.latitude), MAX_LATITUDE - reach)
  const wide = Math.min(180, reach / Math.cos((latitude * Math.PI) / 180))
  const longitude = rounded(place.longitude)
  return [wrapLongitude(longitude - wide), latitude - reach, wrapLongitude(longitude + wide), latitude + reach]
    .map((degrees) => degrees.toFixed(1))
    .join()
}

const rounded = (degrees: number) => Math.round(degrees / ROUNDED_TO) * ROUNDED_TO
const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))

/** Of the distance, in degrees of latitude: enough to put near things in order. */
function squareOf({ lat, lng }: MapArticle, { latitude, longitude }: Place): number {
  const x = wrapLongitude(lng - longitude) * Math.cos((latitude * Math.PI) / 180)
  return x ** 2 + (lat - latitude) ** 2
}
