import { INDEX_VERSION, type IndexedFacts, indexTokens } from './index-tokens.ts'
import { headOf } from './rank.policy.ts'
import type { SearchDocument } from './search-document.ts'

export { INDEX_VERSION }

/** What the index holds of one article. */
export interface SearchRow {
  readonly articleId: number
  readonly tokens: readonly string[]
  readonly head: string
  readonly body: string
  readonly anchor: readonly [lng: number, lat: number] | null
  readonly outline: string | null
}

export function searchRow(document: SearchDocument, facts: IndexedFacts): SearchRow {
  const { anchor, outline, text } = document
  const tokens = indexTokens(document, facts)
  return { articleId: facts.id, tokens, head: headOf(document), body: ` ${text}`, anchor, outline }
}
