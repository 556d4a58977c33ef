import { type ArticleEditorMessages, articleEditorMessagesEn } from '@mishiori/article-blocks'
import type { MapEditorMessages } from '@mishiori/map-editor'
import type { TravelMessages } from '@mishiori/map-editor/messages'
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
    const [{ messages }, { articleEditorMessagesJa }, { jaTravel }, map] = await Promise.all([
      import('./ja.ts'),
      import('@mishiori/article-blocks/messages/ja'),
      import('@mishiori/map-editor/messages/ja'),
      loadMapMessages(format),
    ])
    const t = createTranslator<EditorMessages>(locale, messages)
    return catalogueOf({ t, article: articleEditorMessagesJa, map, travel: jaTravel })
  }
  const [{ messages }, { enTravel }, map] = await Promise.all([
    import('./en-us.ts'),
    import('@mishiori/map-editor'),
    loadMapMessages(format),
  ])
  const t = createTranslator<EditorMessages>(locale, messages)
  return catalogueOf({ t, article: articleEditorMessagesEn, map, travel: enTravel })
}

/**
 * The packages' messages, but for what only this product knows: it takes more kinds of pictures, and an operator decides which areas have
 * road data.
 */
function catalogueOf({ t, article, map, travel }: EditorCatalogue & { travel: TravelMessages }): EditorCatalogue {
  const problems = { ...map.directions.problems, notFound: t('directions.notFound') }
  const noWay = (profile: string) => t('directions.noWay', { profile })
  return {
    t,
    article: { ...article, imageTypeRefused: t('picture.kind') },
    map: { ...map, directions: { ...map.directions, problems }, travel: { ...travel, noWay } },
  }
}
