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
    return { t: createTranslator<EditorMessages>(locale, messages), article: articleEditorMessagesJa, map: ja }
  }
  const [{ messages }, { en }] = await Promise.all([import('@repo/i18n/editor-en-us'), import('@mishiori/map-editor')])
  return { t: createTranslator<EditorMessages>(locale, messages), article: articleEditorMessagesEn, map: en }
}
