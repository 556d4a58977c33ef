import type { MapObjectKind, Spot } from '../map-object.ts'
import { COLOR_HEX, MAP_COLORS, type MapColor } from '../palette.ts'
import type { PathSeries } from '../path-series.ts'

/** The specification's spelling of each kind of object. Writers emit it; readers take the code's name too. */
export const WIRE_TYPE = {
  line: 'LINE',
  navigationLine: 'NAVIGATION_LINE',
  recordedLine: 'RECORDING_LINE',
  spot: 'POI',
  circle: 'CIRCLE',
  rectangle: 'SQUARE',
  polygon: 'CUSTOME',
} as const satisfies Record<MapObjectKind, string>

/** A spot's `type`. Readers take `image` as well: image_text without text. */
export const WIRE_DISPLAY = { text: 'text', image: 'image_text' } as const satisfies Record<Spot['display'], string>

/** What is known along a line, in the order in which it is written. */
export const SERIES_ON_WIRE = [
  ['elevationsMeters', 'elevations'],
  ['timestampsMs', 'timestamps'],
  ['temperaturesCelsius', 'temperatures'],
  ['heartRatesBpm', 'heart_rates'],
  ['powersWatts', 'powers'],
  ['cadencesRpm', 'cadences'],
] as const satisfies readonly (readonly [keyof PathSeries, string])[]

const KIND_BY_NAME: ReadonlyMap<string, MapObjectKind> = new Map(
  (Object.keys(WIRE_TYPE) as MapObjectKind[]) // keys of a literal object
    .flatMap((kind): [string, MapObjectKind][] => [
      [kind, kind],
      [WIRE_TYPE[kind], kind],
    ]),
)

const COLOR_BY_NAME: ReadonlyMap<string, MapColor> = new Map(
  MAP_COLORS.flatMap((color): [string, MapColor][] => [
    [color, color],
    [COLOR_HEX[color].fill, color],
  ]),
)

/** The kind that a wire or code name means, or null. */
export function kindOfName(name: string): MapObjectKind | null {
  return KIND_BY_NAME.get(name) ?? null
}

/** The colour that a hex value of the palette or a colour name means, in any case, or null. */
export function colorOfName(name: string): MapColor | null {
  return COLOR_BY_NAME.get(name.toLowerCase()) ?? null
}

/** The colour as stored: the palette's hex value in upper case, as `#DB0730`. */
export function colorOnWire(color: MapColor): string {
  return COLOR_HEX[color].fill.toUpperCase()
}

/** Translations as stored, by language. */
export type WireTranslations = Readonly<Record<string, { readonly name?: string; readonly text?: string }>>

/** An object as stored: the specification's fields (§3), each kind with its own. */
export interface WireObject {
  readonly id: string
  readonly tmpId: string
  readonly objectType: (typeof WIRE_TYPE)[MapObjectKind]
  /** A spot's way to show itself (`text`, `image_text`); for every other kind the same as `objectType`. */
  readonly type: string
  readonly name: string
  readonly text: string
  readonly color: string
  readonly translations?: WireTranslations
  readonly [field: string]: unknown
}

/** A layer in the stored JSON. */
export interface WireLayer {
  readonly id: string
  readonly name: string
  readonly objects: readonly WireObject[]
  readonly translations?: WireTranslations
}
