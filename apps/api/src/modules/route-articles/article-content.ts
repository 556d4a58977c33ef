import {
  type ArticleDocument,
  parseArticle,
  type StoredArticle,
  serializeArticle,
} from '@mishiori/article-blocks/document'
import {
  type BBox,
  documentBounds,
  documentDistanceMeters,
  type MapDocument,
  mainLine,
  type Position,
  parseMapDocument,
  serializeMapDocument,
  validateForPublishing,
  type WireLayer,
} from '@mishiori/map-document'
import {
  type ArticleTranslationInput,
  type ErrorCode,
  type FieldProblem,
  type Locale,
  PRODUCT_LIMITS,
  type RouteArticleInput,
  tagKey,
  withVisibleTexts,
} from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import { toFieldProblem } from './field-problems.ts'
import { RETAIN_NONE, type RetainLanguages } from './languages/retain-languages.ts'
import { type LineFacts, lineFacts } from './line-facts.ts'
import { mapOutline } from './map-outline.ts'
import { type Track, trackOf } from './tracks/track-facts.ts'

export interface ArticleTag {
  readonly key: string
  readonly name: string
}

/** What an author wrote in the second language. */
interface ArticleTranslation {
  readonly title: string
  readonly summary: string
  readonly body: StoredArticle
  readonly article: ArticleDocument
}

/** What an author wrote, checked and cleaned: everything a save stores. */
export interface ArticleContent extends MapFacts {
  readonly language: Locale
  readonly translation: ArticleTranslation | null
  readonly title: string
  readonly summary: string
  readonly isDraft: boolean
  readonly privateMode: 'url' | 'private' | null
  readonly thumbnailPath: string | null
  readonly tags: readonly ArticleTag[]
  readonly body: StoredArticle
  readonly article: ArticleDocument
  /** The layers as they were drawn, where others do not see all of them; null where they do. */
  readonly ownLayers: readonly WireLayer[] | null
  /** Of both. */
  readonly track: Track
}

/** What lists show of a map. */
export interface MapExtent extends LineFacts {
  readonly bounds: BBox | null
  /** Kilometres of the main line, two decimals; null without one. */
  readonly distanceKm: number | null
  /** The main line with few points, encoded; null without one. */
  readonly outline: string | null
}

/** What is stored of a map besides itself. */
interface MapFacts extends MapExtent {
  readonly map: MapDocument
  readonly layers: readonly WireLayer[]
  /** What the article's place is named after. */
  readonly anchor: Position | null
}

/** An empty map, without even a layer. Only drafts have one. */
const BLANK_MAP: MapDocument = { layers: [], mainLineId: null }

/**
 * @param languages what the input leaves to what is stored, see `retainLanguages`.
 * @throws {AppError} what is wrong with the input, and what publishing asks beyond that of an article that is no draft.
 */
export function parseContent(input: RouteArticleInput, languages: RetainLanguages = RETAIN_NONE): ArticleContent {
  const title = input.title.trim()
  const tags = parseTags(input.tag)
  const article = parseBody(input.context, 'context')
  const { language, translated, map } = languages(input, parseMap(input.layer))
  const translation = translated && parseTranslation(translated)
  if (!input.is_draft) {
    if (title === '') throw new AppError('article.title_required')
    const hasNoRoute = validateForPublishing(map).some(({ issue }) => issue.code === 'document.has_no_route')
    if (hasNoRoute) throw new AppError('article.map_empty')
  }
  return {
    title,
    summary: input.summary.trim(),
    language,
    translation,
    isDraft: input.is_draft,
    privateMode: input.private_mode,
    thumbnailPath: input.thumbnail_path,
    tags,
    body: serializeArticle(article),
    article,
    ...mapFacts(map),
    ownLayers: null,
    track: trackOf(map),
  }
}

export function mapFacts(map: MapDocument): MapFacts {
  return { map, layers: serializeMapDocument(map), ...mapExtent(map), anchor: anchorOf(map) }
}

