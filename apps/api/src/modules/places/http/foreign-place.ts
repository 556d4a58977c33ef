import type { Place } from '@repo/contract'

/** A place from another service, not validated yet. */
export interface ForeignPlace {
  /** `N`, `W` or `R` and the number of the object in OpenStreetMap. */
  readonly osmId: string
  readonly kind: Place['kind']
  readonly name: string
  readonly address: readonly (string | undefined)[]
  readonly lng: number
  readonly lat: number
}

const MAX_NAME = 255

/** Null without a name or a position. */
export function toPlace({ osmId, kind, name, address, lng, lat }: ForeignPlace): Place | null {
  const plainName = plain(name)
  const isSomewhere = Math.abs(lng) <= 180 && Math.abs(lat) <= 90
  if (plainName === '' || !isSomewhere || !/^[NWR]\d{1,18}$/.test(osmId)) return null
  const parts = [...new Set(address.map((part) => plain(part ?? '')))].filter(
    (part) => part !== '' && part !== plainName,
  )
  return { place_id: `osm:${osmId}`, kind, name: plainName, address: parts.join(', ').slice(0, MAX_NAME), lat, lng }
}

/** One line without invisible characters that could turn or hide its text. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME)
}
