import type { AnyLine } from '@mishiori/map-document'
import type { Locale } from '@repo/contract'
import type { ShownArticle } from '../load-main-line.ts'
import type { TurnsAnswer } from './ask-turns.ts'

export type { TurnsAnswer }

export type FindTurns = (signal: AbortSignal) => Promise<TurnsAnswer>

/** Asks for the turns of the main line of an article. */
export function findTurnsOfArticle(article: ShownArticle): FindTurns {
  return async (signal) => {
    // What reads maps is a weight that the page does without until somebody reads so far.
    const { loadMainLine } = await import('../load-main-line.ts')
    const line = await loadMainLine(article)
    return line ? findTurnsOfLine(line, article.format.locale, signal) : 'failed'
  }
}

export async function findTurnsOfLine(line: AnyLine, language: Locale, signal: AbortSignal): Promise<TurnsAnswer> {
  // So is the API's client.
  const { askTurns } = await import('./ask-turns.ts')
  return askTurns(line, language, signal)
}
