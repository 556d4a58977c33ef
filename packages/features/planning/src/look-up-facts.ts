import { type MapDocument, mainLine, parseMapDocument } from '@mishiori/map-document'
import type { SavedAnswer } from '@repo/articles/saved-answers'
import { lookUpAlong } from './along/ask-along.ts'
import { lookUpGround } from './ground/load-ground.ts'
import { lookUpTurns } from './turns/ask-turns.ts'

/** What is known of the main line of a map, as answers to be kept with it. A server that knows nothing gives none. */
export async function lookUpFacts(document: MapDocument, signal: AbortSignal): Promise<readonly SavedAnswer[]> {
  const line = mainLine(document)
  if (!line) return []
  const [along, ground] = [await lookUpAlong(line, signal), await lookUpGround(line, signal)]
  return [...along, ...ground, ...(await lookUpTurns(line, signal))]
}

/** The same for an article as the API tells it. */
export async function lookUpFactsOfArticle(article: unknown, signal: AbortSignal): Promise<readonly SavedAnswer[]> {
  const parsed = parseMapDocument(article)
  return parsed.ok ? lookUpFacts(parsed.document, signal) : []
}
