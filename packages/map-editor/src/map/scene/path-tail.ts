import type { Position } from '@mishiori/map-document'

/** Vertices that the overlay draws before they go into the map. */
const TAIL_VERTICES = 64

/** Where a path has grown since the map got it. */
export interface PathTail {
  readonly end: 'start' | 'end'
  /** From the last vertex that the map has on, in the order of the path. Empty when the map has them all. */
  readonly points: readonly Position[]
}

/**
 * What `path` has more than `drawn` at one of its ends, or null when it differs otherwise or by too much. Positions are known by their
 * identity.
 */
export function tailOf(path: readonly Position[], drawn: readonly Position[], limit = TAIL_VERTICES): PathTail | null {
  const grown = path.length - drawn.length
  if (grown < 0 || grown > limit) return null
  if (isAt(path, 0, drawn)) return { end: 'end', points: grown === 0 ? [] : path.slice(Math.max(0, drawn.length - 1)) }
  return isAt(path, grown, drawn) ? { end: 'start', points: path.slice(0, grown + 1) } : null
}

/** Whether `points` are the vertices of `path` from `start` on: the very same ones. */
export function isAt(path: readonly Position[], start: number, points: readonly Position[]): boolean {
  for (let index = 0; index < points.length; index++) if (path[start + index] !== points[index]) return false
  return true
}
