import {
  ARTICLE_LIMITS,
  type ArticleBlock,
  type ArticleDocument,
  type ArticleList,
  ASPECT_RATIOS,
  assertNever,
  type GalleryImage,
  type HeadingLevel,
  type ImageBlock,
  type ListItem,
  LONG_SIDES,
} from './article-document.ts'
import { inlineToHtml } from './inline-html.ts'
import type { InlineText } from './inline-text.ts'
import { isListStart, listForm } from './list-form.ts'
import { type ArticleProblem, ProblemLog } from './problems.ts'
import {
  at,
  type Fields,
  isFields,
  isOneOf,
  isStorableJson,
  type Place,
  readCaption,
  readImageSize,
  readImageUrl,
  readInline,
  readMapObjectId,
} from './wire-values.ts'

/** Version of the stored form that {@link serializeArticle} writes. @public */
export const ARTICLE_WIRE_VERSION = 1

/** The stored form of an article. @public */
export interface StoredArticle {
  readonly version: typeof ARTICLE_WIRE_VERSION
  readonly blocks: readonly Fields[]
}

/** A valid document, or the problems that were found, each with a code and a JSON pointer. @public */
export type ArticleParseResult =
  | { readonly ok: true; readonly document: ArticleDocument }
  | { readonly ok: false; readonly problems: readonly ArticleProblem[] }

/**
 * Reads stored article JSON. Never throws. Inline HTML is cleaned while reading; what cannot be cleaned without loss of
 * meaning (a picture's address, a level, a limit) is reported. Blocks of unknown kinds are kept as they are.
 *
 * @public
 */
export function parseArticle(stored: unknown): ArticleParseResult {
  const log = new ProblemLog()
  const place = { log, path: '' }
  const blocks = readBlocks(stored, place)
  return blocks && log.isEmpty ? { ok: true, document: { blocks } } : { ok: false, problems: log.problems }
}

/**
 * Writes the stored form of an article: `parseArticle(serializeArticle(document))` gives an equal document.
 *
 * @public
 */
export function serializeArticle(document: ArticleDocument): StoredArticle {
  return { version: ARTICLE_WIRE_VERSION, blocks: document.blocks.map(writeBlock) }
}

/** Reads one stored block; null when it has a fault. */
export function parseBlock(stored: unknown): ArticleBlock | null {
  const log = new ProblemLog()
  const block = readBlock(stored, { log, path: '' })
  return log.isEmpty ? block : null
}

/** The stored form of one block. */
export function writeBlock(block: ArticleBlock): Fields {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', text: inlineToHtml(block.text) }
    case 'heading':
      return { type: 'header', level: block.level, text: inlineToHtml(block.text) }
    case 'list':
      return { type: 'list', ...writeList(block) }
    case 'quote':
      return { type: 'quote', text: inlineToHtml(block.text), caption: block.caption }
    case 'table':
      return {
        type: 'table',
        withHeadings: block.hasHeadingRow,
        content: block.rows.map((row) => row.map(inlineToHtml)),
      }
    case 'image':
      return writeImage(block)
    case 'gallery':
      return {
        type: 'images',
        images: block.images.map(writeGalleryImage),
        raito: block.aspectRatio,
        long: block.longSide,
        caption: block.caption,
      }
    case 'divider':
      return { type: 'divider' }
    case 'unknown':
      return block.stored
    default:
      return assertNever(block)
  }
}

function writeImage({ url, caption, mapObjectId, size, aspectRatio, longSide }: ImageBlock): Fields {
  return {
    type: 'singleImage',
    url,
    caption,
    tmpId: mapObjectId,
    ...size,
    ...(aspectRatio && { ratio: aspectRatio }),
    ...(longSide && { long: longSide }),
  }
}

function writeGalleryImage({ url, alt, mapObjectId }: GalleryImage): Fields {
  return { src: url, tmpId: mapObjectId, ...(alt !== '' && { alt }) }
}

