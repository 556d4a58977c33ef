import { encodePolyline, mainLine, type Position, simplifyPath } from '@mishiori/map-document'
import { forgetLiveMap, loadLiveMap } from '@repo/articles/load-live-map'
import type { ReadingView } from '@repo/articles/reading-view'
import { type ApiClient, type GroundOfLine, PRODUCT_LIMITS } from '@repo/contract'
import type { LengthFormat } from '@repo/i18n'
import { browserApi } from '@repo/web-kit/browser-api'

export type GroundAnswer =
  | { readonly kind: 'known'; readonly ground: GroundOfLine }
  | { readonly kind: 'tooLong' | 'failed' }

export interface ShownArticle {
  readonly view: Pick<ReadingView, 'article' | 'heldLayers'>
  readonly token: string | null
  readonly language: LengthFormat
}

/** Coarser than this a line is not simplified: it would leave its ways. */
const TOLERANCES_METERS = [2, 5, 10] as const

/** What is under the feet along the main line, as everybody sees it: what a private place hides is cut already. */
export async function loadGround(
  { view, token, language }: ShownArticle,
  { api = browserApi(), signal }: { api?: Pick<ApiClient, 'ground'>; signal: AbortSignal },
): Promise<GroundAnswer> {
  const content = await loadLiveMap(view, token, language)
  if (!content) forgetLiveMap(view, token, language) // so that another try asks again
  const line = content && mainLine(content.document)
  if (!line) return { kind: 'failed' }
  const path = withinLimit(line.path)
  if (!path) return { kind: 'tooLong' }
  const matching = line.kind === 'navigationLine' && path === line.path ? 'edges' : 'map'
  const answer = await api.ground({ body: { path: encodePolyline(path), matching } }, { signal })
  if (answer.ok) return { kind: 'known', ground: answer.data }
  return { kind: answer.error.code === 'ground.too_long' ? 'tooLong' : 'failed' }
}

/** Null for a path that has too many points even when it is simplified. */
function withinLimit(path: readonly Position[]): readonly Position[] | null {
  const max = PRODUCT_LIMITS.ground.points
  if (path.length <= max) return path
  for (const tolerance of TOLERANCES_METERS) {
    const simple = simplifyPath(path, tolerance)
    if (simple.length <= max) return simple
  }
  return null
}
