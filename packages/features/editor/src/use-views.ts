import { type ArticleDocument, EMPTY_ARTICLE } from '@mishiori/article-blocks/document'
import { createDocument, layerId, type MapDocument, randomId } from '@mishiori/map-document'
import { readable } from '@repo/authoring/draft'
import type { SaveActor } from '@repo/authoring/save-actor'
import type { Locale } from '@repo/contract'
import { useSelector } from '@xstate/react'
import { useState } from 'react'

export type Views = ReturnType<typeof useViews>

/** What the map and the text show of the draft, and what their changes make of it. */
export function useViews(actor: SaveActor, firstLayerName: string) {
  const draft = useSelector(actor, ({ context }) => context.draft)
  const [blankMap] = useState(() => createDocument({ id: layerId(randomId()), name: firstLayerName }))
  const article = readable(draft.text)
  const translatedArticle = readable(draft.translation?.text ?? EMPTY_ARTICLE)

  const changeMap = (map: MapDocument) => actor.send({ type: 'draft.change', change: { map } })
  /** What is drawn and not confirmed goes to this device alone. */
  const changeDrawing = (map: MapDocument | null) => actor.send({ type: 'drawing.change', drawing: map })
  const changeArticle = (text: ArticleDocument) => actor.send({ type: 'draft.change', change: { text } })
  const changeTranslatedArticle = (text: ArticleDocument) => {
    const translation = actor.getSnapshot().context.draft.translation ?? { title: '', summary: '' }
    actor.send({ type: 'draft.change', change: { translation: { ...translation, text } } })
  }
  /** The main language is fixed from then on. */
  const beginTranslation = (language: Locale) => {
    actor.send({ type: 'draft.change', change: { language } })
    changeTranslatedArticle({ ...EMPTY_ARTICLE })
  }
  return {
    /** Null of one that cannot be read. */
    map: draft.map === null ? blankMap : readable(draft.map),
    article: article ?? EMPTY_ARTICLE,
    /** In the second language; empty without one. */
    translatedArticle: translatedArticle ?? EMPTY_ARTICLE,
    /** A text in a form that this version cannot read is kept unchanged. */
    isTextReadable: article !== null && translatedArticle !== null,
    changeMap,
    changeDrawing,
    changeArticle,
    changeTranslatedArticle,
    beginTranslation,
  }
}
