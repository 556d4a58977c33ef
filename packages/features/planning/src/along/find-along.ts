import type { AnyLine } from '@mishiori/map-document'
import type { Along } from '@repo/contract'
import type { ShownArticle } from '../load-main-line.ts'

/** Asks what lies along a line within a distance; null when that cannot be had now, `tooLong` when it never can. */
export type FindAlong = (withinMeters: number, signal: AbortSignal) => Promise<Along | 'tooLong' | null>

/** Asks for the main line of an article. */
export function findAlongArticle(article: ShownArticle): FindAlong {
  return async (withinMeters, signal) => {
    // What reads maps is a weight that the page does without until somebody reads so far.
    const { loadMainLine } = await import('../load-main-line.ts')
    const line = await loadMainLine(article)
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
  // So is the API's client.
  const { askAlong } = await import('./ask-along.ts')
  return askAlong(line, withinMeters, signal)
}
