import { type MapDocument, readInLanguage } from '@mishiori/map-document'
import { type Locale, titleIn } from '@repo/contract'
import { readStoredMap } from '../article-content.ts'
import type { ArticleRow } from '../article-rows.ts'
import { type LocalizedRow, languageOfRow, translationOfRow } from './localized-row.ts'

/** An article's title and map for a file: in the requested language where a translation exists, in the main one otherwise. */
export function localizedExport(
  article: LocalizedRow & Pick<ArticleRow, 'layers'>,
  requested: Locale | null,
): { title: string; map: MapDocument } {
  const [language, translation] = [languageOfRow(article), translationOfRow(article)]
  const locale = requested ?? language
  return {
    title: titleIn({ title: article.title, language, translation }, locale).text,
    map: readInLanguage(readStoredMap(article.layers), locale),
  }
}
