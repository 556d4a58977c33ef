import { type AnyLine, mainLine } from '@mishiori/map-document'
import { forgetLiveMap, loadLiveMap } from '@repo/articles/load-live-map'
import type { ReadingView } from '@repo/articles/reading-view'
import type { Locale } from '@repo/contract'
import type { LengthFormat } from '@repo/i18n'
import type { TurnsAnswer } from './ask-turns.ts'

export type FindTurns = (signal: AbortSignal) => Promise<TurnsAnswer>

/** Asks for the turns of the main line of an article as readers see it: what a private place hides is cut already. */
export function findTurnsOfArticle(
  view: Pick<ReadingView, 'article' | 'heldLayers'>,
  token: string | null,
  format: LengthFormat,
): FindTurns {
  return async (signal) => {
    const content = await loadLiveMap(view, token, format)
    if (!content) forgetLiveMap(view, token, format) // so that another try asks again
    const line = content && mainLine(content.document)
    return line ? findTurnsOfLine(line, format.locale, signal) : 'failed'
  }
}

export async function findTurnsOfLine(line: AnyLine, language: Locale, signal: AbortSignal): Promise<TurnsAnswer> {
  // The API's client is a weight that the page does without until somebody reads so far.
  const { askTurns } = await import('./ask-turns.ts')
  return askTurns(line, language, signal)
}
