import { type Position, pathLengthMeters, type TravelProfile } from '@mishiori/map-document'
import { type ErrorCode, type ErrorParams, PRODUCT_LIMITS, type TravelMode } from '@repo/contract'
import { costingOf } from './costing.policy.ts'

export interface Refusal {
  readonly code: ErrorCode
  readonly params: ErrorParams
}

export function tooManyWaypoints(): Refusal {
  return { code: 'MAX_WAYPOINTS_EXCEEDED', params: { max: PRODUCT_LIMITS.waypoints } }
}

/** Null when a way of this length may be given. The straight line through the stops is a lower bound of it. */
export function refuseLength(path: readonly Position[], way: TravelProfile | TravelMode): Refusal | null {
  return pathLengthMeters(path) > maxKilometersOf(way) * 1_000 ? tooLong(way) : null
}

export function tooLong(way: TravelProfile | TravelMode): Refusal {
  return { code: 'MAX_ROUTE_LENGTH_EXCEEDED', params: { maxKilometers: maxKilometersOf(way) } }
}

/** Null where the areas are so few and so small that the engine goes around them without thinking for long. */
export function refuseNoGo(rings: readonly (readonly Position[])[]): Refusal | null {
  const { areas, points, kilometers } = PRODUCT_LIMITS.noGo
  const around = rings.reduce((sum, ring) => sum + pathLengthMeters([...ring, ...ring.slice(0, 1)]), 0)
  const isTooMuch =
    rings.length > areas || rings.reduce((sum, { length }) => sum + length, 0) > points || around > kilometers * 1_000
  return isTooMuch ? tooMuchNoGo() : null
}

export const tooMuchNoGo = (): Refusal => ({ code: 'no_go.limit_reached', params: {} })

function maxKilometersOf(way: TravelProfile | TravelMode): number {
  const { driving, cycling, walking } = PRODUCT_LIMITS.directionKilometers
  return { auto: driving, motorcycle: driving, bicycle: cycling, pedestrian: walking }[costingOf(way)]
}
