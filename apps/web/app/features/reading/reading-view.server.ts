import { parseArticle } from '@mishiori/article-blocks/document'
import { articleHeadings } from '@mishiori/article-blocks/html'
import {
  elevationStats,
  type MapDocument,
  type MapObject,
  mainLine,
  parseMapDocument,
  pathLengthMeters,
} from '@mishiori/map-document'
import type { RouteArticle } from '@repo/contract'
import type { ArticleOutline, LayerOutline, LineFigures, ReadingView } from './reading-view.ts'

/** What the page of an article shows before its map is loaded: everything but the geometry. */
export function readingView(article: RouteArticle): ReadingView {
  const { layer, context, body_html, ...facts } = article
  const parsed = parseMapDocument(layer)
  const document: MapDocument = parsed.ok ? parsed.document : { layers: [], mainLineId: null }
  return {
    article: facts,
    bodyHtml: body_html,
    layers: outlineOf(document),
    figures: figuresOf(document),
    outline: contentsOf(context),
  }
}

function outlineOf(document: MapDocument): readonly LayerOutline[] {
  return document.layers.map(({ id, name, objects }) => ({
    id,
    name,
    objects: objects.map((object) => ({
      id: object.id,
      name: object.name,
      kind: object.kind,
      color: object.color,
      lengthMeters: lengthOf(object),
      isMain: object.id === document.mainLineId,
    })),
  }))
}

function lengthOf(object: MapObject): number | null {
  return 'path' in object ? pathLengthMeters(object.path) : null
}

function figuresOf(document: MapDocument): LineFigures | null {
  const line = mainLine(document)
  if (!line) return null
  return { lengthMeters: pathLengthMeters(line.path), elevation: elevationStats(line.elevationsMeters ?? []) }
}

function contentsOf(context: unknown): ArticleOutline {
  const parsed = parseArticle(context)
  return parsed.ok ? articleHeadings(parsed.document) : []
}
