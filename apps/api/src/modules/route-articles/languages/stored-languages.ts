import type { ArticleTranslationInput } from '@repo/contract'
import { readStoredMap } from '../article-content.ts'
import { type LocalizedRow, languageOfRow, translationOfRow } from './localized-row.ts'
import type { StoredLanguages } from './retain-languages.ts'

interface StoredState extends LocalizedRow {
  readonly layers: unknown
  readonly translatedBody: unknown
}

/** What an article or an earlier state of it says in the second language; null without one. */
export function storedTranslation(state: Omit<StoredState, 'layers'>): ArticleTranslationInput | null {
  const texts = translationOfRow(state)
  return texts && { ...texts, context: state.translatedBody }
}

export function storedLanguages(state: StoredState): StoredLanguages {
  return {
    language: languageOfRow(state),
    translated: storedTranslation(state),
    map: readStoredMap(state.layers),
  }
}
