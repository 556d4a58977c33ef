import { type AnyLine, encodePolyline, lineToTrace } from '@mishiori/map-document'
import { type GroundQuestion, PRODUCT_LIMITS } from '@repo/contract'

/** What is under the feet along a line of which nothing is hidden; null for one that has too many points to be asked for. */
export function groundQuestionOf(line: AnyLine): GroundQuestion | null {
  const traced = lineToTrace(line, PRODUCT_LIMITS.ground.points)
  return traced && { path: encodePolyline(traced.path), matching: traced.matching }
}
