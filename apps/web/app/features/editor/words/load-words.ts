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

/** The text editor's words, but for the kinds of pictures: this product takes more than the package does by itself. */
function wordsOf(t: EditorWords['t'], article: ArticleEditorMessages, map: MapEditorMessages): EditorWords {
  return { t, article: { ...article, imageTypeRefused: t('picture.kind') }, map }
}
