/** A named place of the gazetteer. */
export interface PlaceRow {
  readonly kind: 'country' | 'region' | 'district' | 'place'
  /** `provider:id`: `iso:JP`, `ne:JPN-1844` (Natural Earth), `jis:20202` (Japan's code of a municipality) or `geonames:1850147`. */
  readonly id: string
  readonly en: string
  /** The name in Japanese; absent if unknown, and the English one is used instead. */
  readonly ja?: string
  /** How the Japanese name is read, in hiragana. */
  readonly kana?: string
  /** Other names in Latin letters by which it is looked for: München, Wien. */
  readonly aka?: readonly string[]
  /** Id of the place that contains it, whose row came before. */
  readonly within?: string
  readonly lng: number
  readonly lat: number
  readonly population: number
}

/** One ring of the outline of a region, as `encodeRing` writes it. */
export interface AreaRow {
  readonly kind: 'area'
  readonly id: string
  readonly ring: string
}

export type GazetteerRow = PlaceRow | AreaRow
