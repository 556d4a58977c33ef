import { type Static, Type } from 'typebox'
import { GROUND_OBSTACLES, SURFACES, WAY_KINDS } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { nullable } from '../nullable.ts'

/** Longer than any polyline of the maximum number of points, so that one point too many is refused by its own code. */
const MAX_POLYLINE = 60 * PRODUCT_LIMITS.ground.points

export const GroundQuestion = Type.Object(
  {
    /** A polyline of precision 5, of two to 10,000 points. */
    path: Type.String({ pattern: '^[?-~]+$', maxLength: MAX_POLYLINE }),
    /** `edges`: the line was found along ways, point by point. `map`, the default: it was recorded or drawn. */
    matching: Type.Optional(Type.Union([Type.Literal('edges'), Type.Literal('map')])),
  },
  { additionalProperties: false },
)
export type GroundQuestion = Static<typeof GroundQuestion>

export const GroundStretch = Type.Object({
  /** Metres from the beginning of the line, in tenths. Each stretch begins where the one before ends. */
  toMeters: Type.Number(),
  /** What is under the feet; null where it is not known. Never inferred from the kind of way. */
  surface: nullable(Type.Enum([...SURFACES])),
  /** What the way is for; null off the network. */
  kind: nullable(Type.Enum([...WAY_KINDS])),
  /** 1 to 6, as `sac_scale` of OpenStreetMap; null where none is told. */
  hikingGrade: nullable(Type.Integer({ minimum: 1, maximum: 6 })),
})
export type GroundStretch = Static<typeof GroundStretch>

export const GroundObstacle = Type.Object({
  kind: Type.Enum([...GROUND_OBSTACLES]),
  /** Where it begins, in metres from the beginning of the line. */
  atMeters: Type.Number(),
  /** 0 for what has no length. */
  lengthMeters: Type.Number(),
  /** Of stairs; null where they were not counted. */
  stepCount: nullable(Type.Integer()),
  /** Of stairs; null where it is not known. */
  hasHandrail: nullable(Type.Boolean()),
  /** Whether there is a ramp beside the stairs; null where it is not known. */
  hasRamp: nullable(Type.Boolean()),
})
export type GroundObstacle = Static<typeof GroundObstacle>

/** Whose ways were looked at. */
export const TracedRegion = Type.Object({
  /** Of the installed set. */
  version: Type.String(),
  /** As `2026-10-01`: all of it is at least as new. Null for sets that do not say. */
  dataDate: nullable(Type.String()),
  /** The town of the demonstration, which is not in OpenStreetMap. */
  isInvented: Type.Boolean(),
})

export const GroundOfLine = Type.Object({
  /** Where this comes from; null where a routing server does not say. */
  region: nullable(TracedRegion),
  lengthMeters: Type.Number(),
  /** Whether surfaces, steps and barriers can be known here at all. */
  hasSurfaces: Type.Boolean(),
  stretches: Type.Array(GroundStretch),
  /** What the data has of steps, kerbs and barriers, in the order of the line. Others may be there. */
  obstacles: Type.Array(GroundObstacle),
})
export type GroundOfLine = Static<typeof GroundOfLine>

export const groundEndpoints = {
  ground: endpoint({
    method: 'POST',
    path: '/v1/ground',
    summary: 'What is under the feet along a line, from the installed regions',
    access: 'anyone',
    body: GroundQuestion,
    response: { status: 200, body: GroundOfLine },
    errors: ['ground.too_many_points', 'ground.too_long'],
  }),
}
