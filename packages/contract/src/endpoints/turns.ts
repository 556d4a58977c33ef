import { type Static, Type } from 'typebox'
import { TURN_KINDS } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { nullable } from '../nullable.ts'
import { Locale } from '../schemas.ts'
import { TravelProfile } from '../travel.ts'
import { TracedRegion } from './ground.ts'

/** Longer than any polyline of the maximum number of points, so that one point too many is refused by its own code. */
const MAX_POLYLINE = 60 * PRODUCT_LIMITS.turns.points

export const TurnsQuestion = Type.Object(
  {
    /** A polyline of precision 5, of two to 10,000 points. */
    path: Type.String({ pattern: '^[?-~]+$', maxLength: MAX_POLYLINE }),
    /** `edges`: the line was found along ways, point by point. `map`, the default: it was recorded or drawn. */
    matching: Type.Optional(Type.Union([Type.Literal('edges'), Type.Literal('map')])),
    /** Whose turns these are. Without one, of somebody on foot, and where nobody walks, by car. */
    profile: Type.Optional(TravelProfile),
    /** Of the texts. Names of streets stay as the map data has them. */
    language: Locale,
  },
  { additionalProperties: false },
)
export type TurnsQuestion = Static<typeof TurnsQuestion>

export const LineTurn = Type.Object({
  kind: Type.Enum([...TURN_KINDS]),
  /** A sentence. */
  text: Type.String(),
  /** Metres from the beginning of the line, in tenths. */
  atMeters: Type.Number(),
  /** On the line. */
  lat: Type.Number(),
  lng: Type.Number(),
})
export type LineTurn = Static<typeof LineTurn>

export const TurnsOfLine = Type.Object({
  /** Where this comes from; null where a routing server does not say. */
  region: nullable(TracedRegion),
  lengthMeters: Type.Number(),
  /** In the order of the line. */
  turns: Type.Array(LineTurn),
  /** Parts of the line where no way is known, or another one than the line: nothing is said of turns there. */
  unknown: Type.Array(Type.Object({ fromMeters: Type.Number(), toMeters: Type.Number() })),
})
export type TurnsOfLine = Static<typeof TurnsOfLine>

export const turnEndpoints = {
  turns: endpoint({
    method: 'POST',
    path: '/v1/turns',
    summary: 'Where a line turns, in words, from the ways of the installed regions',
    access: 'anyone',
    body: TurnsQuestion,
    response: { status: 200, body: TurnsOfLine },
    errors: ['turns.too_many_points', 'turns.too_long'],
  }),
}
