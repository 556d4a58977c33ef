import { ELEVATION_THRESHOLD_METERS } from '../geo/elevation.ts'
import type { TravelProfile } from '../travel-profiles.ts'
import { type BicycleProfile, isBicycle, type TimeModel } from './time-model.ts'

/** A stretch of a way, as paces read it. */
export interface Stretch {
  readonly lengthMeters: number
  /** Null where it is unknown; then it counts as flat. */
  readonly risesMeters: number | null
  /** From 0 to 1; undefined where it is unknown. */
  readonly pavedShare: number | undefined
}

/** Takes the stretches of a way in order, and answers the minutes from its start to the end of each. */
export type Pace = (stretch: Stretch) => number

/** Minutes for a flat kilometre. */
const FLAT_IN_TOWN = 12.5
const FLAT_ON_PATHS_JAPAN = 19
const FLAT_ON_PATHS_DIN = 15

/** Steeper slopes than the Japanese standard has been measured on count as the steepest. */
const STEEPEST = 0.4

/** Metres an hour by DIN 33466. */
const DIN_UP = 300
const DIN_DOWN = 500

/** Kilometres an hour on the flat, and metres an hour up. */
const RIDES: Readonly<Record<BicycleProfile, { readonly flat: number; readonly up: number }>> = {
  cityBike: { flat: 15, up: 400 },
  roadBike: { flat: 22, up: 700 },
  gravelBike: { flat: 18, up: 600 },
  mountainBike: { flat: 13, up: 500 },
  eBike: { flat: 20, up: 800 },
}

export function paceOf(model: TimeModel, profile: TravelProfile | undefined): Pace {
  switch (model) {
    case 'hikeJapan':
      return bySlope(FLAT_ON_PATHS_JAPAN)
    case 'townWalk':
      return bySlope(FLAT_IN_TOWN)
    case 'hikeDin33466':
      return byLargerPart({
        flatMinutes: (stretch) => flatOnFoot(FLAT_ON_PATHS_DIN, FLAT_ON_PATHS_DIN, stretch),
        up: DIN_UP,
        down: DIN_DOWN,
      })
    case 'ride': {
      const { flat, up } = RIDES[isBicycle(profile) ? profile : 'cityBike']
      return byLargerPart({ flatMinutes: () => 60 / flat, up, down: Number.POSITIVE_INFINITY })
    }
  }
}

/** Minutes for a flat kilometre on foot. Where the ground is known, that decides; else what the model is for. */
function flatOnFoot(usual: number, onPaths: number, { pavedShare }: Stretch): number {
  return pavedShare === undefined ? usual : pavedShare * FLAT_IN_TOWN + (1 - pavedShare) * onPaths
}

/**
 * The Japanese standard as YAMAP published it: a kilometre takes 151 s² + 65 s + 19 minutes up and 137 s² − 16 s + 19
 * down, where the slope s is negative. In towns the slopes count the same, on top of the pace of pavements.
 */
function bySlope(usual: number): Pace {
  let minutes = 0
  return (stretch) => {
    const kilometers = stretch.lengthMeters / 1000
    const slope = Math.max(-STEEPEST, Math.min(STEEPEST, (stretch.risesMeters ?? 0) / stretch.lengthMeters))
    const climb = slope >= 0 ? 151 * slope ** 2 + 65 * slope : 137 * slope ** 2 - 16 * slope
    minutes += (climb + flatOnFoot(usual, FLAT_ON_PATHS_JAPAN, stretch)) * kilometers
    return minutes
  }
}

interface SpeedsOfParts {
  /** For a flat kilometre. */
  readonly flatMinutes: (stretch: Stretch) => number
  /** Metres an hour. */
  readonly up: number
  readonly down: number
}

/** The time for the length and that for the climb, of which the smaller one counts half: of the whole way so far, not of each stretch. */
function byLargerPart({ flatMinutes, up, down }: SpeedsOfParts): Pace {
  const climbed = countClimbs()
  let along = 0
  return (stretch) => {
    along += (flatMinutes(stretch) * stretch.lengthMeters) / 1000
    const { gainMeters, lossMeters } = climbed(stretch.risesMeters ?? 0)
    const upAndDown = (gainMeters / up + lossMeters / down) * 60
    return Math.max(along, upAndDown) + Math.min(along, upAndDown) / 2
  }
}

/** Counts from turn to turn. A turn by less than the noise of elevations is none, so that level ground adds nothing. */
function countClimbs(): (risesMeters: number) => { readonly gainMeters: number; readonly lossMeters: number } {
  let [height, extreme, gainMeters, lossMeters] = [0, 0, 0, 0]
  let direction = 0
  return (risesMeters) => {
    height += risesMeters
    const change = height - extreme
    if (Math.sign(change) === direction || Math.abs(change) >= ELEVATION_THRESHOLD_METERS) {
      direction = Math.sign(change)
      extreme = height
      if (change > 0) gainMeters += change
      else lossMeters -= change
    }
    return { gainMeters, lossMeters }
  }
}
