import { type ArticleEditorMessages, articleEditorMessagesEn } from '@mishiori/article-blocks'
import type { MapEditorMessages } from '@mishiori/map-editor'
import { createTranslator, type LengthFormat, type Translator } from '@repo/i18n'
import { loadMapMessages } from '@repo/map-kit/use-map-messages'
import type { EditorMessages } from './en-us.ts'

/** Everything the editor says, in one language. */
export interface EditorCatalogue {
  readonly t: Translator<EditorMessages>
  readonly article: ArticleEditorMessages
  readonly map: MapEditorMessages
}

/** Loads the messages of one language only. */
export async function loadEditorMessages(format: LengthFormat): Promise<EditorCatalogue> {
  const { locale } = format
  if (locale === 'ja') {
    const [{ messages }, { articleEditorMessagesJa }, map] = await Promise.all([
      import('./ja.ts'),
      import('@mishiori/article-blocks/messages/ja'),
      loadMapMessages(format),
    ])
    return catalogueOf(createTranslator<EditorMessages>(locale, messages), articleEditorMessagesJa, map)
  }
  const [{ messages }, map] = await Promise.all([import('./en-us.ts'), loadMapMessages(format)])
  return catalogueOf(createTranslator<EditorMessages>(locale, messages), articleEditorMessagesEn, map)
}

/**
 * The packages' messages, but for what only this product knows: it takes more kinds of pictures, and an operator decides which areas have
 * road data.
 */
function catalogueOf(t: EditorCatalogue['t'], article: ArticleEditorMessages, map: MapEditorMessages): EditorCatalogue {
  const problems = { ...map.directions.problems, notFound: t('directions.notFound') }
  const noWay = (profile: string) => t('directions.noWay', { profile })
  return {
    t,
    article: { ...article, imageTypeRefused: t('picture.kind') },
    map: { ...map, directions: { ...map.directions, problems }, travel: { ...map.travel, noWay } },
  }
}
