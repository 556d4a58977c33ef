import type { ArticleDocument, HeadingBlock, HeadingLevel } from '../model/article-document.ts'
import { inlinePlainText } from '../model/inline-text.ts'

/** The page's title is its h1, so an article's outline starts below it. */
const FIRST_OUTLINE_LEVEL = 2
const LAST_OUTLINE_LEVEL = 6
const MAX_SLUG_LENGTH = 48

/**
 * A heading of an article as the page shows it.
 *
 * @public
 */
export interface ArticleHeading {
  /** Id of its element, unique in the article; starts with `section-`. */
  readonly id: string
  /** 2-6: the level of its HTML element. The author's levels are closed up so that none is skipped. */
  readonly outlineLevel: number
  readonly text: string
}

/**
 * The headings with text, in order, for a table of contents.
 *
 * @public
 */
export function articleHeadings(document: ArticleDocument): ArticleHeading[] {
  return [...headingsByBlock(document).values()]
}

/** The headings with text, by block. */
export function headingsByBlock(document: ArticleDocument): Map<HeadingBlock, ArticleHeading> {
  const blocks = document.blocks
    .filter((block) => block.type === 'heading')
    .filter((block) => inlinePlainText(block.text).trim() !== '')
  const levels = [...new Set(blocks.map((block) => block.level))].sort()
  const taken = new Set<string>()
  return new Map(
    blocks.map((block) => {
      const text = inlinePlainText(block.text).replaceAll('\n', ' ')
      return [block, { id: uniqueId(text, taken), outlineLevel: outlineLevel(block.level, levels), text }]
    }),
  )
}

function outlineLevel(level: HeadingLevel, usedLevels: readonly HeadingLevel[]): number {
  return Math.min(FIRST_OUTLINE_LEVEL + usedLevels.indexOf(level), LAST_OUTLINE_LEVEL)
}

function uniqueId(text: string, taken: Set<string>): string {
  const slug = [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-'),
  ]
    .slice(0, MAX_SLUG_LENGTH)
    .join('')
    .replace(/^-+|-+$/g, '')
  const base = slug === '' ? 'section' : `section-${slug}`
  let id = base
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`
  taken.add(id)
  return id
}
