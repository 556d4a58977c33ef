import { type Locale, summaryIn, titleIn, type Wording } from '@repo/contract'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { languageTag } from '../../platform/i18n/locale.ts'

type Titled = Parameters<typeof titleIn>[0]
type Summed = Parameters<typeof summaryIn>[0]

/** A text with the `lang` of the element that shows it; undefined where it is the page's. */
export interface ShownWords {
  readonly text: string
  readonly lang: 'ja' | 'en-US' | undefined
}

/** The language of an element on a page; undefined where it is the page's own. */
export function langOn(page: Locale, language: Locale): ShownWords['lang'] {
  return language === page ? undefined : languageTag(language)
}

/** An article's words as readers of this page get them. */
export function useWords() {
  const { locale } = useLanguage()
  const shown = ({ text, language }: Wording): ShownWords => ({ text, lang: langOn(locale, language) })
  return {
    titleOf: (article: Titled) => shown(titleIn(article, locale)),
    summaryOf: (article: Summed) => shown(summaryIn(article, locale)),
  }
}