function writeList(list: ArticleList): Fields {
  return {
    style: list.style,
    ...(list.start !== undefined && { start: list.start }),
    items: list.items.map((item) => ({
      text: inlineToHtml(item.text),
      ...(item.lists.length > 0 && { lists: item.lists.map(writeList) }),
    })),
  }
}

function readBlocks(stored: unknown, place: Place): readonly ArticleBlock[] | null {
  if (!isFields(stored) || !Array.isArray(stored.blocks)) return place.log.add('document.invalid', place.path)
  if (stored.version !== ARTICLE_WIRE_VERSION) {
    return place.log.add('document.version_unsupported', at(place, 'version').path)
  }
  if (stored.blocks.length > ARTICLE_LIMITS.blocks) {
    return place.log.add('document.too_many_blocks', at(place, 'blocks').path)
  }
  return readEach(stored.blocks, at(place, 'blocks'), readBlock)
}

function readBlock(stored: unknown, place: Place): ArticleBlock | null {
  if (!isFields(stored) || typeof stored.type !== 'string') return place.log.add('block.invalid', place.path)
  switch (stored.type) {
    case 'paragraph':
      return withText(stored, place, (text) => ({ type: 'paragraph', text }))
    case 'header':
      return readHeading(stored, place)
    case 'list': {
      const list = readList(stored, place, 1)
      return list && { type: 'list', ...list }
    }
    case 'quote': {
      const caption = readCaption(stored.caption, at(place, 'caption'))
      return withText(stored, place, (text) => ({ type: 'quote', text, caption: caption ?? '' }))
    }
    case 'table':
      return readTable(stored, place)
    case 'singleImage':
      return readImage(stored, place)
    case 'images':
      return readGallery(stored, place)
    case 'divider':
      return { type: 'divider' }
    default:
      return readUnknown(stored, place)
  }
}

function withText(stored: Fields, place: Place, make: (text: InlineText) => ArticleBlock): ArticleBlock | null {
  const text = readInline(stored.text, at(place, 'text'))
  return text && make(text)
}

function readHeading(stored: Fields, place: Place): ArticleBlock | null {
  const { level } = stored
  if (!isHeadingLevel(level)) return place.log.add('heading.level_invalid', at(place, 'level').path)
  return withText(stored, place, (text) => ({ type: 'heading', level, text }))
}

function readList(stored: unknown, place: Place, depth: number): ArticleList | null {
  if (depth > ARTICLE_LIMITS.listDepth) return place.log.add('list.too_deep', place.path)
  if (!isFields(stored) || !isOneOf(stored.style, ['ordered', 'unordered']) || !Array.isArray(stored.items)) {
    return place.log.add('list.invalid', place.path)
  }
  if (stored.items.length === 0) return place.log.add('list.invalid', at(place, 'items').path)
  if (stored.items.length > ARTICLE_LIMITS.listItems) {
    return place.log.add('list.too_many_items', at(place, 'items').path)
  }
  const { style, start = 1 } = stored
  if (style === 'ordered' && !isListStart(start)) return place.log.add('list.invalid', at(place, 'start').path)
  const items = readEach(stored.items, at(place, 'items'), (item, itemPlace) => readListItem(item, itemPlace, depth))
  return items && { ...listForm(style, start), items }
}

function readListItem(stored: unknown, place: Place, depth: number): ListItem | null {
  const lists = isFields(stored) ? (stored.lists ?? []) : null
  if (!isFields(stored) || !Array.isArray(lists)) return place.log.add('list.invalid', place.path)
  if (lists.length > ARTICLE_LIMITS.listItems) return place.log.add('list.too_many_items', at(place, 'lists').path)
  const text = readInline(stored.text, at(place, 'text'))
  const below = readEach(lists, at(place, 'lists'), (list, listPlace) => readList(list, listPlace, depth + 1))
  return text && below && { text, lists: below }
}

