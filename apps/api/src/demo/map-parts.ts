import {
  type Circle,
  type Layer,
  type Line,
  layerId,
  type MapColor,
  type MapDocument,
  type MapObject,
  mapObjectId,
  type NavigationLine,
  type Polygon,
  type Position,
  type Rectangle,
  type Spot,
  type SpotIcon,
} from '@mishiori/map-document'

/** What an article in Japanese says in English too. */
interface InBoth {
  readonly ja: string
  readonly en: string
}

interface Details {
  readonly id: string
  readonly name: string | InBoth
  readonly color: MapColor
  readonly description?: string | InBoth
}

const own = (details: string | InBoth) => (typeof details === 'string' ? details : details.ja)

/** The English of a name and a description, where they have one. */
function translationsOf({ name, description = '' }: Pick<Details, 'name' | 'description'>) {
  const english = {
    ...(typeof name === 'object' && { name: name.en }),
    ...(typeof description === 'object' && { description: description.en }),
  }
  return Object.keys(english).length > 0 ? { translations: { 'en-us': english } } : {}
}

const base = ({ id, color, ...details }: Details) => ({
  id: mapObjectId(id),
  name: own(details.name),
  color,
  description: own(details.description ?? ''),
  ...translationsOf(details),
})

/** The first line of a map is its main one. */
export function aMap(...layers: readonly Layer[]): MapDocument {
  const line = layers.flatMap(({ objects }) => objects).find((object) => 'path' in object)
  return { layers, mainLineId: line?.id ?? null }
}

export function layer(id: string, name: string | InBoth, ...objects: readonly MapObject[]): Layer {
  return { id: layerId(id), name: own(name), objects, ...translationsOf({ name }) }
}

export function line(details: Details, path: readonly Position[], elevationsMeters?: readonly number[]): Line {
  return { ...base(details), kind: 'line', path, ...(elevationsMeters && { elevationsMeters }) }
}

/** A line as if its path had been requested. */
export function navigationLine(
  details: Details,
  way: Pick<NavigationLine, 'path' | 'waypoints' | 'travelMode' | 'elevationsMeters'>,
): NavigationLine {
  return { ...base(details), kind: 'navigationLine', ...way }
}

interface SpotDetails extends Details {
  readonly icon: SpotIcon
  readonly images?: readonly string[]
  /** Of a hazard, before the demonstration was loaded. */
  readonly seenDaysAgo?: number
}

const DAY_MS = 86_400_000

/** A spot at a position. Its content is pictures if given, otherwise text alone. */
export function spot({ icon, images = [], seenDaysAgo, ...details }: SpotDetails, position: Position): Spot {
  const display = images.length > 0 ? 'image' : 'text'
  const seen =
    seenDaysAgo === undefined ? {} : { seenOn: new Date(Date.now() - seenDaysAgo * DAY_MS).toISOString().slice(0, 10) }
  return { ...base(details), kind: 'spot', position, icon, display, images, placeId: null, ...seen }
}

export function circle(details: Details, center: Position, radiusMeters: number): Circle {
  return { ...base(details), kind: 'circle', center, radiusMeters }
}

export function rectangle(
  details: Details,
  [west, south, east, north]: readonly [number, number, number, number],
): Rectangle {
  return { ...base(details), kind: 'rectangle', west, south, east, north }
}

export function polygon(details: Details, vertices: readonly Position[]): Polygon {
  return { ...base(details), kind: 'polygon', vertices }
}
