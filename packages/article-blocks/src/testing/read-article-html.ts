import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import {
  type ArticleBlock,
  type ArticleList,
  ASPECT_RATIOS,
  type AspectRatio,
  canonicalInline,
  type InlineText,
  type LineBreak,
  type ListItem,
  LONG_SIDES,
  type LongSide,
  type TextRun,
} from '../document.ts'

type HtmlNode = DefaultTreeAdapterTypes.ChildNode
type HtmlElement = DefaultTreeAdapterTypes.Element
type Marks = Omit<TextRun, 'type' | 'text'>

/** The blocks that a reader of a rendered article sees. Throws at anything that none of them is shown by. */
export function readArticleHtml(html: string): readonly ArticleBlock[] {
  return elementsOf(parseFragment(html)).map(readBlock)
}

function readBlock(element: HtmlElement): ArticleBlock {
  const kind = `${element.tagName}.${attribute(element, 'class') ?? ''}`
  if (/^h[2-6]\.$/.test(kind)) {
    const level = Number(attribute(element, 'data-level'))
    if (level !== 1 && level !== 2 && level !== 3 && level !== 4 && level !== 5 && level !== 6)
      throw new Error(`A heading of level ${level}`)
    return { type: 'heading', level, text: readInline(element.childNodes) }
  }
  switch (kind) {
    case 'p.':
      return { type: 'paragraph', text: readInline(element.childNodes) }
    case 'ul.':
    case 'ol.':
      return { type: 'list', ...readList(element) }
    case 'figure.quote':
      return { type: 'quote', text: readInline(find(element, 'p').childNodes), caption: captionOf(element) }
    case 'div.table-scroll':
      return readTable(element)
    case 'figure.image':
      return readImage(element)
    case 'figure.gallery':
      return readGallery(element)
    case 'hr.':
      return { type: 'divider' }
    default:
      throw new Error(`No block is shown by ${kind}`)
  }
}

function readList(element: HtmlElement): ArticleList {
  const items = elementsOf(element).map((item): ListItem => {
    const lists = elementsOf(item).filter(({ tagName }) => tagName === 'ul' || tagName === 'ol')
    const text = item.childNodes.filter((node) => !lists.some((list) => list === node))
    return { text: readInline(text), lists: lists.map(readList) }
  })
  const start = attribute(element, 'start')
  const style = element.tagName === 'ol' ? ('ordered' as const) : ('unordered' as const)
  return { style, ...(start !== undefined && { start: Number(start) }), items }
}

function readTable(element: HtmlElement): ArticleBlock {
  const rows = findAll(element, 'tr').map((row) => elementsOf(row))
  const hasHeadingRow = findAll(element, 'thead').length > 0
  for (const [index, cells] of rows.entries()) {
    const name = hasHeadingRow && index === 0 ? 'th' : 'td'
    if (cells.some(({ tagName }) => tagName !== name)) throw new Error(`Row ${index} holds others than ${name}`)
  }
  return { type: 'table', hasHeadingRow, rows: rows.map((cells) => cells.map((cell) => readInline(cell.childNodes))) }
}

function readImage(element: HtmlElement): ArticleBlock {
  const image = find(element, 'img')
  const [width, height] = [attribute(image, 'width'), attribute(image, 'height')]
  const size = width === undefined || height === undefined ? null : { width: Number(width), height: Number(height) }
  const caption = findAll(element, 'span').map(textOf).join('')
  if (caption !== '' && caption !== attribute(image, 'alt')) throw new Error('An image shown under other words')
  const shape = {
    ...(attribute(element, 'data-ratio') !== undefined && { aspectRatio: readRatio(element) }),
    ...(attribute(element, 'data-long-side') !== undefined && { longSide: readSide(element) }),
  }
  return { type: 'image', ...readPicture(element), caption: attribute(image, 'alt') ?? '', size, ...shape }
}

function readGallery(element: HtmlElement): ArticleBlock {
  const list = find(element, 'ul')
  const images = elementsOf(list).map((item) => ({
    ...readPicture(item),
    alt: attribute(find(item, 'img'), 'alt') ?? '',
  }))
  return {
    type: 'gallery',
    images,
    aspectRatio: readRatio(list),
    longSide: readSide(list),
    caption: captionOf(element),
  }
}

function readRatio(element: HtmlElement): AspectRatio {
  const ratio = ASPECT_RATIOS.find((known) => known === attribute(element, 'data-ratio'))
  if (!ratio) throw new Error(`Of ratio ${attribute(element, 'data-ratio')}`)
  return ratio
}

function readSide(element: HtmlElement): LongSide {
  const side = LONG_SIDES.find((known) => known === attribute(element, 'data-long-side'))
  if (!side) throw new Error(`Of side ${attribute(element, 'data-long-side')}`)
  return side
}

/** A picture and the object its button leads to. */
function readPicture(element: HtmlElement) {
  const link = findAll(element, 'a').at(-1)
  return {
    url: attribute(find(element, 'img'), 'src') ?? '',
    mapObjectId: (link && attribute(link, 'data-map-link')) ?? null,
  }
}

function captionOf(element: HtmlElement): string {
  return findAll(element, 'figcaption').map(textOf).join('')
}

function readInline(nodes: readonly HtmlNode[]): InlineText {
  return canonicalInline(nodes.flatMap((node) => readRuns(node, {})))
}

function readRuns(node: HtmlNode, marks: Marks): readonly (TextRun | LineBreak)[] {
  if ('value' in node) return [{ type: 'text', text: node.value, ...marks }]
  if (!('tagName' in node)) throw new Error(`Text holds ${node.nodeName}`)
  if (node.tagName === 'br') return [{ type: 'break' }]
  const within = { ...marks, ...markOf(node) }
  return node.childNodes.flatMap((child) => readRuns(child, within))
}

function markOf(element: HtmlElement): Marks {
  const objectId = attribute(element, 'data-map-link')
  switch (element.tagName) {
    case 'b':
      return { isBold: true }
    case 'i':
      return { isItalic: true }
    case 'a':
      return objectId === undefined
        ? { target: { kind: 'address', href: attribute(element, 'href') ?? '' } }
        : { target: { kind: 'mapObject', objectId } }
    default:
      throw new Error(`Text is marked by ${element.tagName}`)
  }
}

function elementsOf({ childNodes }: { readonly childNodes: readonly HtmlNode[] }): readonly HtmlElement[] {
  return childNodes.filter((node) => 'tagName' in node)
}

function findAll(element: HtmlElement, name: string): readonly HtmlElement[] {
  return elementsOf(element).flatMap((child) => (child.tagName === name ? [child] : findAll(child, name)))
}

function find(element: HtmlElement, name: string): HtmlElement {
  const [found] = findAll(element, name)
  if (!found) throw new Error(`${element.tagName} holds no ${name}`)
  return found
}

function textOf(node: HtmlNode): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value
}
