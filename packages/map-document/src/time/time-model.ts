import type { Position } from '../position.ts'
import { type TravelMode, type TravelProfile, travelModeOfProfile } from '../travel-profiles.ts'

/** The models there are. */
export const TIME_MODELS = ['hikeJapan', 'hikeDin33466', 'townWalk', 'ride'] as const

/**
 * How a time is computed: on mountain paths by the Japanese standard, elsewhere by DIN 33466; in towns by the pace of
 * pavements; by bicycle by the profile.
 */
export type TimeModel = (typeof TIME_MODELS)[number]

/** Raised when a model answers something else for the same way, so that what is stored can be told from it. */
export const TIME_MODEL_VERSION = 1

/** What of a line tells how it is travelled. */
export interface TravelledWay {
  readonly kind: 'line' | 'navigationLine' | 'recordedLine'
  readonly path: readonly Position[]
  readonly travelMode?: TravelMode
  readonly profile?: TravelProfile
}

/** What is known of a way besides. */
export interface WayNature {
  readonly lengthMeters: number
  /** Null where elevations are unknown. */
  readonly gainMeters: number | null
  /** How much of it is paved, from 0 to 1; undefined where that is not known. */
  readonly pavedShare?: number | undefined
}

/** Metres. Longer ways that nobody says are walked may be ridden or driven. */
const LONGEST_WALK = 50_000
/** Where neither ground nor profile is known, a way that climbs more than this on a kilometre is a mountain path. Metres. */
const CLIMB_OF_PATHS = 40

/** Profiles that a bicycle has; others that drive have a motor, and their time is the routing engine's. */
const BICYCLES = ['cityBike', 'roadBike', 'gravelBike', 'mountainBike', 'eBike'] as const satisfies TravelProfile[]

/** A profile of a bicycle. */
export type BicycleProfile = (typeof BICYCLES)[number]

export function isBicycle(profile: TravelProfile | undefined): profile is BicycleProfile {
  return BICYCLES.some((bicycle) => bicycle === profile)
}

/** Which model tells how long a way takes; null where none does. */
export function timeModelOf(way: TravelledWay, nature: WayNature): TimeModel | null {
  const { profile } = way
  if (isBicycle(profile)) return 'ride'
  const mode = profile ? travelModeOfProfile(profile) : way.travelMode
  if (mode === 'driving' || (mode === undefined && nature.lengthMeters > LONGEST_WALK)) return null
  if (!isMountainPath(profile, nature)) return 'townWalk'
  const [start] = way.path
  return start && isInJapan(start) ? 'hikeJapan' : 'hikeDin33466'
}

function isMountainPath(profile: TravelProfile | undefined, nature: WayNature): boolean {
  const { lengthMeters, gainMeters, pavedShare } = nature
  if (pavedShare !== undefined) return pavedShare < 0.5
  if (profile) return profile === 'hike'
  return gainMeters !== null && (gainMeters / lengthMeters) * 1000 > CLIMB_OF_PATHS
}

/**
 * West, south, east, north: Yonaguni to Daito, Tokara, Kyushu and its islands, Tsushima and Iki, Honshu and Shikoku,
 * the islands of Izu and Ogasawara, Hokkaido.
 */
const JAPAN = [
  [122.9, 24, 131.5, 28.6],
  [128.9, 28.6, 131.5, 31],
  [128.3, 31, 132.2, 33.9],
  [129.1, 33.9, 131, 34.75],
  [131, 31, 142.2, 41.6],
  [138.5, 24, 142.5, 35],
  [139.3, 41.3, 148.9, 45.6],
] as const

/** Whether a place is in Japan, by seven boxes around its islands that hold no other country's mountains. */
export function isInJapan([lng, lat]: Position): boolean {
  return JAPAN.some(([west, south, east, north]) => lng >= west && lng <= east && lat >= south && lat <= north)
}