function readTable(stored: Fields, place: Place): ArticleBlock | null {
  const rows: unknown = stored.content
  const columns = Array.isArray(rows) && Array.isArray(rows[0]) ? rows[0].length : 0
  const isGrid =
    Array.isArray(rows) &&
    rows.length <= ARTICLE_LIMITS.tableRows &&
    columns > 0 &&
    columns <= ARTICLE_LIMITS.tableColumns &&
    rows.every((row) => Array.isArray(row) && row.length === columns)
  if (!isGrid || !isOptionalBoolean(stored.withHeadings)) return place.log.add('table.invalid', place.path)
  const cells = readEach(rows, at(place, 'content'), (row, rowPlace) =>
    Array.isArray(row) ? readEach(row, rowPlace, readInline) : rowPlace.log.add('table.invalid', rowPlace.path),
  )
  return cells && { type: 'table', hasHeadingRow: stored.withHeadings ?? false, rows: cells }
}

function readImage(stored: Fields, place: Place): ArticleBlock | null {
  const url = readImageUrl(stored.url, at(place, 'url'))
  const caption = readCaption(stored.caption, at(place, 'caption'))
  const mapObjectId = readMapObjectId(stored.tmpId)
  const size = readImageSize(stored.width, stored.height)
  const shape = readImageShape(stored)
  if (mapObjectId === undefined || size === undefined || !shape) return place.log.add('image.invalid', place.path)
  return url === null || caption === null ? null : { type: 'image', url, caption, mapObjectId, size, ...shape }
}

/** @returns null when a value is given that is none. */
function readImageShape(stored: Fields): Pick<ImageBlock, 'aspectRatio' | 'longSide'> | null {
  const ratio = (stored.ratio ?? stored.raito) || null
  const long = stored.long || null
  if (ratio !== null && !isOneOf(ratio, ASPECT_RATIOS)) return null
  if (long !== null && !isOneOf(long, LONG_SIDES)) return null
  return { ...(ratio && { aspectRatio: ratio }), ...(long && { longSide: long }) }
}

function readGallery(stored: Fields, place: Place): ArticleBlock | null {
  const { images, long } = stored
  // Both spellings are in use.
  const raito = stored.raito ?? stored.ratio
  if (!Array.isArray(images) || !isOneOf(raito, ASPECT_RATIOS) || !isOneOf(long, LONG_SIDES)) {
    return place.log.add('gallery.invalid', place.path)
  }
  if (images.length < 1 || images.length > ARTICLE_LIMITS.galleryImages) {
    return place.log.add('gallery.image_count', at(place, 'images').path)
  }
  const caption = readCaption(stored.caption, at(place, 'caption'))
  const read = readEach(images, at(place, 'images'), readGalleryImage)
  return read && { type: 'gallery', images: read, aspectRatio: raito, longSide: long, caption: caption ?? '' }
}

function readGalleryImage(stored: unknown, place: Place): GalleryImage | null {
  if (!isFields(stored)) return place.log.add('gallery.invalid', place.path)
  const url = readImageUrl(stored.src ?? stored.url, at(place, 'src'))
  const alt = readCaption(stored.alt, at(place, 'alt'))
  const mapObjectId = readMapObjectId(stored.tmpId)
  if (mapObjectId === undefined) return place.log.add('gallery.invalid', at(place, 'tmpId').path)
  return url === null || alt === null ? null : { url, alt, mapObjectId }
}

function readUnknown(stored: Fields, place: Place): ArticleBlock | null {
  if (!isStorableJson(stored) || !isFields(stored)) return place.log.add('block.invalid', place.path)
  if (JSON.stringify(stored).length > ARTICLE_LIMITS.unknownBlockLength) {
    return place.log.add('block.too_large', place.path)
  }
  return { type: 'unknown', stored }
}

/** Reads every item, so that all problems are reported; null when one has a problem. */
function readEach<T>(
  items: readonly unknown[],
  place: Place,
  read: (item: unknown, place: Place) => T | null,
): T[] | null {
  const results = items.map((item, index) => read(item, at(place, index)))
  return results.every((result) => result !== null) ? results : null
}

function isHeadingLevel(value: unknown): value is HeadingLevel {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6
}

function isOptionalBoolean(value: unknown): value is boolean | undefined {
  return value === undefined || typeof value === 'boolean'
}
