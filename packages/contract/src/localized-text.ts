import type { Locale } from './schemas.ts'

/** A text and what it is written in. */
export interface LocalizedText {
  readonly text: string
  readonly language: Locale
}

/** What may come in two languages. */
interface Bilingual<Translated> {
  readonly language: Locale
  readonly translation: Translated | null
}

/** The second language of whatever is written in this one. */
export function otherLanguage(language: Locale): Locale {
  return language === 'ja' ? 'en-us' : 'ja'
}

/** What an article can be read in, its main language first. */
export function languagesOf({ language, translation }: Bilingual<unknown>): readonly Locale[] {
  return translation === null ? [language] : [language, otherLanguage(language)]
}

/** One of an article's texts for readers of a language: in it where it was written, in the main one otherwise. */
function localizedText<Translated>(
  article: Bilingual<Translated>,
  locale: Locale,
  { main, translated }: { readonly main: string; readonly translated: (translation: Translated) => string },
): LocalizedText {
  const { language, translation } = article
  const text = locale === language || translation === null ? '' : translated(translation).trim()
  return text === '' ? { text: main, language } : { text, language: locale }
}

export function titleIn(
  article: Bilingual<{ readonly title: string }> & { readonly title: string },
  locale: Locale,
): LocalizedText {
  return localizedText(article, locale, { main: article.title, translated: ({ title }) => title })
}

export function summaryIn(
  article: Bilingual<{ readonly summary: string }> & { readonly summary: string },
  locale: Locale,
): LocalizedText {
  return localizedText(article, locale, { main: article.summary, translated: ({ summary }) => summary })
}
