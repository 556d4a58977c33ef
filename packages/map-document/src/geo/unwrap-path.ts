import type { Position } from '../position.ts'
import { longitudeDelta } from './longitude.ts'

/**
 * The path with longitudes that continue beyond ±180° instead of jumping, so that a map draws it in one piece. A path that
 * does not cross 180° is returned unchanged.
 */
export function unwrapPath(path: readonly Position[]): readonly Position[] {
  if (!crossesDateLine(path)) return path
  const unwrapped: Position[] = []
  let previous: number | null = null
  for (const [lng, lat] of path) {
    previous = previous === null ? lng : previous + longitudeDelta(previous, lng)
    unwrapped.push([previous, lat])
  }
  return unwrapped
}

function crossesDateLine(path: readonly Position[]): boolean {
  let previous = path[0]?.[0] ?? 0
  for (const position of path) {
    if (Math.abs(position[0] - previous) > 180) return true
    previous = position[0]
  }
  return false
}
