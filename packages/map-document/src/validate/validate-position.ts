import type { MapIssue } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { Position } from '../position.ts'

/** `latitude.out_of_range` (beyond 85.06° either way), `longitude.out_of_range` (beyond 180°), or null. NaN is out of range. */
export function findPositionIssue([lng, lat]: Position): MapIssue | null {
  if (!(Math.abs(lat) <= MAP_LIMITS.latitude)) return { code: 'latitude.out_of_range', max: MAP_LIMITS.latitude }
  if (!(Math.abs(lng) <= 180)) return { code: 'longitude.out_of_range' }
  return null
}

/** The first issue among positions, or null. */
export function findPositionsIssue(positions: readonly Position[]): MapIssue | null {
  for (const position of positions) {
    const issue = findPositionIssue(position)
    if (issue) return issue
  }
  return null
}
