import { type Locale, languageOfTexts } from '@repo/contract'

/** The names of the tags of articles that readers of a language understand, each once, the first ones first. */
export function tagsInLanguage(
  articles: readonly { readonly tag: readonly { readonly name: string }[] }[],
  locale: Locale,
): readonly string[] {
  const names = new Set(articles.flatMap(({ tag }) => tag.map(({ name }) => name)))
  return [...names].filter((name) => (languageOfTexts([name]) ?? locale) === locale)
}
