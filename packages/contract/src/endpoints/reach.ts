import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { TravelMode, TravelProfile } from '../travel.ts'
import { DirectionQuery } from './directions.ts'

const { origin, mode, profile, avoid, hills, hardestPath, noGo } = DirectionQuery.properties

export const ReachQuery = Type.Object(
  {
    origin,
    mode,
    profile,
    avoid,
    hills,
    hardestPath,
    noGo,
    /** How long one is on the way. Either this or `kilometers`; the server has the limits. */
    minutes: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$' })),
    /** How far one goes along roads, with one decimal at most. */
    kilometers: Type.Optional(Type.String({ pattern: '^([1-9][0-9]{0,2}(\\.[0-9])?|0\\.[1-9])$' })),
  },
  { additionalProperties: false },
)
export type ReachQuery = Static<typeof ReachQuery>

/** Lines of precision 5; the last point of each is the first again. */
const ReachArea = Type.Object({ outer: Type.String(), holes: Type.Array(Type.String()) })

export const Reach = Type.Object({
  /** What can be reached, the largest area first. It ends where the map data does. */
  areas: Type.Array(ReachArea),
  mode: TravelMode,
  /** The requested one. */
  profile: Type.Optional(TravelProfile),
})
export type Reach = Static<typeof Reach>

export const reachEndpoints = {
  reach: endpoint({
    method: 'GET',
    path: '/v1/reach',
    summary: 'How far one comes along roads from a place, in minutes or in kilometres, as one of ten profiles',
    access: 'anyone',
    query: ReachQuery,
    response: { status: 200, body: Reach },
    errors: ['NOT_FOUND', 'no_go.limit_reached'],
  }),
}
