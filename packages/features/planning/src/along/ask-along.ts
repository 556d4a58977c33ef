import { type AnyLine, encodePolyline, thinLine } from '@mishiori/map-document'
import { answerToSave, readSavedAnswer, type SavedAnswer } from '@repo/articles/saved-answers'
import { type Along, PRODUCT_LIMITS } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'

/** From a line to what is listed, those that readers choose from. Metres. */
export const ALONG_DISTANCES = [
  100,
  PRODUCT_LIMITS.along.usualMeters,
  500,
  PRODUCT_LIMITS.along.withinMeters.max,
] as const

/**
 * What lies along a line within a distance. Where no answer comes, what a saved article has of it is one; null without
 * both, `tooLong` for a line that is not looked at.
 */
export async function askAlong(
  line: AnyLine,
  withinMeters: number,
  signal: AbortSignal,
): Promise<Along | 'tooLong' | null> {
  const body = questionOf(line, withinMeters)
  const answer = await browserApi().along({ body }, { signal })
  if (answer.ok) return answer.data
  if (answer.error.code === 'along.too_long') return 'tooLong'
  return signal.aborted ? null : readSavedAnswer('along', JSON.stringify(body))
}

/** The same as answers to be kept, for all distances: without a network, readers choose from them, too. */
export async function lookUpAlong(line: AnyLine, signal: AbortSignal): Promise<readonly SavedAnswer[]> {
  const found: SavedAnswer[] = []
  for (const withinMeters of ALONG_DISTANCES) {
    const body = questionOf(line, withinMeters)
    const answer = await browserApi().along({ body }, { signal })
    if (answer.ok) found.push(await answerToSave('along', JSON.stringify(body), answer.data))
  }
  return found
}

function questionOf(line: AnyLine, withinMeters: number) {
  const { path } = thinLine(line, PRODUCT_LIMITS.along.points)?.line ?? line
  return { path: encodePolyline(path), withinMeters }
}
