import { elevationStats, mainLine, pathLengthMeters, walkedGround } from '@mishiori/map-document'
import type { ElevationServices } from '@mishiori/map-editor/view'
import { type LineTime, lineTimeOf } from '@repo/articles/line-time'
import { loadLiveMap } from '@repo/articles/load-live-map'
import type { ReadingView } from '@repo/articles/reading-view'
import type { LengthFormat } from '@repo/i18n'
import { loadGround } from '../ground/load-ground.ts'
import { lookUpHeights } from './look-up-heights.ts'

/** Whose time is estimated again. */
export interface TimedArticle {
  readonly view: Pick<ReadingView, 'article' | 'heldLayers' | 'figures'>
  readonly token: string | null
  /** In which the map's controls are spoken, which are loaded with its geometry. */
  readonly format: LengthFormat
}

interface Sources {
  /** Undefined where nothing has to be looked up, or nobody could. */
  readonly fetchElevations: ElevationServices['fetchElevations']
  readonly signal: AbortSignal
  readonly ground?: typeof loadGround
}

/**
 * The estimate with what a browser can find out: elevations that the line lacks, and what is under the feet. Null where
 * neither can be had.
 */
export async function refineTime(
  { view, token, format }: TimedArticle,
  { fetchElevations, signal, ground = loadGround }: Sources,
): Promise<LineTime | null> {
  const content = await loadLiveMap(view, token, format)
  const line = content && mainLine(content.document)
  if (!line) return null
  const [heights, answer] = await Promise.all([
    fetchElevations ? lookUpHeights(line, fetchElevations, signal).catch(() => null) : null,
    ground({ view, token, language: format }),
  ])
  const lengthMeters = pathLengthMeters(line.path)
  const under = answer.kind === 'known' ? walkedGround(answer.ground.stretches, lengthMeters) : undefined
  if (!heights && !under) return null
  // Without times, which are of the path as it was: it has more points now.
  const { timestampsMs: _, ...untimed } = line
  const measured = {
    lengthMeters,
    elevation: elevationStats(heights?.elevationsMeters ?? line.elevationsMeters ?? []),
    durationMs: view.figures?.durationMs ?? null,
  }
  return lineTimeOf(content.document, { ...untimed, ...heights }, measured, under)
}
