import { type AnyLine, elevationSamples, encodePolyline, type MapDocument, type Position } from '@mishiori/map-document'
import type { ElevationServices } from '@mishiori/map-editor/view'
import { answerToSave, readSavedAnswer, type SavedAnswer } from './saved-answers.ts'

type FetchElevations = NonNullable<ElevationServices['fetchElevations']>

/** As many as a profile asks for, so that it finds what was saved. */
const MOST_POSITIONS = 500

/** Elevations of lines that brought none, as answers to be kept. A server that has none leaves the article without. */
export async function lookUpElevations(
  { layers }: MapDocument,
  fetchElevations: FetchElevations,
  signal: AbortSignal,
): Promise<readonly SavedAnswer[]> {
  const lines = layers.flatMap(({ objects }) => objects.filter((object): object is AnyLine => 'path' in object))
  const found: SavedAnswer[] = []
  for (const { path, elevationsMeters } of lines) {
    if (elevationsMeters) continue
    const samples = elevationSamples(path, MOST_POSITIONS)
    const positions = samples.indices.flatMap((index) => (samples.path[index] ? [samples.path[index]] : []))
    const answer = await fetchElevations(positions, { signal }).catch(() => null)
    if (answer?.ok) found.push(await answerToSave('elevations', encodePolyline(positions), answer))
  }
  return found
}

/** What was saved of these places; null where nothing was. */
export const readSavedElevations = (positions: readonly Position[]) =>
  readSavedAnswer('elevations', encodePolyline(positions))
