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

interface Words {
  readonly id: string
  readonly name: string | InBoth
  readonly color: MapColor
  readonly description?: string | InBoth
}

const own = (words: string | InBoth) => (typeof words === 'string' ? words : words.ja)

/** The English of a name and a description, where they have one. */
function translationsOf({ name, description = '' }: Pick<Words, 'name' | 'description'>) {
  const english = {
    ...(typeof name === 'object' && { name: name.en }),
    ...(typeof description === 'object' && { description: description.en }),
  }
  return Object.keys(english).length > 0 ? { translations: { 'en-us': english } } : {}
}

const base = ({ id, color, ...words }: Words) => ({
  id: mapObjectId(id),
  name: own(words.name),
  color,
  description: own(words.description ?? ''),
  ...translationsOf(words),
})

/** The first line of a map is its main one. */
export function aMap(...layers: readonly Layer[]): MapDocument {
  const line = layers.flatMap(({ objects }) => objects).find(({ kind }) => kind === 'line' || kind === 'navigationLine')
  return { layers, mainLineId: line?.id ?? null }
}

export function layer(id: string, name: string | InBoth, ...objects: readonly MapObject[]): Layer {
  return { id: layerId(id), name: own(name), objects, ...translationsOf({ name }) }
}

export function line(words: Words, path: readonly Position[], elevationsMeters?: readonly number[]): Line {
  return { ...base(words), kind: 'line', path, ...(elevationsMeters && { elevationsMeters }) }
}

/** A line as if its way had been asked for. */
export function navigationLine(
  words: Words,
  way: Pick<NavigationLine, 'path' | 'waypoints' | 'travelMode'>,
): NavigationLine {
  return { ...base(words), kind: 'navigationLine', ...way }
}

interface SpotWords extends Words {
  readonly icon: SpotIcon
  readonly images?: readonly string[]
  /** Of a hazard, before the demonstration was loaded. */
  readonly seenDaysAgo?: number
}

const DAY_MS = 86_400_000

/** A spot at a position. With pictures it shows them, else words alone. */
export function spot({ icon, images = [], seenDaysAgo, ...words }: SpotWords, position: Position): Spot {
  const display = images.length > 0 ? 'image' : 'text'
  const seen =
    seenDaysAgo === undefined ? {} : { seenOn: new Date(Date.now() - seenDaysAgo * DAY_MS).toISOString().slice(0, 10) }
  return { ...base(words), kind: 'spot', position, icon, display, images, placeId: null, ...seen }
}

export function circle(words: Words, center: Position, radiusMeters: number): Circle {
  return { ...base(words), kind: 'circle', center, radiusMeters }
}

export function rectangle(
  words: Words,
  [west, south, east, north]: readonly [number, number, number, number],
): Rectangle {
  return { ...base(words), kind: 'rectangle', west, south, east, north }
}

export function polygon(words: Words, vertices: readonly Position[]): Polygon {
  return { ...base(words), kind: 'polygon', vertices }
}
