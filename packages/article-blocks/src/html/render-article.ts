import { imageAddress, linkAddress } from '../model/addresses.ts'
import {
  type ArticleBlock,
  type ArticleDocument,
  type ArticleList,
  assertNever,
  type GalleryBlock,
  type HeadingBlock,
  type ImageBlock,
  type QuoteBlock,
  type TableBlock,
} from '../model/article-document.ts'
import { addressAnchor, escapeHtml, writeInline } from '../model/inline-html.ts'
import type { InlineText } from '../model/inline-text.ts'
import { type ArticleHeading, headingsByBlock } from './article-headings.ts'
import { IMAGE_RATIO_PROPERTY, imageRatio } from './image-ratio.ts'
import { mapObjectAnchor } from './map-object-anchor.ts'

/**
 * What the page knows and the article does not.
 *
 * @public
 */
export interface ArticleHtmlOptions {
  /**
   * What a link to a map object does, in the page's language ("Show Torii Pass on the map"). It is the visible text of a
   * linked picture's button and the description of a linked word. null when the map holds no such object: the words
   * stay, the link does not.
   */
  readonly mapLinkLabel: (objectId: string) => string | null
  /** Name of the object's colour, such as `red`: shown by the pin of its links. */
  readonly mapLinkColor?: (objectId: string) => string | null
  /** Name of the field in which a wide table scrolls, by its number in the article from 1; "Table 1" when absent. */
  readonly tableLabel?: (number: number) => string
  /** Further attributes of an image, such as `srcset`; `width` and `height` here win over those of the block. */
  readonly imageAttributes?: (url: string) => Readonly<Record<string, string | number>>
  /**
   * For images that a reader's browser must not load by itself, such as those of other sites: the text of the link that
   * stands in the image's place. null for every image that is shown; all are when absent.
   */
  readonly imageLinkLabel?: (url: string) => string | null
}

interface Context {
  readonly options: ArticleHtmlOptions
  readonly headings: ReadonlyMap<HeadingBlock, ArticleHeading>
  readonly tables: readonly TableBlock[]
}

/** Names an image may carry; anything else, such as an event handler, is left out. */
const IMAGE_ATTRIBUTES = new Set(['width', 'height', 'srcset', 'sizes', 'fetchpriority'])

/**
 * Renders an article as HTML for a reader's page. Every text is escaped, every attribute built here and every address
 * checked, so the result is safe to place in a page, wherever the document came from. Headings start at h2. A link to
 * the map is an anchor to {@link mapObjectAnchor} that works without JavaScript and carries `data-map-link` for a page
 * that moves its map instead.
 *
 * @public
 */
export function renderArticleHtml(document: ArticleDocument, options: ArticleHtmlOptions): string {
  const tables = document.blocks.filter((block) => block.type === 'table')
  const context = { options, headings: headingsByBlock(document), tables }
  const blocks = document.blocks.map((block) => renderBlock(block, context))
  return blocks.filter((html) => html !== '').join('\n')
}

function renderBlock(block: ArticleBlock, context: Context): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${renderInline(block.text, context)}</p>`
    case 'heading':
      return renderHeading(block, context)
    case 'list':
      return renderList(block, context)
    case 'quote':
      return renderQuote(block, context)
    case 'table':
      return renderTable(block, context)
    case 'image':
      return renderImage(block, context)
    case 'gallery':
      return renderGallery(block, context)
    case 'divider':
      return '<hr>'
    case 'unknown':
      return ''
    default:
      return assertNever(block)
  }
}

function renderInline(text: InlineText, context: Context): string {
  return writeInline(text, (target, content) => {
    if (target.kind === 'address') {
      const href = linkAddress(target.href)
      return href === null ? content : addressAnchor(href, content)
    }
    const label = context.options.mapLinkLabel(target.objectId)
    return label === null ? content : mapAnchor(target.objectId, { content, title: label, context })
  })
}

interface MapAnchor {
  readonly content: string
  readonly title?: string
  readonly context: Context
}

function mapAnchor(objectId: string, { content, title, context }: MapAnchor): string {
  const color = context.options.mapLinkColor?.(objectId) ?? null
  const attributes = renderAttributes({
    class: 'map-link',
    href: `#${encodeURIComponent(mapObjectAnchor(objectId))}`,
    'data-map-link': objectId,
    ...(color !== null && { 'data-color': color }),
    ...(title !== undefined && { title }),
  })
  return `<a${attributes}>${content}</a>`
}

