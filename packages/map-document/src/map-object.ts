import type { Translations } from './languages/translations.ts'
import type { MapColor } from './palette.ts'
import type { PathSeries } from './path-series.ts'
import type { Position } from './position.ts'
import type { RouteOptions, TravelMode, TravelProfile } from './travel-profiles.ts'

/** Identifies an object within its document, and in the links of an article. On the wire: `tmpId`. */
export type MapObjectId = string & { readonly __brand: 'MapObjectId' }

/** Names of the icons of spots. */
export const SPOT_ICONS = [
  'text',
  'image',
  'bus',
  'train',
  'walk',
  'cycling',
  'car',
  'road',
  'road-caution',
  'road-ban',
  'good',
  'star',
  'caution',
  'ban',
  'ok',
  'hospital',
  'hotel',
  'shop',
  'campground',
] as const

/** Name of an icon of a spot. */
export type SpotIcon = (typeof SPOT_ICONS)[number]

/** Icons of what may be gone one day: their spots carry the day on which it was seen. */
export const HAZARD_ICONS = ['caution', 'ban', 'road-caution', 'road-ban'] as const satisfies readonly SpotIcon[]

/** Whether spots with this icon carry {@link Spot.seenOn}. */
export function isHazardIcon(icon: SpotIcon): boolean {
  return HAZARD_ICONS.some((hazard) => hazard === icon)
}

/** What every object has. */
export interface MapObjectBase {
  readonly id: MapObjectId
  /** 1 to 255 characters. */
  readonly name: string
  /** At most 1000 characters of plain text. On the wire: `text`. */
  readonly description: string
  readonly color: MapColor
  /** Name and description in further languages. */
  readonly translations?: Translations
}

/** Services whose terms let nobody but the person concerned see what came from them. */
export const LINE_SOURCES = ['strava'] as const

/** A service that a line came from. */
export type LineSource = (typeof LINE_SOURCES)[number]

/** What every line has. */
export interface LineBase extends MapObjectBase, PathSeries {
  /** Whose data the line is made of. Copies and parts of it keep it, and so does a line that it was joined to. */
  readonly source?: LineSource
}

/** A free line, at least two positions. */
export interface Line extends LineBase {
  readonly kind: 'line'
  readonly path: readonly Position[]
}

/** A line along roads: `path` is what the routing engine answered for `waypoints` (start, vias, end). */
export interface NavigationLine extends LineBase {
  readonly kind: 'navigationLine'
  readonly path: readonly Position[]
  /** Positions between start and end, at most 25. */
  readonly waypoints: readonly Position[]
  readonly travelMode: TravelMode
  /** Refines the mode, and fits it. Absent in lines of which nobody chose one. */
  readonly profile?: TravelProfile
  /** Absent where none is set. */
  readonly routeOptions?: RouteOptions
}

/** A line that a device recorded. It can be read, not redrawn, and its layer cannot be deleted. */
export interface RecordedLine extends LineBase {
  readonly kind: 'recordedLine'
  readonly path: readonly Position[]
  readonly travelMode: TravelMode
}

/** Whose names symbols are called by: Garmin's (`sym` of GPX), OsmAnd's, Google's for KML (addresses), Maki's (simplestyle of GeoJSON). */
export const SYMBOL_SETS = ['garmin', 'osmand', 'kml', 'maki'] as const

/** A set of symbols that a file format uses. */
export type SymbolSet = (typeof SYMBOL_SETS)[number]

/** The name of the symbol that a spot has in its file. Stored if no icon matches it, and written to files again. */
export interface SpotSymbol {
  readonly set: SymbolSet
  /** 1 to 255 characters. */
  readonly name: string
}

/** A point of interest. */
export interface Spot extends MapObjectBase {
  readonly kind: 'spot'
  readonly position: Position
  readonly icon: SpotIcon
  /** `text` shows name and description only; `image` shows the pictures too. */
  readonly display: 'text' | 'image'
  /** http(s) addresses, at most 5; empty when `display` is `text`. */
  readonly images: readonly string[]
  /** `provider:id` of the place it was made from. On the wire: `google_place_id`. */
  readonly placeId: string | null
  /** Metres above sea level as the source gave them; absent where it gave none. */
  readonly elevationMeters?: number
  /** Milliseconds since 1970-01-01T00:00:00Z as the source gave them; absent where it gave none. */
  readonly timestampMs?: number
  /** Absent where the icon says it all. Choosing another icon drops it. */
  readonly symbol?: SpotSymbol
  /**
   * Hazards only: the day on which it was seen last, as `2026-11-26`; absent if not given. On the wire: `seen_on`.
   * Choosing an icon of no hazard drops it.
   */
  readonly seenOn?: string
  /** That it is a stop of the planned route it lies on, as a route point of GPX with a name; absent otherwise. */
  readonly isRouteStop?: true
}

/** What every shape has. */
export interface ShapeBase extends MapObjectBase {
  /** That ways of navigation lines which are asked for from now on keep out of it; absent otherwise. */
  readonly isNoGo?: true
}

/** A circle on the ground. `center` is `[longitude, latitude]` in degrees. */
export interface Circle extends ShapeBase {
  readonly kind: 'circle'
  readonly center: Position
  /** Metres along the ground, 1 ≤ r < 2,000,000. */
  readonly radiusMeters: number
}

/** A box along meridians and parallels; `west > east` means that it crosses 180°. On the wire: `SQUARE`. */
export interface Rectangle extends ShapeBase {
  readonly kind: 'rectangle'
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** A free-form polygon, at least three distinct vertices, not repeated at the end. On the wire: `CUSTOME`. */
export interface Polygon extends ShapeBase {
  readonly kind: 'polygon'
  readonly vertices: readonly Position[]
}

/** Any object that is drawn as a path. */
export type AnyLine = Line | NavigationLine | RecordedLine
/** Any object with an area. */
export type Shape = Circle | Rectangle | Polygon
/** Whether an object has an area. */
export function isShape(object: MapObject): object is Shape {
  return object.kind === 'circle' || object.kind === 'rectangle' || object.kind === 'polygon'
}

/** Any object on a map, discriminated by `kind`. */
export type MapObject = AnyLine | Spot | Shape
/** The kinds of objects. */
export type MapObjectKind = MapObject['kind']

/** Where a navigation line has to pass, in order: start, waypoints, goal. */
export function navigationStops({ path, waypoints }: Pick<NavigationLine, 'path' | 'waypoints'>): readonly Position[] {
  const [start, goal] = [path[0], path.at(-1)]
  return start && goal ? [start, ...waypoints, goal] : waypoints
}
