import { decodePolyline, encodePolyline, MAP_LIMITS, type Position } from '@mishiori/map-document'
import type { DirectionsAnswer, DirectionsProblem, DirectionsRequest } from '@mishiori/map-editor'
import type { ApiClient, ApiError } from '@repo/contract'

/** What the server says when there is no way; everything else may be over in a moment. */
const PROBLEMS: Readonly<Partial<Record<ApiError['code'], DirectionsProblem>>> = {
  MAX_WAYPOINTS_EXCEEDED: 'tooManyWaypoints',
  MAX_ROUTE_LENGTH_EXCEEDED: 'tooLong',
  NOT_FOUND: 'notFound',
}

/** Asks our server for the way through the stops. */
export async function fetchDirections(
  api: Pick<ApiClient, 'direction'>,
  { stops, travelMode }: DirectionsRequest,
  { signal }: { readonly signal: AbortSignal },
): Promise<DirectionsAnswer> {
  const [start, goal] = [stops[0], stops.at(-1)]
  if (!start || !goal) return { ok: false, problem: 'notFound' }
  const waypoints = stops.slice(1, -1)
  const query = {
    origin: toLatLng(start),
    destination: toLatLng(goal),
    mode: travelMode,
    ...(waypoints.length > 0 ? { waypoint: `via:enc:${encodePolyline(waypoints)}:` } : {}),
  }
  const answer = await api.direction({ query }, { signal })
  if (!answer.ok) return { ok: false, problem: PROBLEMS[answer.error.code] ?? 'unavailable' }
  const decoded = decodePolyline(answer.data.points, { maxPoints: MAP_LIMITS.linePoints.max })
  return decoded.ok ? { ok: true, path: decoded.path } : { ok: false, problem: 'unavailable' }
}

const DECIMALS = 6

/** Latitude first, in plain decimals: never as `1e-7`. */
function toLatLng([lng, lat]: Position): string {
  return `${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`
}
