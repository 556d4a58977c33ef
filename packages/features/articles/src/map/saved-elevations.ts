import { type AnyLine, elevationSamples, encodePolyline, type MapDocument, type Position } from '@mishiori/map-document'
import type { ElevationServices } from '@mishiori/map-editor/view'

type FetchElevations = NonNullable<ElevationServices['fetchElevations']>
type Elevations = Awaited<ReturnType<FetchElevations>>

export const SAVED_ELEVATIONS = '/saved-elevations/'
/** As many as a profile asks for, so that it finds what was saved. */
const MOST_POSITIONS = 500

/** Elevations of lines that brought none, as answers to be kept. A server that has none leaves the article without. */
export async function lookUpElevations(
  { layers }: MapDocument,
  fetchElevations: FetchElevations,
  signal: AbortSignal,
): Promise<readonly (readonly [address: string, answer: Response])[]> {
  const lines = layers.flatMap(({ objects }) => objects.filter((object): object is AnyLine => 'path' in object))
  const found: (readonly [string, Response])[] = []
  for (const { path, elevationsMeters } of lines) {
    if (elevationsMeters) continue
    const samples = elevationSamples(path, MOST_POSITIONS)
    const positions = samples.indices.flatMap((index) => (samples.path[index] ? [samples.path[index]] : []))
    const answer = await fetchElevations(positions, { signal }).catch(() => null)
    if (answer?.ok) found.push([await addressOf(positions), Response.json(answer)])
  }
  return found
}

/** What was saved of these places; null where nothing was. */
export async function readSavedElevations(positions: readonly Position[]): Promise<Elevations | null> {
  if (!('caches' in globalThis)) return null
  const kept = await caches.match(await addressOf(positions))
  return kept ? ((await kept.json()) as Elevations) : null // written above
}

async function addressOf(positions: readonly Position[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(encodePolyline(positions)))
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'))
  return `${SAVED_ELEVATIONS}${hex.join('')}`
}
