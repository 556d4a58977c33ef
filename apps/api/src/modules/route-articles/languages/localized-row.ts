import type { Locale } from '@repo/contract'
import { detectLanguage } from './detect-language.ts'

/** Title and summary of an article or a revision in both languages, as table columns. */
export interface LocalizedRow {
  readonly title: string
  readonly summary: string
  readonly language: Locale | null
  readonly translatedTitle: string | null
  readonly translatedSummary: string | null
}

export function languageOfRow({ language, title, summary }: LocalizedRow): Locale {
  return language ?? detectLanguage(title, summary)
}

/** Title and summary in the second language; null without one. */
export function translationOfRow({ translatedTitle, translatedSummary }: LocalizedRow) {
  return translatedTitle === null ? null : { title: translatedTitle, summary: translatedSummary ?? '' }
}
