import { decodePolyline, encodePolyline, MAP_LIMITS, type Position, type RouteOptions } from '@mishiori/map-document'
import type { DirectionsAnswer, DirectionsPath, DirectionsProblem, DirectionsRequest } from '@mishiori/map-editor'
import type { ApiClient, ApiError, Direction } from '@repo/contract'

/** What the server says when there is no way; everything else may be over in a moment. */
const PROBLEMS: Readonly<Partial<Record<ApiError['code'], DirectionsProblem>>> = {
  MAX_WAYPOINTS_EXCEEDED: 'tooManyWaypoints',
  MAX_ROUTE_LENGTH_EXCEEDED: 'tooLong',
  NOT_FOUND: 'notFound',
  'no_go.limit_reached': 'tooMuchNoGo',
}

/** Asks our server for the way through the stops. */
export async function fetchDirections(
  api: Pick<ApiClient, 'direction'>,
  { stops, travelMode, profile, routeOptions = {}, noGo = [], alternatives = 0 }: DirectionsRequest,
  { signal }: { readonly signal: AbortSignal },
): Promise<DirectionsAnswer> {
  const [start, goal] = [stops[0], stops.at(-1)]
  if (!start || !goal) return { ok: false, problem: 'notFound' }
  const waypoints = stops.slice(1, -1)
  const query = {
    origin: toLatLng(start),
    destination: toLatLng(goal),
    mode: travelMode,
    ...(waypoints.length > 0 && { waypoint: `via:enc:${encodePolyline(waypoints)}:` }),
    ...(profile && { profile }),
    ...toOptions(routeOptions),
    ...(noGo.length > 0 && { noGo: noGo.map(encodePolyline).join() }),
    ...(alternatives > 0 && { alternatives: `${alternatives}` }),
  }
  const answer = await api.direction({ query }, { signal })
  if (!answer.ok) return { ok: false, problem: PROBLEMS[answer.error.code] ?? 'unavailable' }
  const found = toPath(answer.data)
  if (!found) return { ok: false, problem: 'unavailable' }
  const others = answer.data.alternatives?.flatMap((other) => toPath(other) ?? [])
  return { ok: true, ...found, ...(others && { alternatives: others }) }
}

const AVOIDED = [
  ['avoidSteps', 'steps'],
  ['avoidFerries', 'ferries'],
  ['avoidMainRoads', 'mainRoads'],
  ['avoidPrivate', 'private'],
] as const

function toOptions({ hills, hardestPath, ...avoidances }: RouteOptions) {
  const avoid = AVOIDED.filter(([option]) => avoidances[option]).map(([, name]) => name)
  return {
    ...(avoid.length > 0 && { avoid: avoid.join(',') }),
    ...(hills && { hills }),
    ...(hardestPath && { hardestPath: `${hardestPath}` }),
  }
}

/** Null for a line that is broken. */
function toPath({ points, durationSeconds }: Pick<Direction, 'points' | 'durationSeconds'>): DirectionsPath | null {
  const decoded = decodePolyline(points, { maxPoints: MAP_LIMITS.linePoints.max })
  return decoded.ok ? { path: decoded.path, durationSeconds } : null
}

const DECIMALS = 6

/** Latitude first, in plain decimals: never as `1e-7`. */
function toLatLng([lng, lat]: Position): string {
  return `${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`
}
