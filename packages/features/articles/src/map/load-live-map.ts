import { type MapDocument, parseMapDocument, readInLanguage } from '@mishiori/map-document'
import type { LangOf, MapEditorMessages } from '@mishiori/map-editor/view'
import type { Locale } from '@repo/contract'
import type { LengthFormat } from '@repo/i18n'
import { loadMapMessages } from '@repo/map-kit/use-map-messages'
import { langOn } from '@repo/web-kit/use-localized-text'
import { articleDataPath } from '../article-links.ts'
import type { ReadingView } from '../view/reading-view.ts'

/** What of a view says which map it is. */
type MapOfView = Pick<ReadingView, 'article' | 'heldLayers'>

export interface LiveMapContent {
  readonly document: MapDocument
  readonly langOf: LangOf
  readonly messages: MapEditorMessages
}

const loading = new Map<string, Promise<LiveMapContent | null>>()

/** Of views whose maps have no address. */
const held = new WeakMap<MapOfView, Promise<LiveMapContent | null>>()

/**
 * The geometry of an article's map and the words of its controls; null when it cannot be had. Loaded once for each
 * version of an article. A failure is kept too, until it is forgotten: rendering asks as often as it likes, and would
 * otherwise ask the server each time.
 */
export function loadLiveMap(
  view: MapOfView,
  token: string | null,
  format: LengthFormat,
): Promise<LiveMapContent | null> {
  const { heldLayers, article } = view
  const languages = { own: article.languages.all[0] ?? format.locale, format }
  if (heldLayers) {
    const content = held.get(view) ?? contentOf(heldLayers, languages)
    held.set(view, content)
    return content
  }
  const key = keyOf(view, token, format)
  const content = loading.get(key) ?? contentOf(readJson(articleDataPath(view.article.id, token)), languages)
  loading.set(key, content)
  return content
}

/** Lets what could not be had be tried again. */
export function forgetLiveMap(view: MapOfView, token: string | null, format: LengthFormat): void {
  loading.delete(keyOf(view, token, format))
}

const keyOf = ({ article }: MapOfView, token: string | null, { locale, units }: LengthFormat) =>
  `${article.id} ${article.version} ${token} ${locale} ${units}`

/** @param map an article or its layers, as they are stored */
async function contentOf(
  map: unknown,
  { own, format }: { readonly own: LengthFormat['locale']; readonly format: LengthFormat },
): Promise<LiveMapContent | null> {
  const { locale } = format
  const [stored, messages] = await Promise.all([map, loadMapMessages(format)])
  const parsed = parseMapDocument(stored)
  if (!parsed.ok) return null
  const { document } = parsed
  return { document: readInLanguage(document, locale), langOf: langsOfMap(document, { own, locale }), messages }
}

/** The parts of a map whose text falls back to the article's own language, where that is not its reader's. */
export function langsOfMap({ layers }: MapDocument, { own, locale }: { own: Locale; locale: Locale }): LangOf {
  const items = [...layers, ...layers.flatMap(({ objects }) => objects)]
  const translations = new Map<string, { readonly name?: string; readonly description?: string } | undefined>(
    items.map((item) => [item.id, item.translations?.[locale]]),
  )
  return (id, field) => (translations.get(id)?.[field] === undefined ? langOn(locale, own) : undefined)
}

/**
 * A plain request: the API's client contains the schemas of all requests, which for readers are weight without
 * use. Null when no answer came.
 */
async function readJson(path: string): Promise<unknown> {
  return fetch(path)
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null)
}