export function mapExtent(map: MapDocument): MapExtent {
  return {
    ...lineFacts(mainLine(map)),
    bounds: documentBounds(map),
    distanceKm: map.mainLineId === null ? null : Math.round(documentDistanceMeters(map) / 10) / 100,
    outline: mapOutline(map),
  }
}

/** Where the main line starts, else the first spot. */
export function anchorOf(map: MapDocument): Position | null {
  const start = mainLine(map)?.path[0]
  if (start) return start
  const spot = map.layers.flatMap(({ objects }) => objects).find((object) => object.kind === 'spot')
  return spot?.position ?? null
}

/** Reads a stored map. A blank map is valid: its author has not started. */
export function readStoredMap(layers: unknown): MapDocument {
  if (Array.isArray(layers) && layers.length === 0) return BLANK_MAP
  const parsed = parseMapDocument(layers)
  if (!parsed.ok) throw new Error('A stored map cannot be read.')
  return parsed.document
}

export function readStoredBody(body: unknown): ArticleDocument {
  const parsed = parseArticle(body)
  if (!parsed.ok) throw new Error('A stored article cannot be read.')
  return parsed.document
}

function parseMap(layers: RouteArticleInput['layer']): MapDocument {
  if (layers.length === 0) return BLANK_MAP
  refuseBeyond(layers, PRODUCT_LIMITS.mapBytes)
  // Before anything is made of them.
  if (countPoints(layers) > PRODUCT_LIMITS.mapPoints) {
    throw new AppError('article.map_too_detailed', { max: PRODUCT_LIMITS.mapPoints })
  }
  const parsed = parseMapDocument(layers)
  if (parsed.ok) return parsed.document
  throw refusal('article.map_invalid', parsed.problems.map(toFieldProblem))
}

function parseTranslation({ title, summary, context }: ArticleTranslationInput): ArticleTranslation {
  const article = parseBody(context, 'translation.context')
  return { title: title.trim(), summary: summary.trim(), body: serializeArticle(article), article }
}

function parseBody(context: unknown, field: string): ArticleDocument {
  refuseBeyond(context, PRODUCT_LIMITS.bodyBytes)
  const parsed = parseArticle(context)
  if (parsed.ok) return withVisibleTexts(parsed.document)
  const fields = parsed.problems.map(({ code, path }) => ({
    field: `${field}${path.replaceAll('/', '.')}`,
    rule: code,
  }))
  throw refusal('article.body_invalid', fields)
}

function refuseBeyond(value: unknown, maxBytes: number): void {
  if (Buffer.byteLength(JSON.stringify(value) ?? '') > maxBytes) throw new AppError('request.too_large')
}

function parseTags(tags: RouteArticleInput['tag']): readonly ArticleTag[] {
  const parsed = tags.map(({ name }) => ({ name: name.trim(), key: tagKey(name) }))
  const fields = parsed.flatMap(({ key }, index): FieldProblem[] => {
    if (key === '') return [{ field: `tag.${index}.name`, rule: 'minLength', params: { limit: 1 } }]
    const isRepeated = parsed.findIndex((other) => other.key === key) < index
    return isRepeated ? [{ field: `tag.${index}.name`, rule: 'uniqueItems' }] : []
  })
  if (fields.length > 0) throw refusal('request.invalid', fields)
  return parsed
}

const refusal = (code: ErrorCode, fields: readonly FieldProblem[]) => new AppError(code, {}, { fields })

/** Below it, a character ends a number of an encoded polyline. */
const GOES_ON = 63 + 0x20

/** How many points the encoded paths of a map have together, told by their characters. Says nothing of whether they are valid. */
export function countPoints(layers: unknown): number {
  const numbers = valuesOf(layers)
    .flatMap((layer) => valuesOf(fieldOf(layer, 'objects')))
    .reduce((total: number, object) => total + countNumbers(fieldOf(object, 'path') ?? fieldOf(object, 'vertices')), 0)
  return Math.ceil(numbers / 2)
}

const valuesOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : [])

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined
}

function countNumbers(path: unknown): number {
  if (typeof path !== 'string') return 0
  let numbers = 0
  for (let at = 0; at < path.length; at++) if (path.charCodeAt(at) < GOES_ON) numbers++
  return numbers
}
