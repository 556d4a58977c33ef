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
import type { ArticleOutline, LayerOutline, LineFigures, LineSums, ReadingView } from './reading-view.ts'

type Derived = Pick<ReadingView, 'layers' | 'figures' | 'totals' | 'outline'>

/** By the state of the article: every save makes a new one. Whoever gets here was given the article by the API. */
const derivedViews = new Map<string, Derived>()
const MAX_DERIVED_VIEWS = 100

/** What the page of an article shows before its map is loaded: everything but the geometry. */
export function readingView(article: RouteArticle): ReadingView {
  const { layer, context, body_html, ...facts } = article
  const state = `${facts.id} ${facts.version} ${facts.updated_at}`
  const derived = derivedViews.get(state) ?? derive(layer, context)
  keep(state, derived)
  return { article: facts, bodyHtml: body_html, ...derived }
}

function keep(state: string, derived: Derived): void {
  derivedViews.delete(state)
  derivedViews.set(state, derived)
  const [longestUnused] = derivedViews.keys()
  if (longestUnused !== undefined && derivedViews.size > MAX_DERIVED_VIEWS) derivedViews.delete(longestUnused)
}

function derive(layer: unknown, context: unknown): Derived {
  const parsed = parseMapDocument(layer)
  const document: MapDocument = parsed.ok ? parsed.document : { layers: [], mainLineId: null }
  return {
    layers: outlineOf(document),
    figures: figuresOf(document),
    totals: sumsOf(document.layers.flatMap(({ objects }) => objects)),
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
    sums: sumsOf(objects),
  }))
}

function lengthOf(object: MapObject): number | null {
  return 'path' in object ? pathLengthMeters(object.path) : null
}

function sumsOf(objects: readonly MapObject[]): LineSums {
  const lines = objects.filter((object) => 'path' in object)
  const gains = lines.flatMap(({ elevationsMeters }) => elevationStats(elevationsMeters ?? [])?.gainMeters ?? [])
  return {
    lineCount: lines.length,
    lengthMeters: sum(lines.map(({ path }) => pathLengthMeters(path))),
    gainMeters: gains.length > 0 ? sum(gains) : null,
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function figuresOf(document: MapDocument): LineFigures | null {
  const line = mainLine(document)
  if (!line) return null
  return { lengthMeters: pathLengthMeters(line.path), elevation: elevationStats(line.elevationsMeters ?? []) }
}

function contentsOf(context: unknown): ArticleOutline {
  const parsed = parseArticle(context)
  return parsed.ok ? articleHeadings(parsed.document) : []
}
