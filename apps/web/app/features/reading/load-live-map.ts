import { type MapDocument, parseMapDocument } from '@mishiori/map-document'
import { en, type MapEditorMessages } from '@mishiori/map-editor/view'
import type { Locale } from '@repo/contract'
import { browserApi } from '../../platform/browser-api.ts'

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
  const [answer, messages] = await Promise.all([
    browserApi().readRoute({ params: { id: String(articleId) }, query: token ? { token } : {} }),
    locale === 'ja' ? import('@mishiori/map-editor/messages/ja').then(({ ja }) => ja) : en,
  ])
  const parsed = answer.ok ? parseMapDocument(answer.data.layer) : null
  return parsed?.ok ? { document: parsed.document, messages } : null
}
