import { type ArticleBlock, type ArticleDocument, type ArticleList, assertNever } from './article-document.ts'
import { type InlineText, inlinePlainText } from './inline-text.ts'

const JAPANESE_CHARACTERS_PER_MINUTE = 500
const WORDS_PER_MINUTE = 220
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu
const WORD = /[\p{Letter}\p{Number}]+(?:['’-][\p{Letter}\p{Number}]+)*/gu

/**
 * Figures about a text, for counters and "n minutes to read".
 *
 * @public
 */
export interface ArticleStats {
  /** Characters without white space. */
  readonly characters: number
  /** Words of scripts that put spaces between them; Japanese is counted in characters only. */
  readonly words: number
  /** Rounded up; 0 for an article without text. */
  readonly readingMinutes: number
}

/**
 * The plain text of an article, one line per block, for search and excerpts.
 *
 * @public
 */
export function articlePlainText(document: ArticleDocument): string {
  return document.blocks
    .flatMap((block) => [...blockTexts(block).map(inlinePlainText), captionOf(block)])
    .filter((line) => line.trim() !== '')
    .join('\n')
}

/** Counts the characters and words of an article and estimates its reading time. @public */
export function articleStats(document: ArticleDocument): ArticleStats {
  const text = articlePlainText(document)
  const japanese = text.match(JAPANESE)?.length ?? 0
  const words = text.replace(JAPANESE, ' ').match(WORD)?.length ?? 0
  return {
    characters: text.replace(/\s/g, '').length,
    words,
    readingMinutes: Math.ceil(japanese / JAPANESE_CHARACTERS_PER_MINUTE + words / WORDS_PER_MINUTE),
  }
}

/**
 * Ids of the map objects that text or images lead to, each once, in order of appearance.
 *
 * @public
 */
export function linkedObjectIds(document: ArticleDocument): string[] {
  return [...new Set(document.blocks.flatMap((block) => [...textLinks(block), ...imageLinks(block)]))]
}

/**
 * Addresses of all images, each once, in order of appearance.
 *
 * @public
 */
export function imageUrls(document: ArticleDocument): string[] {
  return [...new Set(document.blocks.flatMap(urlsOf))]
}

function blockTexts(block: ArticleBlock): readonly InlineText[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return [block.text]
    case 'list':
      return listTexts(block)
    case 'table':
      return block.rows.flat()
    case 'image':
    case 'gallery':
    case 'divider':
    case 'unknown':
      return []
    default:
      return assertNever(block)
  }
}

function listTexts(list: ArticleList): InlineText[] {
  return list.items.flatMap((item) => [item.text, ...item.lists.flatMap(listTexts)])
}

function captionOf(block: ArticleBlock): string {
  return 'caption' in block ? block.caption : ''
}

function textLinks(block: ArticleBlock): string[] {
  return blockTexts(block)
    .flat()
    .flatMap((run) => (run.type === 'text' && run.target?.kind === 'mapObject' ? [run.target.objectId] : []))
}

function imageLinks(block: ArticleBlock): string[] {
  if (block.type === 'image') return block.mapObjectId === null ? [] : [block.mapObjectId]
  if (block.type !== 'gallery') return []
  return block.images.flatMap((image) => (image.mapObjectId === null ? [] : [image.mapObjectId]))
}

function urlsOf(block: ArticleBlock): string[] {
  if (block.type === 'image') return [block.url]
  return block.type === 'gallery' ? block.images.map((image) => image.url) : []
}
