import type { AnyLine, ElevationStats } from '@mishiori/map-document'

export type Difficulty = 'easy' | 'moderate' | 'hard'

/** Hours on foot by DIN 33466: 4 km, 300 m up and 500 m down an hour; the smaller of both parts counts half. */
const KILOMETERS_PER_HOUR = 4
const METERS_UP_PER_HOUR = 300
const METERS_DOWN_PER_HOUR = 500

/** Course constants (Yamamoto) from which a way is more than easy, and more than moderate. */
const MODERATE_FROM = 12
const HARD_FROM = 25

/** Whoever is faster than this on the mean, in metres a second, did not walk. */
const FASTEST_WALK = 2.5
/** Metres. Longer ways that nobody says are walked may be ridden or driven. */
const LONGEST_WALK = 50_000

/** What of a line tells how hard it is to walk. */
export interface Walked {
  readonly line: Pick<AnyLine, 'kind'> & { readonly travelMode?: 'driving' | 'walking' }
  readonly lengthMeters: number
  readonly elevation: ElevationStats | null
  readonly durationMs: number | null
}

/**
 * How much strength a way takes on foot, by its length and its climb. Null where its elevations are unknown, and where
 * it is not walked: then nothing honest can be said.
 */
export function difficultyOf({ line, lengthMeters, elevation, durationMs }: Walked): Difficulty | null {
  if (!elevation || line.travelMode === 'driving') return null
  if (durationMs !== null && lengthMeters / (durationMs / 1000) > FASTEST_WALK) return null
  if (line.travelMode !== 'walking' && lengthMeters > LONGEST_WALK) return null
  const constant = courseConstant(lengthMeters, elevation)
  if (constant < MODERATE_FROM) return 'easy'
  return constant < HARD_FROM ? 'moderate' : 'hard'
}

function courseConstant(lengthMeters: number, { gainMeters, lossMeters }: ElevationStats): number {
  const kilometers = lengthMeters / 1000
  const along = kilometers / KILOMETERS_PER_HOUR
  const upAndDown = gainMeters / METERS_UP_PER_HOUR + lossMeters / METERS_DOWN_PER_HOUR
  const hours = Math.max(along, upAndDown) + Math.min(along, upAndDown) / 2
  return 1.8 * hours + 0.3 * kilometers + (10 * gainMeters) / 1000 + (0.6 * lossMeters) / 1000
}
