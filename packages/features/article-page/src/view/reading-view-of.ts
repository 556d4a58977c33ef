import { articlePlainText, imageUrls, parseArticle } from '@mishiori/article-blocks/document'
import { articleHeadings } from '@mishiori/article-blocks/html'
import {
  elevationStats,
  type Layer,
  type MapDocument,
  type MapObject,
  mainLine,
  measureLine,
  movingTime,
  parseMapDocument,
  pathLengthMeters,
} from '@mishiori/map-document'
import { type ArticleFacts, toArticleFacts } from '@repo/articles/article-facts'
import { difficultyOf } from '@repo/articles/difficulty-of'
import { lineTimeOf } from '@repo/articles/line-time'
import { isHealth, measuredKinds, seenKinds } from '@repo/articles/measured-kinds'
import type { ArticleOutline, LayerOutline, LineFigures, LineSums, ReadingView } from '@repo/articles/reading-view'
import type { Locale, RouteArticle } from '@repo/contract'

/** What is computed from the map and the text. */
export type Derived = Pick<ReadingView, 'layers' | 'figures' | 'totals' | 'hasHealth' | 'outline'>

/** What the page of an article shows before its map is loaded, in the reader's language where it has it: everything but the geometry. */
export function readingViewOf(article: RouteArticle, locale: Locale, derive = deriveFrom): ReadingView {
  const body = bodyIn(article, locale)
  const facts = toArticleFacts(article, locale, body.language)
  const derived = derive(article, body, locale)
  return {
    article: facts,
    bodyHtml: body.html,
    ...derived,
    hasHealth: derived.hasHealth && facts.viewerCan.edit,
    figures: derived.figures && seenFigures(byStoredGround(derived.figures, article.course_time), facts),
  }
}

/**
 * With the estimate that lists show where what is under the feet is in it: the page has only the line. Places on the way
 * are come to in proportion, until a browser knows the ground of each stretch.
 */
function byStoredGround(figures: LineFigures, course: RouteArticle['course_time']): LineFigures {
  if (!figures.time || !course?.by_ground) return figures
  const { minutes, model, version, constant } = course
  const scale = minutes / figures.time.minutes
  const places = figures.time.places.map((place) => ({ ...place, minutes: place.minutes * scale }))
  const time = { ...figures.time, minutes, model, version, constant, isByGround: true, places }
  return { ...figures, time, difficulty: difficultyOf(time) }
}

/** Not a part of what is derived, which is kept for an author as themselves and as a visitor. */
const seenFigures = (figures: LineFigures, facts: ArticleFacts): LineFigures => ({
  ...figures,
  measured: seenKinds(figures.measured, facts),
})

/** @param body the text in the language that the reader gets. */
export function deriveFrom({ layer, language }: RouteArticle, { context }: ArticleBodyText, locale: Locale): Derived {
  const parsed = parseMapDocument(layer)
  const document: MapDocument = parsed.ok ? parsed.document : { layers: [], mainLineId: null }
  const objects = document.layers.flatMap((layer) => layer.objects)
  return {
    layers: outlineOf(document, { own: language, locale }),
    figures: figuresOf(document),
    totals: sumsOf(objects),
    hasHealth: objects.some((object) => 'path' in object && measuredKinds(object, null).some(isHealth)),
    outline: contentsOf(context),
  }
}

/** The article's own language and its reader's. */
interface NameLanguages {
  readonly own: Locale
  readonly locale: Locale
}

function outlineOf(document: MapDocument, languages: NameLanguages): readonly LayerOutline[] {
  return document.layers.map((layer) => ({
    id: layer.id,
    ...nameOf(layer, languages),
    objects: layer.objects.map((object) => ({
      id: object.id,
      ...nameOf(object, languages),
      kind: object.kind,
      color: object.color,
      lengthMeters: lengthOf(object),
      isMain: object.id === document.mainLineId,
      ...(hasStoredPhotos(object) && { hasPhotos: true }),
    })),
    sums: sumsOf(layer.objects),
  }))
}

/** By how addresses of stored photos end, on whichever host. */
const hasStoredPhotos = (object: MapObject): boolean =>
  object.kind === 'spot' && object.images.some((address) => /\/files\/[\w-]+\.[a-z0-9]+$/.test(address))

function nameOf(item: Layer | MapObject, { own, locale }: NameLanguages) {
  const translated = locale === own ? undefined : item.translations?.[locale]?.name
  return { name: translated ?? item.name, language: translated === undefined ? own : locale }
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
  const known = measureLine(line)
  const time = lineTimeOf(document, line, known)
  const moving = known.durationMs === null ? null : movingTime(line)
  return { ...known, moving, measured: measuredKinds(line, moving), time, difficulty: difficultyOf(time) }
}

function contentsOf(context: unknown): ArticleOutline {
  const parsed = parseArticle(context)
  return parsed.ok ? articleHeadings(parsed.document) : []
}

/** An article's text in one of its languages. */
interface ArticleBodyText {
  readonly context: unknown
  /** Sanitised by the API. */
  readonly html: string
  readonly language: Locale
}

/** The text for readers of a language: in that language if it exists, in the main one otherwise. */
function bodyIn({ language, translation, context, body_html }: RouteArticle, locale: Locale): ArticleBodyText {
  if (locale === language || !translation || isEmpty(translation.context)) return { context, html: body_html, language }
  return { context: translation.context, html: translation.body_html, language: locale }
}

function isEmpty(context: unknown): boolean {
  const parsed = parseArticle(context)
  return !parsed.ok || (articlePlainText(parsed.document).trim() === '' && imageUrls(parsed.document).length === 0)
}
