import { decodePolyline, encodePolyline, MAP_LIMITS, type Position, pathLengthMeters } from '@mishiori/map-document'
import { type Direction, type DirectionQuery, PRODUCT_LIMITS, type TravelMode } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import { tooManyWaypoints } from './direction.policy.ts'

/** The request, with longitude first as everywhere inside. */
export interface DirectionRequest {
  readonly stops: readonly Position[]
  readonly mode: TravelMode
}

const WAYPOINTS = /^via:enc:([?-~]+):$/

/**
 * @throws {AppError} `request.malformed` for waypoints in another form, `request.invalid` naming the parameter, or
 * `MAX_WAYPOINTS_EXCEEDED`.
 */
export function parseDirectionQuery({ origin, destination, waypoint, mode }: DirectionQuery): DirectionRequest {
  const start = parseLatLng('origin', origin)
  const goal = parseLatLng('destination', destination)
  return { stops: [start, ...(waypoint === undefined ? [] : parseWaypoints(waypoint)), goal], mode }
}

function parseLatLng(field: string, text: string): Position {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(',').map(Number)
  if (Math.abs(lat) <= MAP_LIMITS.latitude && Math.abs(lng) <= 180) return [lng, lat]
  throw invalid(field, 'range')
}

function parseWaypoints(text: string): readonly Position[] {
  const encoded = WAYPOINTS.exec(text)?.[1]
  if (encoded === undefined) {
    throw new AppError('request.malformed', {}, { fields: [{ field: 'waypoint', rule: 'pattern' }] })
  }
  const decoded = decodePolyline(encoded, { maxPoints: PRODUCT_LIMITS.waypoints })
  if (!decoded.ok && decoded.problem === 'polyline.too_long') {
    const { code, params } = tooManyWaypoints()
    throw new AppError(code, params)
  }
  if (!decoded.ok) throw invalid('waypoint', decoded.problem)
  if (decoded.path.some(([, lat]) => Math.abs(lat) > MAP_LIMITS.latitude)) throw invalid('waypoint', 'range')
  return decoded.path
}

const invalid = (field: string, rule: string) => new AppError('request.invalid', {}, { fields: [{ field, rule }] })

export function toDirection({ stops, mode }: DirectionRequest, path: readonly Position[]): Direction {
  const waypoints = stops.slice(1, -1)
  return {
    points: encodePolyline(path),
    waypoints: waypoints.length > 0 ? encodePolyline(waypoints) : null,
    start: toPlace(path[0] ?? stops[0]),
    end: toPlace(path.at(-1) ?? stops.at(-1)),
    distanceKm: Math.round(pathLengthMeters(path) / 10) / 100,
    mode,
  }
}

const toPlace = ([lng, lat]: Position = [0, 0]) => ({ lat, lng })
