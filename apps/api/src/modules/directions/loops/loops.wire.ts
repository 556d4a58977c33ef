import { encodePolyline, type Position, pathLengthMeters } from '@mishiori/map-document'
import { type Loops, type LoopsQuery, PRODUCT_LIMITS } from '@repo/contract'
import type { Costing } from '../../../platform/routing/costing.ts'
import { costingOf } from '../costing.policy.ts'
import { type DirectionRequest, invalid, parseLatLng, parseWay } from '../direction.wire.ts'
import type { FoundLoop, LoopSize } from './find-loops.ts'

/** The request, with longitude first as everywhere inside. */
export interface LoopsRequest extends Omit<DirectionRequest, 'stops' | 'alternatives'> {
  readonly origin: Position
  readonly size: LoopSize
}

/** @throws {AppError} `request.invalid` naming the parameter, or `no_go.limit_reached`. */
export function parseLoopsQuery(query: LoopsQuery): LoopsRequest {
  const { minutes, kilometers } = query
  const way = parseWay(query)
  if ((minutes === undefined) === (kilometers === undefined)) throw invalid('minutes', minutes ? 'same' : 'required')
  const limits = limitsOf(costingOf(way.profile ?? way.mode))
  if (Number(minutes) > limits.minutes) throw invalid('minutes', 'range', limits.minutes)
  if (Number(kilometers) > limits.kilometers) throw invalid('kilometers', 'range', limits.kilometers)
  const size = minutes === undefined ? { kilometers: Number(kilometers) } : { minutes: Number(minutes) }
  return { origin: parseLatLng('origin', query.origin), ...way, size }
}

function limitsOf(costing: Costing): Readonly<Record<'minutes' | 'kilometers', number>> {
  const { minutes, drivingMinutes, kilometers } = PRODUCT_LIMITS.loop
  switch (costing) {
    case 'pedestrian':
      return { minutes, kilometers: kilometers.walking }
    case 'bicycle':
      return { minutes, kilometers: kilometers.cycling }
    case 'auto':
    case 'motorcycle':
      return { minutes: drivingMinutes, kilometers: kilometers.driving }
  }
}

export function toLoops({ mode, profile }: LoopsRequest, loops: readonly FoundLoop[]): Loops {
  return { loops: loops.map(toLoop), mode, ...(profile && { profile }) }
}

const toLoop = ({ path, waypoints, durationSeconds, metersTwice }: FoundLoop) => ({
  points: encodePolyline(path),
  waypoints: encodePolyline(waypoints),
  distanceKm: hundredths(pathLengthMeters(path)),
  durationSeconds,
  repeatedKm: hundredths(metersTwice),
})

const hundredths = (meters: number) => Math.round(meters / 10) / 100
