import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../nullable.ts'
import { TravelMode, TravelProfile } from '../travel.ts'

const AVOIDABLE = '(steps|ferries|mainRoads|private)'

/** Decimal degrees, latitude first: `36.24,137.97`. Ranges are checked by the server. */
const LatLng = Type.String({ pattern: '^-?[0-9]{1,2}(\\.[0-9]{1,15})?,-?[0-9]{1,3}(\\.[0-9]{1,15})?$' })

/**
 * `via:enc:{polyline}:`, checked by the server. The polyline is of precision 5; 25 waypoints need 300 characters at
 * most, more are let through to be refused by their own code.
 */
const Waypoint = Type.String({ maxLength: 4_000 })

/**
 * Areas that the way keeps out of, however far around that is: the corners of each as a polyline of precision 5, with commas between
 * them. How many and how large they can be, the server says by `no_go.limit_reached`.
 */
const NoGo = Type.String({ pattern: '^[?-~]+(,[?-~]+)*$', maxLength: 12_000 })

export const DirectionQuery = Type.Object(
  {
    origin: LatLng,
    destination: LatLng,
    mode: TravelMode,
    waypoint: Type.Optional(Waypoint),
    /** Refines the mode, and fits it. Without one, ways are those for any car, or for going on foot in a town. */
    profile: Type.Optional(TravelProfile),
    /** What to keep away from, where another way leads there: `steps,ferries`. */
    avoid: Type.Optional(Type.String({ pattern: `^${AVOIDABLE}(,${AVOIDABLE}){0,3}$` })),
    hills: Type.Optional(Type.Union([Type.Literal('avoid'), Type.Literal('seek')])),
    /** The hardest mountain path, by its grade on OpenStreetMap's `sac_scale` from 1 to 6; for hikes, which take any otherwise. */
    hardestPath: Type.Optional(Type.String({ pattern: '^[1-6]$' })),
    noGo: Type.Optional(NoGo),
    /** So many other ways at most, 0 to 2; only without waypoints. */
    alternatives: Type.Optional(Type.String({ pattern: '^[0-2]$' })),
  },
  { additionalProperties: false },
)
export type DirectionQuery = Static<typeof DirectionQuery>

const Place = Type.Object({ lat: Type.Number(), lng: Type.Number() })

const FoundWay = {
  /** The path as a polyline of precision 5. */
  points: Type.String(),
  /** Start and end of the path: on roads, near the requested stops. */
  start: Place,
  end: Place,
  /** Kilometres, two decimals. */
  distanceKm: Type.Number(),
  /** Seconds on the way, as the routing engine reckons. */
  durationSeconds: Type.Integer(),
}

export const Direction = Type.Object({
  ...FoundWay,
  /** The requested waypoints, as a polyline of precision 5; null without any. */
  waypoints: nullable(Type.String()),
  mode: TravelMode,
  /** The requested one. */
  profile: Type.Optional(TravelProfile),
  /** Other ways that are worth a look, the best first, often fewer than requested; absent unless requested. */
  alternatives: Type.Optional(Type.Array(Type.Object(FoundWay))),
})
export type Direction = Static<typeof Direction>

export const DirectionOptions = Type.Object({
  /** Whether any path of the installed regions has a hiking grade: otherwise `hardestPath` changes nothing. */
  hasHikingGrades: Type.Boolean(),
  /** Whether there is any ferry to avoid. */
  hasFerries: Type.Boolean(),
  /** Whether the ways know how steep they are: otherwise `hills` changes nothing. */
  hasElevations: Type.Optional(Type.Boolean()),
})
export type DirectionOptions = Static<typeof DirectionOptions>

export const directionEndpoints = {
  direction: endpoint({
    method: 'GET',
    path: '/v1/direction',
    summary:
      'The way along roads from origin through the waypoints to destination, for driving or walking, as one of ten profiles',
    access: 'anyone',
    query: DirectionQuery,
    response: { status: 200, body: Direction },
    errors: ['MAX_WAYPOINTS_EXCEEDED', 'MAX_ROUTE_LENGTH_EXCEEDED', 'NOT_FOUND', 'no_go.limit_reached'],
  }),
  directionOptions: endpoint({
    method: 'GET',
    path: '/v1/direction/options',
    summary: 'Which options of directions mean something in the installed regions; none where that is unknown',
    access: 'anyone',
    response: { status: 200, body: DirectionOptions },
    errors: [],
  }),
}
