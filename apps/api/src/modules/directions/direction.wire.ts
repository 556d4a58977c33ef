import {
  decodePolyline,
  encodePolyline,
  HIKING_GRADES,
  MAP_LIMITS,
  type Position,
  pathLengthMeters,
  type ROUTE_AVOIDANCES,
  type RouteOptions,
  travelModeOfProfile,
} from '@mishiori/map-document'
import {
  type Direction,
  type DirectionQuery,
  PRODUCT_LIMITS,
  type TravelMode,
  type TravelProfile,
} from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { FoundWay } from '../../platform/routing/routing-engine.ts'
import { findMeaningless } from './costing.policy.ts'
import { refuseNoGo, tooManyWaypoints, tooMuchNoGo } from './direction.policy.ts'

/** The request, with longitude first as everywhere inside. */
export interface DirectionRequest {
  readonly stops: readonly Position[]
  readonly mode: TravelMode
  readonly profile: TravelProfile | null
  readonly options: RouteOptions
  /** Rings that are not closed. */
  readonly noGo: readonly (readonly Position[])[]
  /** So many other ways at most. */
  readonly alternatives: number
}

const WAYPOINTS = /^via:enc:([?-~]+):$/

/**
 * @throws {AppError} `request.malformed` for waypoints in another form, `request.invalid` naming the parameter, or
 * `MAX_WAYPOINTS_EXCEEDED`.
 */
export function parseDirectionQuery(query: DirectionQuery): DirectionRequest {
  const { origin, destination, waypoint } = query
  const start = parseLatLng('origin', origin)
  const goal = parseLatLng('destination', destination)
  const way = parseWay(query)
  const waypoints = waypoint === undefined ? [] : parseWaypoints(waypoint)
  const alternatives = Number(query.alternatives ?? 0)
  if (alternatives > 0 && waypoints.length > 0) throw invalid('alternatives', 'waypoint')
  return { stops: [start, ...waypoints, goal], ...way, alternatives }
}

type WayQuery = Pick<DirectionQuery, 'mode' | 'profile' | 'avoid' | 'hills' | 'hardestPath' | 'noGo'>

/** @throws {AppError} `request.invalid` naming the parameter that does not fit the others, or `no_go.limit_reached`. */
export function parseWay(query: WayQuery): Pick<DirectionRequest, 'mode' | 'profile' | 'options' | 'noGo'> {
  const { mode, profile = null } = query
  if (profile && travelModeOfProfile(profile) !== mode) throw invalid('profile', 'mode')
  const options = parseOptions(query)
  const unknown = findMeaningless(profile ?? mode, options)
  if (unknown) throw invalid(unknown, 'profile')
  return { mode, profile, options, noGo: parseNoGo(query.noGo) }
}

function parseNoGo(text: string | undefined): readonly (readonly Position[])[] {
  const rings = text?.split(',').map(parseRing) ?? []
  const refusal = refuseNoGo(rings)
  if (refusal) throw new AppError(refusal.code, refusal.params)
  return rings
}

function parseRing(encoded: string): readonly Position[] {
  const decoded = decodePolyline(encoded, { maxPoints: PRODUCT_LIMITS.noGo.points })
  if (!decoded.ok && decoded.problem === 'polyline.too_long') throw new AppError(tooMuchNoGo().code)
  if (!decoded.ok) throw invalid('noGo', decoded.problem)
  const isArea = decoded.path.length > 2 && decoded.path.every(([, lat]) => Math.abs(lat) <= MAP_LIMITS.latitude)
  if (!isArea) throw invalid('noGo', 'range')
  return decoded.path
}

const AVOIDED: readonly (readonly [name: string, option: (typeof ROUTE_AVOIDANCES)[number]])[] = [
  ['steps', 'avoidSteps'],
  ['ferries', 'avoidFerries'],
  ['mainRoads', 'avoidMainRoads'],
  ['private', 'avoidPrivate'],
]

/** In one order, whatever that of the query is, so that equal requests share their answer. */
function parseOptions({ avoid = '', hills, hardestPath }: WayQuery): RouteOptions {
  const avoided = new Set(avoid.split(','))
  const grade = HIKING_GRADES.find((candidate) => String(candidate) === hardestPath)
  return {
    ...Object.fromEntries(AVOIDED.filter(([name]) => avoided.has(name)).map(([, option]) => [option, true as const])),
    ...(hills && { hills }),
    ...(grade && { hardestPath: grade }),
  }
}

export function parseLatLng(field: string, text: string): Position {
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

export const invalid = (field: string, rule: string, limit?: number) =>
  new AppError('request.invalid', {}, { fields: [{ field, rule, ...(limit !== undefined && { params: { limit } }) }] })

export function toDirection(request: DirectionRequest, answer: FoundWays): Direction {
  const { stops, mode, profile, alternatives } = request
  const waypoints = stops.slice(1, -1)
  return {
    ...toFoundWay(answer, stops),
    waypoints: waypoints.length > 0 ? encodePolyline(waypoints) : null,
    mode,
    ...(profile && { profile }),
    ...(alternatives > 0 && { alternatives: answer.alternatives.map((way) => toFoundWay(way, stops)) }),
  }
}

type FoundWays = FoundWay & { readonly alternatives: readonly FoundWay[] }

function toFoundWay({ path, durationSeconds }: FoundWay, stops: readonly Position[]) {
  return {
    points: encodePolyline(path),
    start: toPlace(path[0] ?? stops[0]),
    end: toPlace(path.at(-1) ?? stops.at(-1)),
    distanceKm: Math.round(pathLengthMeters(path) / 10) / 100,
    durationSeconds,
  }
}

const toPlace = ([lng, lat]: Position = [0, 0]) => ({ lat, lng })
