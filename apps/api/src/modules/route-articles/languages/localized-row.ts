import { type Locale, languageOfTexts } from '@repo/contract'

/** Title and summary of an article or a revision in both languages, as table columns. */
export interface LocalizedRow {
  readonly title: string
  readonly summary: string
  readonly language: Locale | null
  readonly translatedTitle: string | null
  readonly translatedSummary: string | null
}

type StatedLanguage = Pick<LocalizedRow, 'language' | 'title' | 'summary'>

/** The language that the author stated, else the one of the texts, else the product's own. */
export function languageOfRow({ language, title, summary }: StatedLanguage): Locale {
  return language ?? languageOfTexts([title, summary]) ?? 'ja'
}

/** Title and summary in the second language; null without one. */
export function translationOfRow({ translatedTitle, translatedSummary }: LocalizedRow) {
  return translatedTitle === null ? null : { title: translatedTitle, summary: translatedSummary ?? '' }
}
