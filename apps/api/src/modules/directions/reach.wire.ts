import { encodePolyline, type Position, ringSquareMeters } from '@mishiori/map-document'
import { PRODUCT_LIMITS, type Reach, type ReachQuery } from '@repo/contract'
import type { ReachArea, ReachQuestion } from '../../platform/routing/routing-engine.ts'
import { costingOf } from './costing.policy.ts'
import { type DirectionRequest, invalid, parseLatLng, parseWay } from './direction.wire.ts'

/** The request, with longitude first as everywhere inside. */
export interface ReachRequest extends Omit<DirectionRequest, 'stops' | 'alternatives'> {
  readonly origin: Position
  readonly within: ReachQuestion['within']
}

/** @throws {AppError} `request.invalid` naming the parameter. */
export function parseReachQuery(query: ReachQuery): ReachRequest {
  const { origin, mode, minutes, kilometers } = query
  const way = parseWay(query)
  const { reach } = PRODUCT_LIMITS
  const isByEngine = ['auto', 'motorcycle'].includes(costingOf(way.profile ?? mode))
  if ((minutes === undefined) === (kilometers === undefined)) throw invalid('minutes', minutes ? 'same' : 'required')
  if (minutes !== undefined) {
    const within = { minutes: Number(minutes) }
    const limit = isByEngine ? reach.drivingMinutes : reach.minutes
    if (within.minutes > limit) throw invalid('minutes', 'range', limit)
    return { origin: parseLatLng('origin', origin), ...way, within }
  }
  const within = { kilometers: Number(kilometers) }
  if (within.kilometers > reach.kilometers) throw invalid('kilometers', 'range', reach.kilometers)
  return { origin: parseLatLng('origin', origin), ...way, within }
}

export function toReach({ mode, profile }: ReachRequest, areas: readonly ReachArea[]): Reach {
  const largestFirst = areas
    .map((area) => ({ area, squareMeters: ringSquareMeters(area.outer) }))
    .toSorted((a, b) => b.squareMeters - a.squareMeters)
  return {
    areas: largestFirst.map(({ area: { outer, holes } }) => ({
      outer: encodePolyline(outer),
      holes: holes.map(encodePolyline),
    })),
    mode,
    ...(profile && { profile }),
  }
}
