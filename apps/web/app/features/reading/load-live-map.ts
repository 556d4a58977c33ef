import { type MapDocument, parseMapDocument, readInLanguage } from '@mishiori/map-document'
import { en, type MapEditorMessages } from '@mishiori/map-editor/view'
import type { Locale } from '@repo/contract'
import { articleDataPath } from './article-links.ts'

export interface LiveMapContent {
  readonly document: MapDocument
  readonly messages: MapEditorMessages
}

const loading = new Map<string, Promise<LiveMapContent | null>>()

/**
 * The geometry of an article's map and the words of its controls. Loaded once for each version of an article; null when it cannot be had, and then
 * tried again the next time.
 */
export function loadLiveMap(
  articleId: number,
  version: number,
  token: string | null,
  locale: Locale,
): Promise<LiveMapContent | null> {
  const key = `${articleId} ${version} ${token} ${locale}`
  const known = loading.get(key)
  if (known) return known
  const content = load(articleId, token, locale)
  loading.set(key, content)
  void content.then((loaded) => loaded ?? loading.delete(key))
  return content
}

async function load(articleId: number, token: string | null, locale: Locale): Promise<LiveMapContent | null> {
  const [article, messages] = await Promise.all([
    readJson(articleDataPath(articleId, token)),
    locale === 'ja' ? import('@mishiori/map-editor/messages/ja').then(({ ja }) => ja) : en,
  ])
  const parsed = parseMapDocument(article)
  return parsed.ok ? { document: readInLanguage(parsed.document, locale), messages } : null
}

/** One plain question: the API's client comes with the schemas of all that it can ask, for readers a weight without a use. Null when no answer came. */
async function readJson(path: string): Promise<unknown> {
  return fetch(path)
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null)
}
