import { type ArticleDocument, EMPTY_ARTICLE, parseArticle, serializeArticle } from '@mishiori/article-blocks/document'
import { type MapDocument, serializeMapDocument } from '@mishiori/map-document'
import { useEffect, useState } from 'react'
import { readMap } from './map/map-draft.ts'
import type { EditorDraft } from './saving/draft.ts'
import type { SaveActor } from './session/save-actor.ts'

/** What the map and the text show. They are read from the draft once and then lead: every change goes to the draft. */
interface Views {
  readonly map: MapDocument | null
  readonly article: ArticleDocument
}

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
  const changeArticle = (article: ArticleDocument) => {
    setViews((current) => ({ ...current, article }))
    actor.send({ type: 'draft.change', change: { context: serializeArticle(article) } })
  }
  return { ...views, changeMap, changeArticle }
}

function readViews(draft: EditorDraft, firstLayerName: string): Views {
  const body = parseArticle(draft.context)
  return { map: readMap(draft.layer, firstLayerName), article: body.ok ? body.document : EMPTY_ARTICLE }
}
