import {
  type ArticleBlock,
  type ArticleList,
  type InlineText,
  inlinePlainText,
} from '@mishiori/article-blocks/document'

/** Changes of a block with the same text, in the order of their display. */
const FACETS = [
  'kind',
  'level',
  'list',
  'table',
  'marks',
  'links',
  'pictures',
  'pictureWords',
  'pictureLinks',
  'shape',
  'other',
] as const

export type Facet = (typeof FACETS)[number]

/** In which facets two blocks differ, of those that both have. */
export function differingFacets(before: ArticleBlock, after: ArticleBlock): Facet[] {
  const [old, now] = [facetsOf(before), facetsOf(after)]
  return FACETS.filter(
    (facet) => facet in old && facet in now && JSON.stringify(old[facet]) !== JSON.stringify(now[facet]),
  )
}

/** The visible text of a block, line by line. */
export function linesOf(block: ArticleBlock): readonly string[] {
  const texts = textsOf(block).flatMap((text) => inlinePlainText(text).split('\n'))
  const lines = 'caption' in block ? [...texts, block.caption] : texts
  return lines.filter((line) => line.trim() !== '')
}

/** The name of a block: its first words, or those of its pictures; '' without any. */
export function nameOf(block: ArticleBlock): string {
  const alternatives = block.type === 'gallery' ? block.images.map(({ alt }) => alt) : []
  return [...linesOf(block), ...alternatives].find((text) => text !== '') ?? ''
}

export function picturesOf(block: ArticleBlock): readonly string[] {
  if (block.type === 'image') return [block.url]
  return block.type === 'gallery' ? block.images.map(({ url }) => url) : []
}

function facetsOf(block: ArticleBlock): Partial<Record<Facet, unknown>> {
  const { type: kind } = block
  switch (block.type) {
    case 'image':
      return { kind, pictures: picturesOf(block), pictureLinks: [block.mapObjectId] }
    case 'gallery':
      return {
        kind,
        pictures: picturesOf(block),
        pictureWords: block.images.map(({ alt }) => alt),
        pictureLinks: block.images.map(({ mapObjectId }) => mapObjectId),
        shape: [block.aspectRatio, block.longSide],
      }
    case 'unknown':
      return { kind, other: block.stored }
    default:
      return { kind, ...inlineFacets(textsOf(block)), ...formOf(block) }
  }
}

function formOf(block: ArticleBlock): Partial<Record<Facet, unknown>> {
  if (block.type === 'heading') return { level: block.level }
  if (block.type === 'list') return { list: [...new Set(stylesOf(block, 1))] }
  return block.type === 'table' ? { table: [block.hasHeadingRow, block.rows[0]?.length] } : {}
}

function inlineFacets(texts: readonly InlineText[]) {
  const runs = texts.flat().filter((run) => run.type === 'text')
  return {
    marks: runs.flatMap(({ text, isBold, isItalic }) => (isBold || isItalic ? [[text, isBold, isItalic]] : [])),
    links: runs.flatMap(({ text, target }) => (target ? [[text, target]] : [])),
  }
}

function textsOf(block: ArticleBlock): readonly InlineText[] {
  if (block.type === 'list') return itemsOf(block)
  if (block.type === 'table') return block.rows.flat()
  return 'text' in block ? [block.text] : []
}

function itemsOf(list: ArticleList): InlineText[] {
  return list.items.flatMap((item) => [item.text, ...item.lists.flatMap(itemsOf)])
}

function stylesOf(list: ArticleList, depth: number): string[] {
  const below = list.items.flatMap((item) => item.lists.flatMap((inner) => stylesOf(inner, depth + 1)))
  return [`${depth} ${list.style} ${list.start ?? ''}`, ...below]
}
