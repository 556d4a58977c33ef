import { namesOf } from '../names.ts'
import type { Tags } from '../osm-pbf/visit-block.ts'

/** What somebody on the way looks for. The order is that of the file; a test of the API compares it with what the contract offers. */
export const WAYSIDE_KINDS = [
  'water',
  'toilets',
  'shelter',
  'hut',
  'food',
  'shop',
  'station',
  'stop',
  'hospital',
  'aed',
] as const
export type WaysideKind = (typeof WAYSIDE_KINDS)[number]

/** What an extract says of such a place; nothing is added to it. */
export interface WaysideFacts {
  readonly kind: WaysideKind
  /** Null where it has none, as most taps and toilets. */
  readonly name: { readonly ja: string; readonly en: string } | null
  /** The values of OpenStreetMap as they are, of {@link KEPT_TAGS}. */
  readonly tags: Readonly<Partial<Record<KeptTag, string>>>
}

export interface WaysidePlace extends WaysideFacts {
  /** As OpenStreetMap's services write ids: `N123`, `W45`, `R6`. */
  readonly id: string
  /** Of an area the middle of its bounds. */
  readonly lng: number
  readonly lat: number
}

const KEPT_TAGS = ['opening_hours', 'seasonal', 'fee', 'wheelchair', 'access'] as const
type KeptTag = (typeof KEPT_TAGS)[number]
/** Of one value: an extract may have anything. */
const LONGEST = 255

interface Rule {
  readonly kind: WaysideKind
  readonly key: string
  readonly values: RegExp
  /** Only what people drink. */
  readonly isDrinkable?: true
}

/** The first that fits: a hut that also serves meals is a hut. */
const RULES: readonly Rule[] = [
  { kind: 'hut', key: 'tourism', values: /^(alpine_hut|wilderness_hut)$/ },
  { kind: 'water', key: 'amenity', values: /^(drinking_water|water_point)$/ },
  { kind: 'toilets', key: 'amenity', values: /^toilets$/ },
  { kind: 'shelter', key: 'amenity', values: /^shelter$/ },
  { kind: 'hospital', key: 'amenity', values: /^(hospital|clinic)$/ },
  { kind: 'aed', key: 'emergency', values: /^defibrillator$/ },
  { kind: 'station', key: 'railway', values: /^(station|halt)$/ },
  { kind: 'station', key: 'aerialway', values: /^station$/ },
  { kind: 'station', key: 'amenity', values: /^ferry_terminal$/ },
  { kind: 'stop', key: 'highway', values: /^bus_stop$/ },
  { kind: 'stop', key: 'amenity', values: /^bus_station$/ },
  { kind: 'stop', key: 'railway', values: /^tram_stop$/ },
  { kind: 'food', key: 'amenity', values: /^(restaurant|cafe|fast_food|food_court|pub)$/ },
  { kind: 'shop', key: 'shop', values: /^(convenience|supermarket|general|bakery|kiosk)$/ },
  { kind: 'water', key: 'natural', values: /^spring$/, isDrinkable: true },
  { kind: 'water', key: 'man_made', values: /^(water_tap|water_well)$/, isDrinkable: true },
  { kind: 'water', key: 'amenity', values: /^fountain$/, isDrinkable: true },
]

/** What the tags of something say of a place on the way; null for all that is none, or is not open to the public. */
export function waysideOf(tags: Tags): WaysideFacts | null {
  const rule = RULES.find(
    ({ key, values, isDrinkable }) =>
      values.test(tags.get(key) ?? '') && (isDrinkable === undefined || tags.get('drinking_water') === 'yes'),
  )
  if (!rule || isOutOfReach(tags)) return null
  if (rule.kind === 'water' && tags.get('drinking_water') === 'no') return null
  // Roofs of bus stops: the stops themselves are listed.
  if (rule.kind === 'shelter' && tags.get('shelter_type') === 'public_transport') return null
  const names = namesOf(tags)
  const kept = KEPT_TAGS.flatMap((key) => {
    const value = tags.get(key)
    return value === undefined ? [] : [[key, value.slice(0, LONGEST)] as const]
  })
  return {
    kind: rule.kind,
    name: names && { ja: names.ja.slice(0, LONGEST), en: names.en.slice(0, LONGEST) },
    tags: Object.fromEntries(kept),
  }
}

const isOutOfReach = (tags: Tags) =>
  /^(private|no)$/.test(tags.get('access') ?? '') || tags.get('disused') === 'yes' || tags.get('abandoned') === 'yes'
