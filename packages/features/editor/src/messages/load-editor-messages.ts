import { type ArticleEditorMessages, articleEditorMessagesEn } from '@mishiori/article-blocks'
import type { MapEditorMessages } from '@mishiori/map-editor'
import type { Locale } from '@repo/contract'
import { createTranslator, type Translator } from '@repo/i18n'
import type { EditorMessages } from './en-us.ts'

/** Everything the editor says, in one language. */
export interface EditorCatalogue {
  readonly t: Translator<EditorMessages>
  readonly article: ArticleEditorMessages
  readonly map: MapEditorMessages
}

/** Loads the messages of one language only. */
export async function loadEditorMessages(locale: Locale): Promise<EditorCatalogue> {
  if (locale === 'ja') {
    const [{ messages }, { articleEditorMessagesJa }, { ja }] = await Promise.all([
      import('./ja.ts'),
      import('@mishiori/article-blocks/messages/ja'),
      import('@mishiori/map-editor/messages/ja'),
    ])
    return catalogueOf(createTranslator<EditorMessages>(locale, messages), articleEditorMessagesJa, ja)
  }
  const [{ messages }, { en }] = await Promise.all([import('./en-us.ts'), import('@mishiori/map-editor')])
  return catalogueOf(createTranslator<EditorMessages>(locale, messages), articleEditorMessagesEn, en)
}

/**
 * The packages' messages, but for what only this product knows: it takes more kinds of pictures, and an operator decides which areas have
 * road data.
 */
function catalogueOf(t: EditorCatalogue['t'], article: ArticleEditorMessages, map: MapEditorMessages): EditorCatalogue {
  const problems = { ...map.directions.problems, notFound: t('directions.notFound') }
  return {
    t,
    article: { ...article, imageTypeRefused: t('picture.kind') },
    map: { ...map, directions: { ...map.directions, problems } },
  }
}
