import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { TravelMode, TravelProfile } from '../travel.ts'
import { DirectionQuery } from './directions.ts'

const { origin, mode, profile, avoid, hills, hardestPath, noGo } = DirectionQuery.properties

export const LoopsQuery = Type.Object(
  {
    origin,
    mode,
    profile,
    avoid,
    hills,
    hardestPath,
    noGo,
    /** How long the loop shall take. Either this or `kilometers`; the server has the limits. */
    minutes: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$' })),
    /** How long it shall be, with one decimal at most. */
    kilometers: Type.Optional(Type.String({ pattern: '^([1-9][0-9]{0,2}(\\.[0-9])?|0\\.[1-9])$' })),
  },
  { additionalProperties: false },
)
export type LoopsQuery = Static<typeof LoopsQuery>

const Loop = Type.Object({
  /** A polyline of precision 5, whose ends are the same place. */
  points: Type.String(),
  /** The stops between them, in order, in the same form: directions through them are this way. */
  waypoints: Type.String(),
  distanceKm: Type.Number(),
  durationSeconds: Type.Number(),
  /** How much of the distance is gone along a second time. */
  repeatedKm: Type.Number(),
})

export const Loops = Type.Object({
  /** Up to three that differ, those first that repeat least. Where nothing leads around, ways there and back. */
  loops: Type.Array(Loop),
  mode: TravelMode,
  /** The requested one. */
  profile: Type.Optional(TravelProfile),
})
export type Loops = Static<typeof Loops>

export const loopEndpoints = {
  loops: endpoint({
    method: 'GET',
    path: '/v1/loops',
    summary: 'Up to three ways that end where they begin, of about so many kilometres or minutes',
    access: 'anyone',
    query: LoopsQuery,
    response: { status: 200, body: Loops },
    errors: ['NOT_FOUND', 'loop.not_found', 'no_go.limit_reached'],
  }),
}
