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

export type Ring = readonly (readonly [lng: number, lat: number])[]

/** Thousandths of a degree, some 100 m: as fine as the outlines that are kept. */
const UNITS = 1_000

/** Writes a ring as the differences of its corners in thousandths of a degree, in base 36. */
export function encodeRing(ring: Ring): string {
  let [x, y] = [0, 0]
  return ring
    .map(([lng, lat]) => {
      const [nextX, nextY] = [Math.round(lng * UNITS), Math.round(lat * UNITS)]
      const step = `${(nextX - x).toString(36)},${(nextY - y).toString(36)}`
      ;[x, y] = [nextX, nextY]
      return step
    })
    .join(' ')
}

export function decodeRing(text: string): Ring {
  let [x, y] = [0, 0]
  return text.split(' ').map((step) => {
    const [dx = '0', dy = '0'] = step.split(',')
    x += Number.parseInt(dx, 36)
    y += Number.parseInt(dy, 36)
    return [x / UNITS, y / UNITS] as const
  })
}
