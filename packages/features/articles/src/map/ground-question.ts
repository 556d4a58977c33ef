import { type AnyLine, encodePolyline, type Position, simplifyPath } from '@mishiori/map-document'
import { type GroundQuestion, PRODUCT_LIMITS } from '@repo/contract'

/** Coarser than this a line is not simplified: it would leave its ways. */
const TOLERANCES_METERS = [2, 5, 10] as const

/** What is under the feet along a line of which nothing is hidden; null for one that has too many points to be asked for. */
export function groundQuestionOf(line: AnyLine): GroundQuestion | null {
  const path = withinLimit(line.path)
  if (!path) return null
  const matching = line.kind === 'navigationLine' && path === line.path ? 'edges' : 'map'
  return { path: encodePolyline(path), matching }
}

/** Null for a path that has too many points even when it is simplified. */
function withinLimit(path: readonly Position[]): readonly Position[] | null {
  const max = PRODUCT_LIMITS.ground.points
  if (path.length <= max) return path
  for (const tolerance of TOLERANCES_METERS) {
    const simple = simplifyPath(path, tolerance)
    if (simple.length <= max) return simple
  }
  return null
}
