import { type ArticleEditorMessages, articleEditorMessagesEn } from '@mishiori/article-blocks'
import type { MapEditorMessages } from '@mishiori/map-editor'
import type { Locale } from '@repo/contract'
import { createTranslator, type EditorMessages, type Translator } from '@repo/i18n'

/** Everything the editor says, in one language. */
export interface EditorWords {
  readonly t: Translator<EditorMessages>
  readonly article: ArticleEditorMessages
  readonly map: MapEditorMessages
}

/** Loads the words of one language only. */
export async function loadWords(locale: Locale): Promise<EditorWords> {
  if (locale === 'ja') {
    const [{ messages }, { articleEditorMessagesJa }, { ja }] = await Promise.all([
      import('@repo/i18n/editor-ja'),
      import('@mishiori/article-blocks/messages/ja'),
      import('@mishiori/map-editor/messages/ja'),
    ])
    return wordsOf(createTranslator<EditorMessages>(locale, messages), articleEditorMessagesJa, ja)
  }
  const [{ messages }, { en }] = await Promise.all([import('@repo/i18n/editor-en-us'), import('@mishiori/map-editor')])
  return wordsOf(createTranslator<EditorMessages>(locale, messages), articleEditorMessagesEn, en)
}

/**
 * The packages' words, but for what only this product knows: it takes more kinds of pictures, and an operator decides which areas have
 * road data.
 */
function wordsOf(t: EditorWords['t'], article: ArticleEditorMessages, map: MapEditorMessages): EditorWords {
  const problems = { ...map.directions.problems, notFound: t('directions.notFound') }
  return {
    t,
    article: { ...article, imageTypeRefused: t('picture.kind') },
    map: { ...map, directions: { ...map.directions, problems } },
  }
}
