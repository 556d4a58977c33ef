import { elevationStats, mainLine, pathLengthMeters, walkedGround } from '@mishiori/map-document'
import type { ElevationServices } from '@mishiori/map-editor/view'
import { type LineTime, lineTimeOf } from '@repo/articles/line-time'
import type { ReadingView } from '@repo/articles/reading-view'
import { loadGround } from '../ground/load-ground.ts'
import { loadShownMap, type ShownArticle } from '../load-main-line.ts'
import { lookUpHeights } from './look-up-heights.ts'

/** Whose time is estimated again. */
export interface TimedArticle extends ShownArticle {
  readonly view: ShownArticle['view'] & Pick<ReadingView, 'figures'>
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
  article: TimedArticle,
  { fetchElevations, signal, ground = loadGround }: Sources,
): Promise<LineTime | null> {
  const document = await loadShownMap(article)
  const line = document && mainLine(document)
  if (!line) return null
  const [heights, answer] = await Promise.all([
    fetchElevations ? lookUpHeights(line, fetchElevations, signal).catch(() => null) : null,
    ground(article),
  ])
  const lengthMeters = pathLengthMeters(line.path)
  const under = typeof answer === 'object' ? walkedGround(answer.stretches, lengthMeters) : undefined
  if (!heights && !under) return null
  // Without times, which are of the path as it was: it has more points now.
  const { timestampsMs: _, ...untimed } = line
  const measured = {
    lengthMeters,
    elevation: elevationStats(heights?.elevationsMeters ?? line.elevationsMeters ?? []),
    durationMs: article.view.figures?.durationMs ?? null,
  }
  return lineTimeOf(document, { ...untimed, ...heights }, measured, under)
}
