import { type AnyLine, type MapDocument, mainLine } from '@mishiori/map-document'
import { forgetLiveMap, loadLiveMap } from '@repo/articles/load-live-map'
import type { ReadingView } from '@repo/articles/reading-view'
import type { LengthFormat } from '@repo/i18n'

/** An article as its reader sees it: what a private place hides is cut already. */
export interface ShownArticle {
  readonly view: Pick<ReadingView, 'article' | 'heldLayers'>
  /** Of the link that a reader came by. */
  readonly token: string | null
  /** In which the map's controls are spoken, which are loaded with its geometry. */
  readonly format: LengthFormat
}

/** The map of an article; null when it cannot be had now, and another try asks again. */
export async function loadShownMap({ view, token, format }: ShownArticle): Promise<MapDocument | null> {
  const content = await loadLiveMap(view, token, format)
  if (!content) forgetLiveMap(view, token, format)
  return content?.document ?? null
}

/** Its main line; null where the map has none, or cannot be had now. */
export async function loadMainLine(article: ShownArticle): Promise<AnyLine | null> {
  const document = await loadShownMap(article)
  return document && mainLine(document)
}
