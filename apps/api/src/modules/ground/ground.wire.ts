import type { GroundObstacle, GroundOfLine, GroundStretch } from '@repo/contract'
import type { TraceAnswer, TracedStretch } from '../../platform/routing/trace/traced-line.ts'

type Traced = NonNullable<TraceAnswer>

/** Two flights that are nearer than this are one: landings are ways of their own. */
const LANDING_METERS = 3

export function toGround({ region, lengthMeters, hasTags, stretches, barriers }: Traced): GroundOfLine {
  const obstacles: readonly GroundObstacle[] = [
    ...flightsOf(stretches),
    ...barriers.map(({ barrier, atMeters }) => ({
      kind: barrier,
      atMeters: tenths(atMeters),
      lengthMeters: 0,
      stepCount: null,
      hasHandrail: null,
      hasRamp: null,
    })),
  ]
  return {
    region: region && { ...region },
    lengthMeters: tenths(lengthMeters),
    hasSurfaces: hasTags,
    stretches: joined(stretches),
    obstacles: obstacles.toSorted((a, b) => a.atMeters - b.atMeters),
  }
}

const tenths = (meters: number) => Math.round(meters * 10) / 10

/** One stretch for as long as the same is known. */
function joined(stretches: readonly TracedStretch[]): GroundStretch[] {
  const result: GroundStretch[] = []
  for (const { toMeters, way } of stretches) {
    const { surface = null, kind = null, hikingGrade = null } = way ?? {}
    const next = { toMeters: tenths(toMeters), surface, kind, hikingGrade }
    const last = result.at(-1)
    const isSame = last && last.surface === surface && last.kind === kind && last.hikingGrade === hikingGrade
    if (isSame) result[result.length - 1] = next
    else if (next.toMeters > (last?.toMeters ?? 0)) result.push(next)
  }
  return result
}

/** Flights of stairs; the parts of one are counted together, if all of them were counted. */
function flightsOf(stretches: readonly TracedStretch[]): readonly GroundObstacle[] {
  const flights: GroundObstacle[] = []
  for (const { fromMeters, toMeters, way } of stretches) {
    if (way?.kind !== 'steps') continue
    const { stepCount, hasHandrail, hasRamp } = way
    const last = flights.at(-1)
    if (last && fromMeters - (last.atMeters + last.lengthMeters) < LANDING_METERS) {
      flights[flights.length - 1] = {
        ...last,
        lengthMeters: tenths(toMeters - last.atMeters),
        stepCount: last.stepCount === null || stepCount === null ? null : last.stepCount + stepCount,
        hasHandrail: all(last.hasHandrail, hasHandrail),
        hasRamp: all(last.hasRamp, hasRamp),
      }
      continue
    }
    const lengthMeters = tenths(toMeters - fromMeters)
    flights.push({ kind: 'steps', atMeters: tenths(fromMeters), lengthMeters, stepCount, hasHandrail, hasRamp })
  }
  return flights
}

/** Of the whole flight: what is missing on a part of it, it does not have. */
function all(one: boolean | null, other: boolean | null): boolean | null {
  if (one === false || other === false) return false
  return one === null || other === null ? null : true
}
