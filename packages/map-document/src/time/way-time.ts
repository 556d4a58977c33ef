import { pathLengthMeters } from '../geo/distance.ts'
import { elevationStats } from '../geo/elevation.ts'
import { paceOf, type Stretch } from './paces.ts'
import { resampleElevations } from './resample-elevations.ts'
import { TIME_MODEL_VERSION, type TimeModel, type TravelledWay, timeModelOf } from './time-model.ts'

/** A line whose time is asked for. */
export interface TimedWay extends TravelledWay {
  readonly elevationsMeters?: readonly (number | null)[]
}

/** From one place of a way to another, in metres from its start. */
export interface WayStretch {
  readonly fromMeters: number
  readonly toMeters: number
}

/** What is under the feet: which stretches are paved and of which it is not known, or how much of the whole is paved, from 0 to 1. */
export type Ground =
  | { readonly paved: readonly WayStretch[]; readonly unknown?: readonly WayStretch[] }
  | { readonly pavedShare: number }

/** An estimate of how long a way takes, at the pace of the model, without rests. It is never a fact. */
export interface WayTime {
  readonly model: TimeModel
  readonly version: number
  readonly minutes: number
  /** Whether climbs are in it: `partly` where elevations of a part are unknown. What is unknown counts as flat. */
  readonly climbs: 'counted' | 'partly' | 'unknown'
  readonly stretchMeters: number
  /** Minutes from the start to the end of each stretch, beginning with 0. */
  readonly minutesAfter: readonly number[]
}

/** How long a way takes; null where no model can tell, as for what is driven. */
export function wayTime(way: TimedWay, ground?: Ground): WayTime | null {
  const lengthMeters = pathLengthMeters(way.path)
  if (lengthMeters === 0) return null
  const gainMeters = elevationStats(way.elevationsMeters ?? [])?.gainMeters ?? null
  const pavedShare = ground && pavedBetween(0, lengthMeters, ground)
  const model = timeModelOf(way, { lengthMeters, gainMeters, pavedShare })
  if (!model) return null
  const { stretchMeters, elevationsMeters } = resampleElevations(way.path, lengthMeters, way.elevationsMeters)
  const pace = paceOf(model, way.profile)
  const minutesAfter = [0]
  let unknown = 0
  for (const [index, from] of elevationsMeters.slice(0, -1).entries()) {
    const to = elevationsMeters[index + 1] ?? null
    const risesMeters = from === null || to === null ? null : to - from
    if (risesMeters === null) unknown++
    const stretch: Stretch = {
      lengthMeters: stretchMeters,
      risesMeters,
      pavedShare: pavedIn(index, stretchMeters, ground),
    }
    minutesAfter.push(pace(stretch))
  }
  return {
    model,
    version: TIME_MODEL_VERSION,
    minutes: minutesAfter.at(-1) ?? 0,
    climbs: climbsOf(unknown, minutesAfter.length - 1),
    stretchMeters,
    minutesAfter,
  }
}

/** Minutes from the start to a place of the way, at the pace of the model. */
export function minutesAt({ stretchMeters, minutesAfter }: WayTime, alongMeters: number): number {
  const last = minutesAfter.length - 1
  const place = Math.max(0, Math.min(last, alongMeters / stretchMeters))
  const index = Math.min(last - 1, Math.floor(place))
  const [before, after] = [minutesAfter[index] ?? 0, minutesAfter[index + 1] ?? 0]
  return before + (place - index) * (after - before)
}

function climbsOf(unknown: number, stretches: number): WayTime['climbs'] {
  if (unknown === stretches) return 'unknown'
  return unknown > 0 ? 'partly' : 'counted'
}

function pavedIn(index: number, stretchMeters: number, ground: Ground | undefined): number | undefined {
  return ground && pavedBetween(index * stretchMeters, (index + 1) * stretchMeters, ground)
}

/** Of what is known; undefined where that is less than half. */
function pavedBetween(fromMeters: number, toMeters: number, ground: Ground): number | undefined {
  if ('pavedShare' in ground) return ground.pavedShare
  const within = (stretches: readonly WayStretch[]) =>
    stretches.reduce(
      (sum, stretch) =>
        sum + Math.max(0, Math.min(toMeters, stretch.toMeters) - Math.max(fromMeters, stretch.fromMeters)),
      0,
    )
  const lengthMeters = toMeters - fromMeters
  const knownMeters = lengthMeters - within(ground.unknown ?? [])
  return knownMeters < lengthMeters / 2 ? undefined : Math.min(1, within(ground.paved) / knownMeters)
}
