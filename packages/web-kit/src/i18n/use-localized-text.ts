import { type Locale, type LocalizedText, languageOfTexts, summaryIn, titleIn } from '@repo/contract'
import { useLanguage } from './language.tsx'
import { languageTag } from './locale.ts'

type Titled = Parameters<typeof titleIn>[0]
type Summed = Parameters<typeof summaryIn>[0]

/** A text with the `lang` of the element that shows it; undefined where it is the page's. */
export interface ShownText {
  readonly text: string
  readonly lang: 'ja' | 'en-US' | undefined
}

/** The language of an element on a page; undefined where it is the page's own. */
export function langOn(page: Locale, language: Locale): ShownText['lang'] {
  return language === page ? undefined : languageTag(language)
}

/** The `lang` of what people have written without saying in which language: their names, tags and comments. */
export function useLangOfText(): (text: string) => ShownText['lang'] {
  const { locale } = useLanguage()
  return (text) => {
    const language = languageOfTexts([text])
    return language === null ? undefined : langOn(locale, language)
  }
}

/** Title and summary of an article in the language of this page, where it has them. */
export function useLocalizedText() {
  const { locale } = useLanguage()
  const shown = ({ text, language }: LocalizedText): ShownText => ({ text, lang: langOn(locale, language) })
  return {
    titleOf: (article: Titled) => shown(titleIn(article, locale)),
    summaryOf: (article: Summed) => shown(summaryIn(article, locale)),
  }
}
