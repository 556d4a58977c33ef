import { type Static, Type } from 'typebox'
import { WAYSIDE_KINDS } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { nullable } from '../nullable.ts'

/** Longer than any polyline of the maximum number of points, so that one point too many is refused by its own code. */
const MAX_POLYLINE = 300_000
const { withinMeters, usualMeters } = PRODUCT_LIMITS.along

const WaysideKindSchema = Type.Enum([...WAYSIDE_KINDS])

export const AlongQuestion = Type.Object(
  {
    /** A polyline of precision 5, of one to 10,000 points, at most 3,000 km long. */
    path: Type.String({ pattern: '^[?-~]+$', maxLength: MAX_POLYLINE }),
    /** How far from the line, straight. */
    withinMeters: Type.Optional(
      Type.Integer({ minimum: withinMeters.min, maximum: withinMeters.max, default: usualMeters }),
    ),
    /** All when absent. */
    kinds: Type.Optional(Type.Array(WaysideKindSchema, { minItems: 1, maxItems: WAYSIDE_KINDS.length })),
  },
  { additionalProperties: false },
)
export type AlongQuestion = Static<typeof AlongQuestion>

const place = {
  /** As OpenStreetMap's services write ids: `N123`, `W45`, `R6`. */
  id: Type.String(),
  kind: WaysideKindSchema,
  /** Null where it has none. */
  name: nullable(Type.Object({ ja: Type.String(), en: Type.String() })),
  lat: Type.Number(),
  lng: Type.Number(),
  /** From the line, straight. */
  detourMeters: Type.Integer(),
}

const PlaceAlong = Type.Object({
  ...place,
  /** From the beginning of the line to where it passes the place. */
  alongMeters: Type.Integer(),
  /** Values of OpenStreetMap as they are, such as `Apr-Nov`; only those it has. */
  tags: Type.Object({
    opening_hours: Type.Optional(Type.String()),
    seasonal: Type.Optional(Type.String()),
    fee: Type.Optional(Type.String()),
    wheelchair: Type.Optional(Type.String()),
    access: Type.Optional(Type.String()),
  }),
})
export type PlaceAlong = Static<typeof PlaceAlong>

const LineTerminus = Type.Object(place)
export type LineTerminus = Static<typeof LineTerminus>

/** From where something is known. */
export const KnownRegion = Type.Object({
  /** Of the installed set. */
  version: Type.String(),
  /** As `2026-10-01`: all of it is at least as new. */
  dataDate: Type.String(),
  /** Whether the data says so itself, or it is only the day on which its file was made. */
  dateSource: Type.Union([Type.Literal('extract'), Type.Literal('file')]),
  /** The town of the demonstration, which is not in OpenStreetMap. */
  isInvented: Type.Boolean(),
})
export type KnownRegion = Static<typeof KnownRegion>

export const Along = Type.Object({
  /** Null where no region with such data is installed. */
  region: nullable(KnownRegion),
  /** How much of the line is where the data has anything: nothing is said of the rest. */
  coverage: Type.Union([Type.Literal('all'), Type.Literal('part'), Type.Literal('none')]),
  /** In the order of the line; a place that it passes twice is there twice. */
  places: Type.Array(PlaceAlong),
  /** Whether there are more than were returned. */
  hasMore: Type.Boolean(),
  /** The station within 500 m of the first position, else the stop. */
  start: nullable(LineTerminus),
  /** The same of the last position. */
  end: nullable(LineTerminus),
})
export type Along = Static<typeof Along>

export const alongEndpoints = {
  along: endpoint({
    method: 'POST',
    path: '/v1/along',
    summary: 'What lies along a line, such as water and toilets, from the installed regions',
    access: 'anyone',
    body: AlongQuestion,
    response: { status: 200, body: Along },
    errors: ['along.too_many_points', 'along.too_long'],
  }),
}
