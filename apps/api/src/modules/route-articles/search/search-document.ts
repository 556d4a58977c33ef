import { type ArticleDocument, articlePlainText, imageUrls } from '@mishiori/article-blocks/document'
import { circleRing, type MapDocument, type MapObject, type Position, rectangleRing } from '@mishiori/map-document'
import { type Locale, tagKey } from '@repo/contract'
import { foldWords, splitScripts } from '../../../platform/folding/fold-text.ts'
import { mapOutline } from '../map-outline.ts'
import { tokensOfPaths } from './map-cells.ts'

/** What searches know of an article besides what lists show. Texts are normalised. It takes long to make of a large map. */
export interface SearchDocument {
  /** In the main language and, where there is one, in the second. */
  readonly titles: readonly string[]
  readonly tags: readonly string[]
  readonly place: string
  /** In every language: summary, names and descriptions on the map, body. */
  readonly text: string
  readonly tagKeys: readonly string[]
  readonly hasPhotos: boolean
  /** What it is written in, translations included. */
  readonly languages: readonly Locale[]
  /** What the map covers, as `tokensOfPaths` names it. */
  readonly mapTokens: readonly string[]
  /** The position of the article's marker; null without a map. */
  readonly anchor: Position | null
  /** The main line with few points, encoded; null without one. */
  readonly outline: string | null
}

interface SearchText {
  readonly title: string
  readonly summary: string
  readonly body: ArticleDocument
}

export interface SearchSource extends SearchText {
  readonly language: Locale
  readonly translation: SearchText | null
  readonly tagNames: readonly string[]
  readonly places: readonly (string | null)[]
  readonly map: MapDocument
  readonly hasThumbnail: boolean
  readonly anchor: Position | null
}

const LANGUAGES: readonly Locale[] = ['ja', 'en-us']
/** Characters of each language. */
const MAX_TEXT = 60_000

export function searchDocument({ map, translation, ...source }: SearchSource): SearchDocument {
  const objects = map.layers.flatMap((layer) => layer.objects)
  const named = [...map.layers, ...objects]
  const translated = named.flatMap(({ translations }) => Object.values(translations ?? {}))
  const names = [named.flatMap(textOf), translated.flatMap(textOf)]
  const versions = translation ? [source, translation] : [source]
  const texts = versions.map(({ summary, body }, version) =>
    searchableText([summary, ...(names[version] ?? []), articlePlainText(body)].join('\n')).slice(0, MAX_TEXT),
  )
  const hasImages = objects.some((object) => object.kind === 'spot' && object.images.length > 0)
  return {
    titles: versions.map(({ title }) => searchableText(title)).filter((title, index) => index === 0 || title !== ''),
    tags: source.tagNames.map(searchableText),
    place: searchableText(source.places.filter(Boolean).join(' ')),
    text: texts.join(' '),
    tagKeys: source.tagNames.map(tagKey),
    hasPhotos: source.hasThumbnail || hasImages || versions.some(({ body }) => imageUrls(body).length > 0),
    languages: translation ? LANGUAGES : [source.language],
    mapTokens: tokensOfPaths(objects.map(pathOf)),
    anchor: source.anchor,
    outline: mapOutline(map),
  }
}

const textOf = ({ name = '', description = '' }: { name?: string; description?: string }) => [name, description]

function pathOf(object: MapObject): readonly Position[] {
  if ('path' in object) return object.path
  if (object.kind === 'spot') return [object.position]
  if (object.kind === 'circle') return circleRing(object, 24)
  return object.kind === 'rectangle' ? rectangleRing(object) : object.vertices
}

/** Text as it is indexed: folded words, apart also where scripts meet, so that `trail` is a word of 木曽路Trail案内. */
export function searchableText(text: string): string {
  return splitScripts(foldWords(text))
}
