import { decodePolyline, encodePolyline, MAP_LIMITS, type Position, type RouteOptions } from '@mishiori/map-document'
import type {
  DirectionsAnswer,
  DirectionsPath,
  DirectionsProblem,
  DirectionsRequest,
  LoopSize,
  ReachAnswer,
  ReachArea,
  ReachRequest,
} from '@mishiori/map-editor'
import type { ApiClient, ApiError, Direction, Loops, LoopsQuery, Reach } from '@repo/contract'

/** What the server says when there is no way; everything else may be over in a moment. */
const PROBLEMS: Readonly<Partial<Record<ApiError['code'], DirectionsProblem>>> = {
  MAX_WAYPOINTS_EXCEEDED: 'tooManyWaypoints',
  MAX_ROUTE_LENGTH_EXCEEDED: 'tooLong',
  NOT_FOUND: 'notFound',
  'no_go.limit_reached': 'tooMuchNoGo',
  'loop.not_found': 'noLoop',
}

/** Asks our server for the way through the stops, or for loops from the only one. */
export async function fetchDirections(
  api: Pick<ApiClient, 'direction' | 'loops'>,
  request: DirectionsRequest,
  { signal }: { readonly signal: AbortSignal },
): Promise<DirectionsAnswer> {
  const { stops, loop, alternatives = 0 } = request
  const [start, goal] = [stops[0], stops.at(-1)]
  if (!start || !goal) return { ok: false, problem: 'notFound' }
  const way = { origin: toLatLng(start), ...toWay(request) }
  if (loop) return toLoops(await api.loops({ query: { ...way, ...toSize(loop) } }, { signal }))
  const waypoints = stops.slice(1, -1)
  const query = {
    ...way,
    destination: toLatLng(goal),
    ...(waypoints.length > 0 && { waypoint: `via:enc:${encodePolyline(waypoints)}:` }),
    ...(alternatives > 0 && { alternatives: `${alternatives}` }),
  }
  const answer = await api.direction({ query }, { signal })
  if (!answer.ok) return refusalOf(answer.error)
  const found = toPath(answer.data)
  if (!found) return UNAVAILABLE
  const others = answer.data.alternatives?.flatMap((other) => toPath(other) ?? [])
  return { ok: true, ...found, ...(others && { alternatives: others }) }
}

const UNAVAILABLE = { ok: false, problem: 'unavailable' } as const

const refusalOf = ({ code }: ApiError): Extract<DirectionsAnswer, { readonly ok: false }> => ({
  ok: false,
  problem: PROBLEMS[code] ?? 'unavailable',
})

function toWay({ travelMode, profile, routeOptions = {}, noGo = [] }: Omit<DirectionsRequest, 'stops'>) {
  return {
    mode: travelMode,
    ...(profile && { profile }),
    ...toOptions(routeOptions),
    ...(noGo.length > 0 && { noGo: noGo.map(encodePolyline).join() }),
  }
}

/** To a hundred metres, and not beyond what the server can be asked. */
function toSize(size: LoopSize): Pick<LoopsQuery, 'minutes' | 'kilometers'> {
  if ('minutes' in size) return { minutes: `${Math.min(size.minutes, 9_999)}` }
  return { kilometers: `${Math.min(999, Math.max(0.1, Math.round(size.kilometers * 10) / 10))}` }
}

function toLoops(answer: Awaited<ReturnType<ApiClient['loops']>>): DirectionsAnswer {
  // a size beyond the limits is one that no loop has
  if (!answer.ok && answer.error.code === 'request.invalid') return { ok: false, problem: 'noLoop' }
  if (!answer.ok) return refusalOf(answer.error)
  const [first, ...others] = answer.data.loops.flatMap((loop) => toLoop(loop) ?? [])
  return first ? { ok: true, ...first, alternatives: others } : UNAVAILABLE
}

function toLoop({ waypoints, repeatedKm, ...way }: Loops['loops'][number]): DirectionsPath | null {
  const found = toPath(way)
  const stops = decodePolyline(waypoints, { maxPoints: MAP_LIMITS.waypoints })
  return found && stops.ok ? { ...found, waypoints: stops.path, repeatedMeters: repeatedKm * 1_000 } : null
}

/** Asks our server for what can be reached from a place. */
export async function fetchReach(
  api: Pick<ApiClient, 'reach'>,
  { origin, within, ...way }: ReachRequest,
  { signal }: { readonly signal: AbortSignal },
): Promise<ReachAnswer> {
  const answer = await api.reach({ query: { origin: toLatLng(origin), ...toWay(way), ...toSize(within) } }, { signal })
  // the only part of such a request that a person can set beyond its limits
  if (!answer.ok && answer.error.code === 'request.invalid') return { ok: false, problem: 'tooFar' }
  if (!answer.ok) return refusalOf(answer.error)
  const areas = answer.data.areas.map(toArea)
  return areas.every((area) => area !== null) ? { ok: true, areas } : UNAVAILABLE
}

function toArea({ outer, holes }: Reach['areas'][number]): ReachArea | null {
  const [edge, ...inner] = [outer, ...holes].map(toRing)
  return edge && inner.every((ring) => ring !== null) ? { outer: edge, holes: inner } : null
}

/** Not closed; null for a line that is broken. */
function toRing(points: string): readonly Position[] | null {
  const decoded = decodePolyline(points, { maxPoints: MAP_LIMITS.linePoints.max })
  return decoded.ok ? decoded.path.slice(0, -1) : null
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
