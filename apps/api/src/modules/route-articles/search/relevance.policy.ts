import type { SearchTerm } from './text-tokens.ts'

const SCORES = { wholeTitle: 6, titleBeginning: 3, title: 10, tag: 8, place: 5, asTyped: 2, popularity: 0.4 }

interface Ranked {
  /** As the table has it. */
  readonly head: string
  readonly favoriteCount: number
}

/** Ranks by where the words are, then by likes. */
export function relevance({ head, favoriteCount }: Ranked, terms: readonly SearchTerm[]): number {
  const [title = '', tags = '', place = ''] = head.split('\n')
  const titles = title.split('\t').map((one) => one.trim())
  const scores = terms.map(({ needle, text }) => {
    const typed = head.includes(text) ? SCORES.asTyped : 0
    if (title.includes(needle))
      return typed + SCORES.title + (titles.some((one) => one.startsWith(text)) ? SCORES.titleBeginning : 0)
    if (tags.includes(needle)) return typed + SCORES.tag
    return typed + (place.includes(needle) ? SCORES.place : 0)
  })
  const isTitle = titles.includes(terms.map(({ text }) => text).join(' '))
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, terms.length)
  return mean + (isTitle ? SCORES.wholeTitle : 0) + SCORES.popularity * Math.log2(favoriteCount + 1)
}
