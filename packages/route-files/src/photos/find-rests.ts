import { haversineDistanceMeters, type Position, type TrackFix } from '@mishiori/map-document'

/** Somewhere that a track stays for a while. */
export interface Rest {
  readonly position: Position
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly startMs: number
  readonly endMs: number
  /** Metres along the tracks, as a locator counts them. */
  readonly startMeters: number
  readonly endMeters: number
}

/** A rest is at least so long, within so many metres. */
export const REST_LIMITS = { durationMs: 10 * 60_000, withinMeters: 50 } as const

/**
 * Where a recording stays for ten minutes within fifty metres of where it came there; also where a device paused
 * meanwhile. In the order of time; no two overlap.
 *
 * After "stay points" of Li et al., Mining User Similarity Based on Location History, 2008.
 */
export function findRests(fixes: readonly TrackFix[]): readonly Rest[] {
  const rests: Rest[] = []
  for (let first = 0; first < fixes.length; first++) {
    const last = lastWithin(fixes, first)
    const [start, end] = [fixes[first], fixes[last]]
    if (!start || !end || end.timeMs - start.timeMs < REST_LIMITS.durationMs) continue
    const { position } = fixes[(first + last) >> 1] ?? start
    const [startMs, endMs] = [start.timeMs, end.timeMs]
    rests.push({ position, startMs, endMs, startMeters: start.alongMeters, endMeters: end.alongMeters })
    first = last
  }
  return rests
}

function lastWithin(fixes: readonly TrackFix[], first: number): number {
  const start = fixes[first]
  let last = first
  for (let next = fixes[last + 1]; start && next; next = fixes[last + 1]) {
    if (haversineDistanceMeters(start.position, next.position) > REST_LIMITS.withinMeters) break
    last++
  }
  return last
}
