import { type MapDocument, readInLanguage } from '@mishiori/map-document'
import { type Locale, titleIn } from '@repo/contract'
import { readStoredMap } from '../article-content.ts'
import type { ArticleRow } from '../article-rows.ts'
import { languageOfRow, type StoredWords, translationOfRow } from './stored-words.ts'

/** An article's title and map as a file has them: in the language asked for where there are words in it, in the main one otherwise. */
export function wordsForFile(
  article: StoredWords & Pick<ArticleRow, 'layers'>,
  asked: Locale | null,
): { title: string; map: MapDocument } {
  const [language, translation] = [languageOfRow(article), translationOfRow(article)]
  const locale = asked ?? language
  return {
    title: titleIn({ title: article.title, language, translation }, locale).text,
    map: readInLanguage(readStoredMap(article.layers), locale),
  }
}
