import {
  elevationSamples,
  elevationStats,
  elevationsOfSamples,
  mainLine,
  pathLengthMeters,
} from '@mishiori/map-document'
import type { ElevationServices } from '@mishiori/map-editor/view'
import { type LineTime, lineTimeOf } from '@repo/articles/line-time'
import { loadLiveMap } from '@repo/articles/load-live-map'
import type { ReadingView } from '@repo/articles/reading-view'
import type { LengthFormat } from '@repo/i18n'

/** As many places as a profile asks for, so that its answer serves both. */
const MOST_POSITIONS = 500

/** Whose time is estimated again. */
export interface TimedArticle {
  readonly view: Pick<ReadingView, 'article' | 'heldLayers' | 'figures'>
  readonly token: string | null
  /** In which the map's controls are spoken, which are loaded with its geometry. */
  readonly format: LengthFormat
}

/** The estimate with elevations that are looked up for a line that brought none; null where they cannot be had. */
export async function countClimbs(
  { view, token, format }: TimedArticle,
  fetchElevations: NonNullable<ElevationServices['fetchElevations']>,
  signal: AbortSignal,
): Promise<LineTime | null> {
  const content = await loadLiveMap(view, token, format)
  const line = content && mainLine(content.document)
  if (!line) return null
  const samples = elevationSamples(line.path, MOST_POSITIONS)
  const positions = samples.indices.flatMap((index) => (samples.path[index] ? [samples.path[index]] : []))
  const answer = await fetchElevations(positions, { signal })
  if (!answer.ok) return null
  const elevationsMeters = elevationsOfSamples(samples, answer.elevationsMeters)
  const measured = {
    lengthMeters: pathLengthMeters(line.path),
    elevation: elevationStats(elevationsMeters),
    durationMs: view.figures?.durationMs ?? null,
  }
  // Without times, which are of the path as it was: it has more points now.
  const { timestampsMs: _, ...untimed } = line
  return lineTimeOf(content.document, { ...untimed, path: samples.path, elevationsMeters }, measured)
}
