import {
  OPTIONS_OF_PROFILE,
  plainProfile,
  type RouteOptions,
  type TravelMode,
  type TravelProfile,
} from '@mishiori/map-document'
import type { Costing, CostingOptions } from '../../platform/routing/costing.ts'
import type { RoutingQuestion } from '../../platform/routing/routing-engine.ts'

/** What a way is asked as: a profile, or a mode by itself. */
type Way = TravelProfile | TravelMode

type OptionName = keyof RouteOptions

interface CostingRow {
  readonly costing: Costing
  /** What the costing weighs differently than by default; absent for the defaults of the engine. */
  readonly options?: CostingOptions
}

/** Seconds: more than any way around is longer. The engine takes no more. */
const MAX_PENALTY = 43_200
/** The engine leaves out all mountain paths above the first grade unless told otherwise. */
const HARDEST_GRADE = 6

/** The costing of each way of going. Another one is another row. */
const COSTINGS: Readonly<Record<Way, CostingRow>> = {
  walking: { costing: 'pedestrian' },
  driving: { costing: 'auto' },
  hike: {
    costing: 'pedestrian',
    options: { max_hiking_difficulty: HARDEST_GRADE, use_tracks: 1, walkway_factor: 0.8 },
  },
  walk: {
    costing: 'pedestrian',
    options: { max_hiking_difficulty: 1, use_tracks: 0.3, use_living_streets: 0.8, walkway_factor: 0.9 },
  },
  // The engine takes ways with a hiking grade for wheelchair-friendly, and steps with a ramp for passable.
  stepFree: {
    costing: 'pedestrian',
    options: { type: 'wheelchair', max_hiking_difficulty: 0, step_penalty: MAX_PENALTY },
  },
  cityBike: { costing: 'bicycle', options: bicycle('Hybrid', { roads: 0.2, badSurfaces: 0.6 }) },
  roadBike: { costing: 'bicycle', options: bicycle('Road', { roads: 0.7, badSurfaces: 0.8 }) },
  gravelBike: { costing: 'bicycle', options: bicycle('Cross', { roads: 0.2, badSurfaces: 0.1 }) },
  mountainBike: { costing: 'bicycle', options: bicycle('Mountain', { roads: 0.1, badSurfaces: 0 }) },
  eBike: {
    costing: 'bicycle',
    options: { ...bicycle('Hybrid', { roads: 0.3, badSurfaces: 0.5 }), cycling_speed: 23, use_hills: 1 },
  },
  motorcycle: { costing: 'motorcycle' },
  car: { costing: 'auto' },
}

function bicycle(type: string, { roads, badSurfaces }: { roads: number; badSurfaces: number }): CostingOptions {
  return { bicycle_type: type, use_roads: roads, avoid_bad_surfaces: badSurfaces }
}

export const costingOf = (way: Way): Costing => COSTINGS[way].costing

/** How the engine is asked for a way of this kind with these options. */
export function costingQuestion(way: Way, options: RouteOptions): Pick<RoutingQuestion, 'costing' | 'options'> {
  const { costing, options: defaults } = COSTINGS[way]
  const all = { ...defaults, ...optionsFor(costing, options) }
  return { costing, ...(Object.keys(all).length > 0 && { options: all }) }
}

function optionsFor(costing: Costing, options: RouteOptions): CostingOptions {
  const { avoidSteps, avoidFerries, avoidMainRoads, avoidPrivate, hills, hardestPath } = options
  return {
    ...(avoidSteps && { step_penalty: MAX_PENALTY }),
    ...(avoidFerries && { use_ferry: 0, use_rail_ferry: 0 }),
    ...(avoidMainRoads && (costing === 'bicycle' ? { use_roads: 0 } : { use_highways: 0 })),
    ...(avoidPrivate && { private_access_penalty: MAX_PENALTY, destination_only_penalty: MAX_PENALTY }),
    ...(hills && { use_hills: hills === 'seek' ? 1 : 0 }),
    ...(hardestPath && { max_hiking_difficulty: hardestPath }),
  }
}

/** The parameter of the first option that means nothing for this way of going; null when all do. */
export function findMeaningless(way: Way, options: RouteOptions): 'avoid' | 'hills' | 'hardestPath' | null {
  const means = OPTIONS_OF_PROFILE[way === 'walking' || way === 'driving' ? plainProfile(way) : way]
  const lost = OPTION_NAMES.find((name) => options[name] !== undefined && !means.includes(name))
  if (lost === undefined) return null
  return lost === 'hills' || lost === 'hardestPath' ? lost : 'avoid'
}

const OPTION_NAMES = [
  'avoidSteps',
  'avoidFerries',
  'avoidMainRoads',
  'avoidPrivate',
  'hills',
  'hardestPath',
] as const satisfies readonly OptionName[]
