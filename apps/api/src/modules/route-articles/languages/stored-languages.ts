import type { ArticleTranslationInput } from '@repo/contract'
import { readStoredMap } from '../article-content.ts'
import type { StoredLanguages } from './kept-languages.ts'
import { type LocalizedRow, languageOfRow, translationOfRow } from './localized-row.ts'

interface StoredState extends LocalizedRow {
  readonly layers: unknown
  readonly translatedBody: unknown
}

/** What an article or an earlier state of it says in the second language; null without one. */
export function storedTranslation(state: Omit<StoredState, 'layers'>): ArticleTranslationInput | null {
  const words = translationOfRow(state)
  return words && { ...words, context: state.translatedBody }
}

export function storedLanguages(state: StoredState): StoredLanguages {
  return {
    language: languageOfRow(state),
    translated: storedTranslation(state),
    map: readStoredMap(state.layers),
  }
}
