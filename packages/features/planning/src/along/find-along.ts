import { type AnyLine, mainLine } from '@mishiori/map-document'
import { forgetLiveMap, loadLiveMap } from '@repo/articles/load-live-map'
import type { ReadingView } from '@repo/articles/reading-view'
import type { Along } from '@repo/contract'
import type { LengthFormat } from '@repo/i18n'

/** Asks what lies along a line within a distance; null when that cannot be had now, `tooLong` when it never can. */
export type FindAlong = (withinMeters: number, signal: AbortSignal) => Promise<Along | 'tooLong' | null>

/** Asks for the main line of an article as readers see it. */
export function findAlongArticle(view: ReadingView, token: string | null, format: LengthFormat): FindAlong {
  return async (withinMeters, signal) => {
    const content = await loadLiveMap(view, token, format)
    if (!content) forgetLiveMap(view, token, format) // so that another try asks again
    const line = content && mainLine(content.document)
    return line ? findAlongLine(line, withinMeters, signal) : null
  }
}

/** Steps of drawing follow each other so soon. */
const SETTLED_MS = 400

/** Asks for a line that may be drawn right now: one that is another line by then is not asked for. */
export function findAlongDrawn(line: AnyLine): FindAlong {
  return async (withinMeters, signal) => {
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
    return signal.aborted ? null : findAlongLine(line, withinMeters, signal)
  }
}

/** Asks for a line as it is. */
export async function findAlongLine(line: AnyLine, withinMeters: number, signal: AbortSignal): ReturnType<FindAlong> {
  // The API's client is a weight that the page does without until somebody reads so far.
  const { askAlong } = await import('./ask-along.ts')
  return askAlong(line, withinMeters, signal)
}
