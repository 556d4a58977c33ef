import { haversineDistanceMeters } from '@mishiori/map-document'
import type { TrackPoint } from './track.ts'

/** How much of both ends is left out, metres; 0 for nothing. */
export interface Trim {
  readonly startMeters: number
  readonly endMeters: number
}

export const NO_TRIM: Trim = { startMeters: 0, endMeters: 0 }

/** What is offered, metres. */
export const TRIM_CHOICES = [0, 100, 200, 500, 1000] as const

/**
 * The points of a track without its ends: from the first one that lies so far from where it began, as the crow flies,
 * to the last one that lies so far from where it ended. Empty when nothing lies between.
 */
export function trimEnds(points: readonly TrackPoint[], { startMeters, endMeters }: Trim): readonly TrackPoint[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const isAway = (from: TrackPoint, meters: number) => (point: TrackPoint) =>
    haversineDistanceMeters(from.position, point.position) >= meters
  const from = points.findIndex(isAway(first, startMeters))
  const to = points.findLastIndex(isAway(last, endMeters))
  return from < 0 || to < from ? [] : points.slice(from, to + 1)
}
