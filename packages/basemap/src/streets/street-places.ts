import { isPeak, isStation, metersOf } from './drawn-features.ts'
import { type Names, namesOf } from './names.ts'
import type { Tags } from './osm-pbf/visit-block.ts'
import type { FlatPath } from './rings.ts'

export type StreetPlaceKind = 'place' | 'station' | 'peak' | 'street'

/** Something with a name in an extract. */
export interface StreetPlace extends Names {
  /** As OpenStreetMap's services write ids: `N123`, `W45`. */
  readonly id: string
  readonly kind: StreetPlaceKind
  readonly lng: number
  readonly lat: number
  /** As well known as a town of so many people. */
  readonly weight: number
}

const PLACES: Readonly<Record<string, number>> = {
  city: 100_000,
  town: 20_000,
  village: 2_000,
  suburb: 3_000,
  quarter: 1_500,
  neighbourhood: 600,
  hamlet: 300,
  isolated_dwelling: 50,
  island: 2_000,
  islet: 100,
  locality: 150,
}
const STATION = { station: 3_000, halt: 1_000 } as const
const PEAK = { least: 300, perThousandMeters: 1_500 } as const
const STREETS: Readonly<Record<string, number>> = {
  motorway: 800,
  trunk: 600,
  primary: 400,
  secondary: 250,
  tertiary: 150,
}
const OTHER_STREET = 60

/** The place that a node names, if it does. */
export function placeOfNode(id: number, { lng, lat }: { lng: number; lat: number }, tags: Tags): StreetPlace | null {
  const rank = rankOf(tags)
  const names = rank && namesOf(tags)
  return names ? { id: `N${id}`, ...rank, lng, lat, ...names } : null
}

function rankOf(tags: Tags): Pick<StreetPlace, 'kind' | 'weight'> | null {
  if (isStation(tags))
    return { kind: 'station', weight: tags.get('railway') === 'halt' ? STATION.halt : STATION.station }
  if (isPeak(tags)) {
    const meters = metersOf(tags)
    return { kind: 'peak', weight: PEAK.least + (meters > 0 ? (meters / 1_000) * PEAK.perThousandMeters : 0) }
  }
  const usual = PLACES[tags.get('place') ?? '']
  if (usual === undefined) return null
  const people = Number.parseInt(tags.get('population') ?? '', 10)
  return { kind: 'place', weight: people > 0 ? people : usual }
}

/** Degrees: ways of one name within such a cell are one street. */
const CELL = 0.1

/** Collects the streets of an extract, each name once where it is. */
export class StreetNames {
  readonly #streets = new Map<string, { readonly place: StreetPlace; readonly points: number }>()

  add(id: number, path: FlatPath, tags: Tags): void {
    const highway = tags.get('highway')
    const names = highway === undefined ? null : namesOf(tags)
    if (!names) return
    const middle = 2 * Math.floor(path.length / 4)
    const [lng = 0, lat = 0] = path.slice(middle, middle + 2)
    const key = `${Math.floor(lng / CELL)} ${Math.floor(lat / CELL)} ${names.ja}`
    const known = this.#streets.get(key)
    const weight = Math.max(known?.place.weight ?? 0, STREETS[highway?.replace('_link', '') ?? ''] ?? OTHER_STREET)
    // The way with the most corners represents the street.
    const isLonger = !known || path.length > known.points
    const place = isLonger
      ? { id: `W${id}`, kind: 'street' as const, lng, lat, weight, ...names }
      : { ...known.place, weight }
    this.#streets.set(key, { place, points: isLonger ? path.length : known.points })
  }

  *places(): Generator<StreetPlace> {
    for (const { place } of this.#streets.values()) yield place
  }
}
