import { type ArticleDocument, articlePlainText, imageUrls } from '@mishiori/article-blocks/document'
import {
  circleRing,
  encodePolyline,
  type MapDocument,
  type MapObject,
  mainLine,
  type Position,
  rectangleRing,
  simplifyPath,
} from '@mishiori/map-document'
import { normalizeForSearch, tagKey } from '../search-text.ts'

/** What searches know of an article besides what lists show. */
export interface SearchDocument {
  /** In the main language and, where there is one, in the second. */
  readonly titles: readonly string[]
  readonly tags: readonly string[]
  readonly place: string
  /** In every language: summary, names and descriptions on the map, body. Normalised, as all texts here. */
  readonly text: string
  readonly tagKeys: readonly string[]
  readonly hasPhotos: boolean
  /** All that is on the map. */
  readonly paths: readonly (readonly Position[])[]
  /** Where the article's mark stands; null without a map. */
  readonly anchor: Position | null
  /** The main line with few points, encoded; null without one. */
  readonly outline: string | null
}

interface SearchWords {
  readonly title: string
  readonly summary: string
  readonly body: ArticleDocument
}

export interface SearchSource extends SearchWords {
  readonly translation: SearchWords | null
  readonly tagNames: readonly string[]
  readonly places: readonly (string | null)[]
  readonly map: MapDocument
  readonly hasThumbnail: boolean
  readonly anchor: Position | null
}

const OUTLINE_POINTS = 64
/** Characters of each language. */
const MAX_TEXT = 60_000

export function searchDocument({ map, translation, ...source }: SearchSource): SearchDocument {
  const objects = map.layers.flatMap((layer) => layer.objects)
  const languages = translation ? [source, translation] : [source]
  const line = mainLine(map)
  return {
    titles: languages
      .map(({ title }) => normalizeForSearch(title))
      .filter((title, index) => index === 0 || title !== ''),
    tags: source.tagNames.map(normalizeForSearch),
    place: normalizeForSearch(source.places.filter(Boolean).join(' ')),
    text: [textOf(source, ownNames(map)), ...(translation ? [textOf(translation, translatedNames(map))] : [])].join(
      ' ',
    ),
    tagKeys: source.tagNames.map(tagKey),
    hasPhotos:
      source.hasThumbnail || languages.some(({ body }) => imageUrls(body).length > 0) || objects.some(hasImages),
    paths: objects.map(pathOf),
    anchor: source.anchor,
    outline: line === null ? null : encodePolyline(outlineOf(line.path)),
  }
}

function textOf({ summary, body }: SearchWords, names: readonly string[]): string {
  return normalizeForSearch([summary, ...names, articlePlainText(body)].join('\n')).slice(0, MAX_TEXT)
}

function ownNames({ layers }: MapDocument): readonly string[] {
  return layers.flatMap(({ name, objects }) => [
    name,
    ...objects.flatMap((object) => [object.name, object.description]),
  ])
}

function translatedNames({ layers }: MapDocument): readonly string[] {
  return layers
    .flatMap((layer) => [layer, ...layer.objects])
    .flatMap(({ translations }) => Object.values(translations ?? {}))
    .flatMap(({ name = '', description = '' }) => [name, description])
}

const hasImages = (object: MapObject) => object.kind === 'spot' && object.images.length > 0

function pathOf(object: MapObject): readonly Position[] {
  switch (object.kind) {
    case 'spot':
      return [object.position]
    case 'circle':
      return circleRing(object, 24)
    case 'rectangle':
      return rectangleRing(object)
    case 'polygon':
      return object.vertices
    case 'line':
    case 'navigationLine':
    case 'recordedLine':
      return object.path
  }
}

/** Twice as coarse until it is short. */
function outlineOf(path: readonly Position[]): readonly Position[] {
  let outline = path
  for (let tolerance = 20; outline.length > OUTLINE_POINTS; tolerance *= 2) outline = simplifyPath(path, tolerance)
  return outline
}
