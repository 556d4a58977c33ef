import { type PhotoTime, photoTimeMs, UTC_OFFSET_MINUTES } from './photo-time.ts'
import type { TrackLocator } from './track-locator.ts'

/** Every time zone is a multiple of it. */
const STEP_MINUTES = 15

/**
 * How far the clock of cameras that wrote no zone may be ahead of UTC. `likelyMinutes` where it lays at least half of
 * their photos onto the tracks or close by: for instance the offset of photos that know their zone, or of the device at
 * that time. Else what lays the most of them there, the nearest to `likelyMinutes` among equals.
 *
 * @returns minutes; `likelyMinutes` when no photo needs it or no track knows times.
 */
export function guessClockOffset(times: readonly PhotoTime[], locator: TrackLocator, likelyMinutes: number): number {
  const unzoned = times.filter(({ utcOffsetMinutes }) => utcOffsetMinutes === null)
  if (unzoned.length === 0 || !locator.isTimed) return likelyMinutes
  const typesAt = (minutes: number) => unzoned.map((time) => locator.atTime(photoTimeMs(time, minutes)).kind)
  const isOnTrack = (kind: keyof typeof SCORES) => SCORES[kind] > 0
  if (typesAt(likelyMinutes).filter(isOnTrack).length * 2 >= unzoned.length) return likelyMinutes
  let best = { minutes: likelyMinutes, score: 0 }
  for (const minutes of candidates(likelyMinutes)) {
    const score = typesAt(minutes).reduce((sum, kind) => sum + SCORES[kind], 0)
    if (score > best.score) best = { minutes, score }
  }
  return best.minutes
}

/** Within a recording says more than beside one. */
const SCORES = { during: 2, beside: 1, outside: 0, untimed: 0 } as const

/** All zones, the nearest to `likelyMinutes` first. */
function candidates(likelyMinutes: number): readonly number[] {
  const { min, max } = UTC_OFFSET_MINUTES
  const all = Array.from({ length: (max - min) / STEP_MINUTES + 1 }, (_, at) => min + at * STEP_MINUTES)
  return all.toSorted((a, b) => Math.abs(a - likelyMinutes) - Math.abs(b - likelyMinutes) || a - b)
}
