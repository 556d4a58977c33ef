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
  readonly title: string
  readonly tags: readonly string[]
  readonly place: string
  /** Summary, names and descriptions on the map, body. Normalised, as all texts here. */
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

export interface SearchSource {
  readonly title: string
  readonly summary: string
  readonly tagNames: readonly string[]
  readonly places: readonly (string | null)[]
  readonly map: MapDocument
  readonly body: ArticleDocument
  readonly hasThumbnail: boolean
  readonly anchor: Position | null
}

const OUTLINE_POINTS = 64
const MAX_TEXT = 60_000

export function searchDocument({ map, body, ...source }: SearchSource): SearchDocument {
  const objects = map.layers.flatMap((layer) => layer.objects)
  const words = [
    source.summary,
    ...map.layers.flatMap(({ name, objects: own }) => [
      name,
      ...own.flatMap((object) => [object.name, object.description]),
    ]),
    articlePlainText(body),
  ]
  const line = mainLine(map)
  return {
    title: normalizeForSearch(source.title),
    tags: source.tagNames.map(normalizeForSearch),
    place: normalizeForSearch(source.places.filter(Boolean).join(' ')),
    text: normalizeForSearch(words.join('\n')).slice(0, MAX_TEXT),
    tagKeys: source.tagNames.map(tagKey),
    hasPhotos: source.hasThumbnail || imageUrls(body).length > 0 || objects.some(hasImages),
    paths: objects.map(pathOf),
    anchor: source.anchor,
    outline: line === null ? null : encodePolyline(outlineOf(line.path)),
  }
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
