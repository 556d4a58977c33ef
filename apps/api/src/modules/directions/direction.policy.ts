import { type Position, pathLengthMeters } from '@mishiori/map-document'
import { type ErrorCode, type ErrorParams, PRODUCT_LIMITS, type TravelMode } from '@repo/contract'
import type { Costing } from '../../platform/routing/routing-engine.ts'

/** The costing of each mode. Another way of moving is another row. */
export const COSTINGS: Readonly<Record<TravelMode, Costing>> = { driving: 'auto', walking: 'pedestrian' }

export interface Refusal {
  readonly code: ErrorCode
  readonly params: ErrorParams
}

export function tooManyWaypoints(): Refusal {
  return { code: 'MAX_WAYPOINTS_EXCEEDED', params: { max: PRODUCT_LIMITS.waypoints } }
}

/** Null when a way of this length may be given. The straight line through the stops is a lower bound of it. */
export function refuseLength(path: readonly Position[], mode: TravelMode): Refusal | null {
  const maxKilometers = PRODUCT_LIMITS.directionKilometers[mode]
  return pathLengthMeters(path) > maxKilometers * 1_000 ? tooLong(mode) : null
}

export function tooLong(mode: TravelMode): Refusal {
  return {
    code: 'MAX_ROUTE_LENGTH_EXCEEDED',
    params: { maxKilometers: PRODUCT_LIMITS.directionKilometers[mode] },
  }
}
