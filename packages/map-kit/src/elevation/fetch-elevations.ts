import { encodePolyline } from '@mishiori/map-document'
import type { MapEditorServices } from '@mishiori/map-editor'
import type { ApiClient } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'

type FetchElevations = NonNullable<MapEditorServices['fetchElevations']>

/** Fetches elevations of positions from the API. */
export function fetchElevations(...[positions, { signal }]: Parameters<FetchElevations>): ReturnType<FetchElevations> {
  return fetchElevationsFrom(browserApi(), positions, { signal })
}

export async function fetchElevationsFrom(
  api: Pick<ApiClient, 'elevations'>,
  ...[positions, { signal }]: Parameters<FetchElevations>
): ReturnType<FetchElevations> {
  const answer = await api.elevations({ body: { path: encodePolyline(positions) } }, { signal })
  if (!answer.ok) return { ok: false }
  const { elevationsMeters, sources } = answer.data
  return { ok: true, elevationsMeters, source: sources.map(({ name }) => name).join(', ') }
}