function renderHeading(block: HeadingBlock, context: Context): string {
  const heading = context.headings.get(block)
  if (!heading) return ''
  const tag = `h${heading.outlineLevel}`
  const attributes = renderAttributes({ id: heading.id, 'data-level': block.level })
  return `<${tag}${attributes}>${renderInline(block.text, context)}</${tag}>`
}

function renderList(list: ArticleList, context: Context): string {
  const tag = list.style === 'ordered' ? 'ol' : 'ul'
  const attributes = list.start === undefined ? '' : renderAttributes({ start: list.start })
  const items = list.items.map((item) => {
    const below = item.lists.map((child) => renderList(child, context)).join('')
    return `<li>${renderInline(item.text, context)}${below}</li>`
  })
  return `<${tag}${attributes}>${items.join('')}</${tag}>`
}

function renderQuote(block: QuoteBlock, context: Context): string {
  const quote = `<blockquote><p>${renderInline(block.text, context)}</p></blockquote>`
  return figure('quote', quote, escapeHtml(block.caption.trim()))
}

function renderTable(block: TableBlock, context: Context): string {
  const [first, ...rest] = block.rows
  const head = block.hasHeadingRow && first ? `<thead>${renderRow(first, 'th scope="col"', context)}</thead>` : ''
  const body = (block.hasHeadingRow ? rest : block.rows).map((row) => renderRow(row, 'td', context)).join('')
  const number = context.tables.indexOf(block) + 1
  const attributes = renderAttributes({
    class: 'table-scroll',
    tabindex: 0,
    role: 'region',
    'aria-label': context.options.tableLabel?.(number) ?? `Table ${number}`,
  })
  return `<div${attributes}><table>${head}<tbody>${body}</tbody></table></div>`
}

function renderRow(cells: readonly InlineText[], opening: 'td' | 'th scope="col"', context: Context): string {
  const closing = opening.slice(0, 2)
  return `<tr>${cells.map((cell) => `<${opening}>${renderInline(cell, context)}</${closing}>`).join('')}</tr>`
}

function renderImage(block: ImageBlock, context: Context): string {
  const image = imageElement(block.url, { alt: block.caption, size: block.size, context })
  if (image === null) return ''
  const caption = block.caption.trim() === '' ? '' : `<span>${escapeHtml(block.caption)}</span>`
  const shape = {
    ...(block.aspectRatio && { 'data-ratio': block.aspectRatio }),
    ...(block.longSide && { 'data-long-side': block.longSide }),
  }
  return figure('image', image, `${caption}${imageMapLink(block.mapObjectId, context)}`, shape)
}

function renderGallery(block: GalleryBlock, context: Context): string {
  const items = block.images.flatMap((image) => {
    const element = imageElement(image.url, { alt: image.alt || block.caption, size: null, context })
    return element === null ? [] : [`<li>${element}${imageMapLink(image.mapObjectId, context)}</li>`]
  })
  if (items.length === 0) return ''
  const list = `<ul data-ratio="${block.aspectRatio}" data-long-side="${block.longSide}">${items.join('')}</ul>`
  return figure('gallery', list, escapeHtml(block.caption.trim()))
}

function imageMapLink(objectId: string | null, context: Context): string {
  const label = objectId === null ? null : context.options.mapLinkLabel(objectId)
  return objectId === null || label === null ? '' : mapAnchor(objectId, { content: escapeHtml(label), context })
}

interface ImageParts {
  readonly alt: string
  readonly size: ImageBlock['size']
  readonly context: Context
}

/** null when the address is none of an image. */
function imageElement(url: string, { alt, size, context }: ImageParts): string | null {
  const src = imageAddress(url)
  if (src === null) return null
  const label = context.options.imageLinkLabel?.(url) ?? null
  if (label !== null) return addressAnchor(src, escapeHtml(label))
  const extra = Object.entries(context.options.imageAttributes?.(url) ?? {})
  const given = { ...size, ...Object.fromEntries(extra.filter(([name]) => IMAGE_ATTRIBUTES.has(name))) }
  const ratio = imageRatio(Number(given.width), Number(given.height))
  const attributes = renderAttributes({
    src,
    alt,
    ...given,
    ...(ratio !== null && { style: `${IMAGE_RATIO_PROPERTY}:${ratio}` }),
    loading: 'lazy',
    decoding: 'async',
  })
  return `<img${attributes}>`
}

function figure(
  kind: 'quote' | 'image' | 'gallery',
  content: string,
  caption: string,
  shape: Readonly<Record<string, string>> = {},
): string {
  const figcaption = caption === '' ? '' : `<figcaption>${caption}</figcaption>`
  return `<figure${renderAttributes({ class: kind, ...shape })}>${content}${figcaption}</figure>`
}

function renderAttributes(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('')
}
