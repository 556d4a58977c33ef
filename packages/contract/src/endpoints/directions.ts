import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../nullable.ts'

export const TravelMode = Type.Union([Type.Literal('driving'), Type.Literal('walking')])
export type TravelMode = Static<typeof TravelMode>

/** Decimal degrees, latitude first: `36.24,137.97`. Ranges are checked by the server. */
const LatLng = Type.String({ pattern: '^-?[0-9]{1,2}(\\.[0-9]{1,15})?,-?[0-9]{1,3}(\\.[0-9]{1,15})?$' })

/**
 * `via:enc:{polyline}:`, checked by the server. The polyline is of precision 5; 25 waypoints need 300 characters at
 * most, more are let through to be refused by their own code.
 */
const Waypoint = Type.String({ maxLength: 4_000 })

export const DirectionQuery = Type.Object(
  { origin: LatLng, destination: LatLng, mode: TravelMode, waypoint: Type.Optional(Waypoint) },
  { additionalProperties: false },
)
export type DirectionQuery = Static<typeof DirectionQuery>

const Place = Type.Object({ lat: Type.Number(), lng: Type.Number() })

export const Direction = Type.Object({
  /** The path as a polyline of precision 5. */
  points: Type.String(),
  /** The requested waypoints, as such a polyline; null without any. */
  waypoints: nullable(Type.String()),
  /** Start and end of the path: on roads, near the requested stops. */
  start: Place,
  end: Place,
  /** Kilometres, two decimals. */
  distanceKm: Type.Number(),
  mode: TravelMode,
})
export type Direction = Static<typeof Direction>

export const directionEndpoints = {
  direction: endpoint({
    method: 'GET',
    path: '/v1/direction',
    summary: 'The way along roads from origin through the waypoints to destination, for driving or walking',
    access: 'anyone',
    query: DirectionQuery,
    response: { status: 200, body: Direction },
    errors: ['MAX_WAYPOINTS_EXCEEDED', 'MAX_ROUTE_LENGTH_EXCEEDED', 'NOT_FOUND'],
  }),
}
