import type { RouteRevisionContent } from '@repo/contract'
import { type LocalizedRow, languageOfRow } from '../languages/localized-row.ts'
import { storedTranslation } from '../languages/stored-languages.ts'

interface StoredState extends LocalizedRow {
  readonly version: number
  readonly layers: unknown
  readonly body: unknown
  readonly translatedBody: unknown
  readonly createdAt: Date
}

/** A state of an article, earlier or present, as the wire has it. */
export function revisionContent(state: StoredState): RouteRevisionContent {
  const { version, title, summary, layers, body, createdAt } = state
  return {
    version,
    title,
    summary,
    language: languageOfRow(state),
    translation: storedTranslation(state),
    // The table holds what the wire's writer wrote.
    layer: layers as RouteRevisionContent['layer'],
    context: body,
    created_at: createdAt.toISOString(),
  }
}
