import { haversineDistanceMeters } from '../geo/distance.ts'
import type { PathSeries } from '../path-series.ts'
import type { Position } from '../position.ts'

/** How long a recording was under way, and how long it stood still. */
export interface MovingTime {
  readonly movingMs: number
  readonly pausedMs: number
  readonly pauseCount: number
  /** Of the way outside of the pauses; null where it was not under way at all. */
  readonly speedMetersPerSecond: number | null
}

/**
 * A pause stays for so long within so many metres of where it began; so does a gap in the recording that is passed more
 * slowly. Slower than any walker (0.6 km/h), and farther than what receivers wander by while they lie still.
 */
export const PAUSE_LIMITS = { durationMs: 120_000, withinMeters: 20 } as const

/** A receiver's leap does not part a pause: it goes on if it is taken up within so much time and so near. */
const SAME_PAUSE = { withinMs: 60_000, withinMeters: 2 * PAUSE_LIMITS.withinMeters } as const
/** Positions closer in time say nothing more; it also bounds what a hostile recording takes to be read. */
const SAMPLE_MS = 5_000
/** More of the time in gaps than this, and nobody can tell pauses from ways. */
const MOST_IN_GAPS = 0.5

interface Fix {
  readonly timeMs: number
  readonly position: Position
  readonly alongMeters: number
}

interface Pause {
  readonly from: Fix
  readonly to: Fix
}

/**
 * What the times of a line tell about its pauses, by the “stay points” of Li et al., Mining User Similarity Based on
 * Location History, 2008.
 *
 * @returns null for a line whose times are too few to tell.
 */
export function movingTime(line: PathSeries & { readonly path: readonly Position[] }): MovingTime | null {
  const fixes = fixesOf(line)
  const [start, end] = [fixes[0], fixes.at(-1)]
  if (!start || !end || start === end) return null
  const durationMs = end.timeMs - start.timeMs
  const { pauses, inGapsMs } = findPauses(fixes)
  if (inGapsMs > MOST_IN_GAPS * durationMs) return null
  const pausedMs = sum(pauses, ({ from, to }) => to.timeMs - from.timeMs)
  const movingMs = durationMs - pausedMs
  const lengthMeters =
    end.alongMeters - start.alongMeters - sum(pauses, ({ from, to }) => to.alongMeters - from.alongMeters)
  return {
    movingMs,
    pausedMs,
    pauseCount: pauses.length,
    speedMetersPerSecond: movingMs > 0 ? (lengthMeters / movingMs) * 1000 : null,
  }
}

/** Where it was when, every few seconds; times that run backwards are passed over. */
function fixesOf({ path, timestampsMs = [] }: Parameters<typeof movingTime>[0]): readonly Fix[] {
  const fixes: Fix[] = []
  let [alongMeters, latest, previous]: [number, Fix | null, Position | null] = [0, null, null]
  for (const [index, position] of path.entries()) {
    if (previous) alongMeters += haversineDistanceMeters(previous, position)
    previous = position
    const timeMs = timestampsMs[index] ?? null
    if (timeMs === null || (latest && timeMs <= latest.timeMs)) continue
    latest = { timeMs, position, alongMeters }
    const sampled = fixes.at(-1)
    if (!sampled || timeMs - sampled.timeMs >= SAMPLE_MS) fixes.push(latest)
  }
  return latest && latest !== fixes.at(-1) ? [...fixes, latest] : fixes
}

function findPauses(fixes: readonly Fix[]) {
  const pauses: Pause[] = []
  let inGapsMs = 0
  for (let index = 0; index < fixes.length - 1; index++) {
    const stayed = lastNear(fixes, index)
    const [from, to, next] = [fixes[index], fixes[stayed], fixes[index + 1]]
    if (!from || !to || !next) break
    if (to.timeMs - from.timeMs >= PAUSE_LIMITS.durationMs) {
      addPause(pauses, { from, to })
      index = stayed - 1
    } else if (next.timeMs - from.timeMs >= PAUSE_LIMITS.durationMs) {
      if (isSlow(from, next)) addPause(pauses, { from, to: next })
      else inGapsMs += next.timeMs - from.timeMs
    }
  }
  return { pauses, inGapsMs }
}

function lastNear(fixes: readonly Fix[], first: number): number {
  const start = fixes[first]
  let last = first
  for (let next = fixes[last + 1]; start && next; next = fixes[last + 1]) {
    if (haversineDistanceMeters(start.position, next.position) > PAUSE_LIMITS.withinMeters) break
    last++
  }
  return last
}

function isSlow(from: Fix, to: Fix): boolean {
  const { durationMs, withinMeters } = PAUSE_LIMITS
  return haversineDistanceMeters(from.position, to.position) * durationMs <= withinMeters * (to.timeMs - from.timeMs)
}

function addPause(pauses: Pause[], pause: Pause): void {
  const last = pauses.at(-1)
  const goesOn =
    last &&
    pause.from.timeMs - last.to.timeMs <= SAME_PAUSE.withinMs &&
    haversineDistanceMeters(last.to.position, pause.from.position) <= SAME_PAUSE.withinMeters
  if (goesOn) pauses.splice(-1, 1, { from: last.from, to: pause.to })
  else pauses.push(pause)
}

const sum = (pauses: readonly Pause[], of: (pause: Pause) => number) =>
  pauses.reduce((total, pause) => total + of(pause), 0)
