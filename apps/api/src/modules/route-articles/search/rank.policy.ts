import type { SearchDocument } from './search-document.ts'
import type { SoughtWord } from './word-pieces.ts'

/** What decides where an article stands among those with the words. */
export interface Ranked {
  /** As the table holds it. */
  readonly head: string
  readonly favoriteCount: number
}

const WORTH = { wholeTitle: 6, titleBeginning: 3, title: 10, tag: 8, place: 5, asTyped: 2, popularity: 0.4 }

/** Where the words stand, then how well liked the article is. */
export function relevance({ head, favoriteCount }: Ranked, words: readonly SoughtWord[]): number {
  const [title = '', tags = '', place = ''] = head.split('\n')
  const titles = title.split(BETWEEN_TITLES).map((one) => one.trim())
  const ofWords = words.map(({ needle, text }) => {
    const typed = head.includes(text) ? WORTH.asTyped : 0
    if (title.includes(needle))
      return typed + WORTH.title + (titles.some((one) => one.startsWith(text)) ? WORTH.titleBeginning : 0)
    if (tags.includes(needle)) return typed + WORTH.tag
    return typed + (place.includes(needle) ? WORTH.place : 0)
  })
  const isTitle = titles.includes(words.map(({ text }) => text).join(' '))
  const ofText = ofWords.reduce((sum, worth) => sum + worth, 0) / Math.max(1, words.length)
  return ofText + (isTitle ? WORTH.wholeTitle : 0) + WORTH.popularity * Math.log2(favoriteCount + 1)
}

/** Normalised text has none. */
const BETWEEN_TITLES = '\t'

/** Titles, tags and place as the table holds them, every word after a space. */
export function headOf({ titles, tags, place }: Pick<SearchDocument, 'titles' | 'tags' | 'place'>): string {
  return [titles.join(`${BETWEEN_TITLES} `), tags.join(' '), place].map((part) => ` ${part}`).join('\n')
}
