import type { InlineText } from './inline-text.ts'

/**
 * How much one article may hold. Lengths are UTF-16 units, that of a caption is characters; every bound is inclusive.
 *
 * @public
 */
export const ARTICLE_LIMITS = {
  blocks: 500,
  textLength: 10_000,
  captionLength: 255,
  listItems: 200,
  listDepth: 6,
  listStart: 9999,
  tableRows: 100,
  tableColumns: 12,
  galleryImages: 10,
  unknownBlockLength: 65_536,
  unknownBlockDepth: 16,
} as const

/** 1 is the highest level. @public */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** Numbered or bulleted. @public */
export type ListStyle = 'ordered' | 'unordered'

/** Width to height of every image of a gallery. @public */
export const ASPECT_RATIOS = ['16-9', '4-3', '2-1', '1-1'] as const
/** Width to height of the images of a gallery. @public */
export type AspectRatio = (typeof ASPECT_RATIOS)[number]

/** The side that the first figure of an aspect ratio measures. @public */
export const LONG_SIDES = ['width', 'height'] as const
/** The side that the first figure of an aspect ratio measures. @public */
export type LongSide = (typeof LONG_SIDES)[number]

/** A paragraph of inline HTML. @public */
export interface ParagraphBlock {
  readonly type: 'paragraph'
  readonly text: InlineText
}

/** A heading of level 1 to 6. @public */
export interface HeadingBlock {
  readonly type: 'heading'
  readonly level: HeadingLevel
  readonly text: InlineText
}

/** One entry of a list with the lists below it. @public */
export interface ListItem {
  readonly text: InlineText
  readonly lists: readonly ArticleList[]
}

/** Items of a list, which may hold lists of their own. @public */
export interface ArticleList {
  readonly style: ListStyle
  /** The number of an ordered list's first entry, a whole number from 0; left out when it is 1. */
  readonly start?: number
  readonly items: readonly ListItem[]
}

/** A bulleted or numbered list. @public */
export interface ListBlock extends ArticleList {
  readonly type: 'list'
}

/** A quotation; `caption` names its source, '' when it has none. @public */
export interface QuoteBlock {
  readonly type: 'quote'
  readonly text: InlineText
  readonly caption: string
}

/** A table of inline HTML, row by row. @public */
export interface TableBlock {
  readonly type: 'table'
  /** Whether the first row names the columns. */
  readonly hasHeadingRow: boolean
  /** Rows of equally many cells. */
  readonly rows: readonly (readonly InlineText[])[]
}

/** One image, with its size in pixels and its texts. @public */
export interface ImageBlock {
  readonly type: 'image'
  /** Absolute http(s) address or a path on the page's own host. */
  readonly url: string
  readonly caption: string
  /** Object on the map that the picture shows; null when it is not linked. */
  readonly mapObjectId: string | null
  /** Pixels of the stored file; null when unknown. */
  readonly size: ImageSize | null
  /** Carried along as `data-ratio`; the image is shown uncut. Left out when not given. */
  readonly aspectRatio?: AspectRatio
  /** Carried along as `data-long-side`. */
  readonly longSide?: LongSide
}

/** Pixels of a stored image file. @public */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** One image of a gallery. @public */
export interface GalleryImage {
  readonly url: string
  /** Alternative text; '' if not given. */
  readonly alt: string
  readonly mapObjectId: string | null
}

/** Images in a grid, all cut to one aspect ratio. @public */
export interface GalleryBlock {
  readonly type: 'gallery'
  readonly images: readonly GalleryImage[]
  readonly aspectRatio: AspectRatio
  readonly longSide: LongSide
  readonly caption: string
}

/** A line between two parts of an article. @public */
export interface DividerBlock {
  readonly type: 'divider'
}

/** JSON as it came. @public */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }

/** A block of a kind this version does not know; it is kept and written back unchanged. @public */
export interface UnknownBlock {
  readonly type: 'unknown'
  readonly stored: { readonly [key: string]: JsonValue }
}

/** One block of an article, discriminated by `type`. @public */
export type ArticleBlock =
  | ParagraphBlock
  | HeadingBlock
  | ListBlock
  | QuoteBlock
  | TableBlock
  | ImageBlock
  | GalleryBlock
  | DividerBlock
  | UnknownBlock

/**
 * The body of an article.
 *
 * @public
 */
export interface ArticleDocument {
  readonly blocks: readonly ArticleBlock[]
}

/** An article in which nothing is written yet. @public */
export const EMPTY_ARTICLE: ArticleDocument = { blocks: [] }

/** Fails to compile where a union is not handled in full. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled value: ${JSON.stringify(value)}`)
}
