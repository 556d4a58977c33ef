import { type ArticleDocument, EMPTY_ARTICLE, parseArticle, serializeArticle } from '@mishiori/article-blocks/document'
import { type MapDocument, serializeMapDocument } from '@mishiori/map-document'
import type { Locale } from '@repo/contract'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { readMap } from './map/map-draft.ts'
import type { EditorDraft } from './saving/draft.ts'
import type { SaveActor } from './session/save-actor.ts'

const NO_TEXT = { ok: true, document: EMPTY_ARTICLE } as const

/** What the map and the text show. They are read from the draft once and then lead: every change goes to the draft. */
interface Shown {
  readonly map: MapDocument | null
  readonly article: ArticleDocument
  /** In the second language; empty without one. */
  readonly translatedArticle: ArticleDocument
  readonly isArticleReadable: boolean
  readonly isTranslationReadable: boolean
}

export type Views = ReturnType<typeof useViews>

export function useViews(actor: SaveActor, firstLayerName: string) {
  const [views, setViews] = useState(() => readViews(actor.getSnapshot().context.draft, firstLayerName))
  useEffect(() => {
    const replaced = actor.on('draft.replaced', ({ draft }) => setViews(readViews(draft, firstLayerName)))
    return () => replaced.unsubscribe()
  }, [actor, firstLayerName])

  const changeMap = (map: MapDocument) => {
    setViews((current) => ({ ...current, map }))
    actor.send({ type: 'draft.change', change: { layer: [...serializeMapDocument(map)] } })
  }
  /** What is drawn and not confirmed goes to this device alone. */
  const changeDrawing = (map: MapDocument | null) =>
    actor.send({ type: 'drawing.change', drawing: map && (() => [...serializeMapDocument(map)]) })
  const changeArticle = (article: ArticleDocument) => {
    setViews((current) => ({ ...current, article }))
    actor.send({ type: 'draft.change', change: { context: serializeArticle(article) } })
  }
  const changeTranslatedArticle = (translatedArticle: ArticleDocument) => {
    setViews((current) => ({ ...current, translatedArticle }))
    const words = actor.getSnapshot().context.draft.translation ?? { title: '', summary: '' }
    const translation = { ...words, context: serializeArticle(translatedArticle) }
    actor.send({ type: 'draft.change', change: { translation } })
  }
  /** The main language is fixed from then on. */
  const beginTranslation = (language: Locale) => {
    actor.send({ type: 'draft.change', change: { language } })
    changeTranslatedArticle({ ...EMPTY_ARTICLE })
  }
  const isTranslated = useSelector(actor, ({ context }) => Boolean(context.draft.translation))
  /** A text in a form that this version cannot read is left as it is. */
  const isTextReadable = views.isArticleReadable && (views.isTranslationReadable || !isTranslated)
  return {
    ...views,
    isTextReadable,
    changeMap,
    changeDrawing,
    changeArticle,
    changeTranslatedArticle,
    beginTranslation,
  }
}

function readViews(draft: EditorDraft, firstLayerName: string): Shown {
  const article = parseArticle(draft.context)
  const translated = draft.translation ? parseArticle(draft.translation.context) : NO_TEXT
  return {
    map: readMap(draft.layer, firstLayerName),
    article: article.ok ? article.document : EMPTY_ARTICLE,
    translatedArticle: translated.ok ? translated.document : EMPTY_ARTICLE,
    isArticleReadable: article.ok,
    isTranslationReadable: translated.ok,
  }
}
