/** How a line along roads or a recording travels. */
export type TravelMode = 'driving' | 'walking'

/** What somebody is on the way as: refines the {@link TravelMode} of a navigation line. */
export const TRAVEL_PROFILES = [
  'hike',
  'walk',
  'stepFree',
  'cityBike',
  'roadBike',
  'gravelBike',
  'mountainBike',
  'eBike',
  'motorcycle',
  'car',
] as const

/** A profile of a navigation line. */
export type TravelProfile = (typeof TRAVEL_PROFILES)[number]

const WALKED: ReadonlySet<TravelProfile> = new Set(['hike', 'walk', 'stepFree'])

/** The mode that a profile refines: whatever is not on foot is `driving`. */
export function travelModeOfProfile(profile: TravelProfile): TravelMode {
  return WALKED.has(profile) ? 'walking' : 'driving'
}

/** Whether a line of this mode can have this profile. */
export function fitsTravelMode(profile: TravelProfile | undefined, mode: TravelMode): profile is TravelProfile {
  return profile !== undefined && travelModeOfProfile(profile) === mode
}

/** What a navigation line keeps away from or looks for. What is absent is as the profile has it; an object without any is not stored. */
export interface RouteOptions {
  readonly avoidSteps?: true
  readonly avoidFerries?: true
  /** Trunk roads and motorways, and other roads of much traffic. */
  readonly avoidMainRoads?: true
  /** Ways whose owner lets few pass. */
  readonly avoidPrivate?: true
  readonly hills?: 'avoid' | 'seek'
  /** The hardest mountain path on OpenStreetMap's `sac_scale`: 1 (hiking) to 6 (difficult alpine hiking). */
  readonly hardestPath?: HikingGrade
}

/** The grades of OpenStreetMap's `sac_scale`, the easiest first. */
export const HIKING_GRADES = [1, 2, 3, 4, 5, 6] as const

/** A grade of a mountain path. */
export type HikingGrade = (typeof HIKING_GRADES)[number]

/** The options that are set or not, in their order on the wire. */
export const ROUTE_AVOIDANCES = ['avoidSteps', 'avoidFerries', 'avoidMainRoads', 'avoidPrivate'] as const

/** How a line can take hills. */
export const HILL_CHOICES = ['avoid', 'seek'] as const

/** Whether options are in range, and at least one is set. Options of documents that were built by hand may be anything. */
export function isRouteOptions(options: RouteOptions): boolean {
  const { hills, hardestPath } = options
  const isFlag = (name: (typeof ROUTE_AVOIDANCES)[number]) => options[name] === undefined || options[name] === true
  return (
    Object.values(options).some((value) => value !== undefined) &&
    ROUTE_AVOIDANCES.every(isFlag) &&
    (hills === undefined || HILL_CHOICES.includes(hills)) &&
    (hardestPath === undefined || HIKING_GRADES.includes(hardestPath))
  )
}

type RouteOption = keyof RouteOptions

const ON_FOOT: readonly RouteOption[] = ['avoidSteps', 'hills', 'avoidFerries', 'avoidPrivate']
const BY_BICYCLE: readonly RouteOption[] = ['hills', 'avoidMainRoads', 'avoidFerries', 'avoidPrivate']
const BY_ENGINE: readonly RouteOption[] = ['avoidMainRoads', 'avoidFerries', 'avoidPrivate']

/** The options that mean something for each profile, those that matter most first. Any other is none of it. */
export const OPTIONS_OF_PROFILE: Readonly<Record<TravelProfile, readonly RouteOption[]>> = {
  hike: ['avoidSteps', 'hardestPath', 'hills', 'avoidFerries', 'avoidPrivate'],
  walk: ON_FOOT,
  stepFree: ON_FOOT.filter((name) => name !== 'avoidSteps'),
  cityBike: BY_BICYCLE,
  roadBike: BY_BICYCLE,
  gravelBike: BY_BICYCLE,
  mountainBike: BY_BICYCLE,
  eBike: BY_BICYCLE,
  motorcycle: BY_ENGINE,
  car: BY_ENGINE,
}

/** The profile that a line without one goes by: the plain one of its mode. */
export const plainProfile = (mode: TravelMode): TravelProfile => (mode === 'walking' ? 'walk' : 'car')
