import type { Locale } from '@repo/contract'
import { languageOfWords } from './language-of-words.ts'

/** An article's or an earlier state's words as tables hold them. */
export interface StoredWords {
  readonly title: string
  readonly summary: string
  readonly language: Locale | null
  readonly translatedTitle: string | null
  readonly translatedSummary: string | null
}

export function languageOfRow({ language, title, summary }: StoredWords): Locale {
  return language ?? languageOfWords(title, summary)
}

/** Title and summary in the second language; null without one. */
export function translationOfRow({ translatedTitle, translatedSummary }: StoredWords) {
  return translatedTitle === null ? null : { title: translatedTitle, summary: translatedSummary ?? '' }
}
