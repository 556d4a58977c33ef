import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { nullable } from '../nullable.ts'

/** Longer than any polyline of the maximum number of points, so that one point too many is refused by its own code. */
const MAX_POLYLINE = 60_000

export const ElevationQuestion = Type.Object(
  {
    /** A polyline of precision 5, of one to 1,000 points. */
    path: Type.String({ pattern: '^[?-~]+$', maxLength: MAX_POLYLINE }),
    /**
     * Asks between its points too: others are added, evenly spread and at least 10 m apart, until there are about so
     * many. Without it elevations are returned for its own points only.
     */
    samples: Type.Optional(Type.Integer({ minimum: 2, maximum: PRODUCT_LIMITS.elevationPoints })),
  },
  { additionalProperties: false },
)
export type ElevationQuestion = Static<typeof ElevationQuestion>

export const ElevationCredit = Type.Object({
  /** Short, for display beside a profile. */
  name: Type.String(),
  /** The attribution that its licence requires. */
  attribution: Type.String(),
  /** Where the licence is explained. */
  url: nullable(Type.String()),
})
export type ElevationCredit = Static<typeof ElevationCredit>

export const Elevations = Type.Object({
  /** The points with elevations: those requested, and those that were added. A polyline of precision 5. */
  path: Type.String(),
  /** Metres above the sea in tenths, one for each point; null where none is known. */
  elevationsMeters: Type.Array(nullable(Type.Number())),
  /** Whose elevations they are, the first source first; empty when none is known. */
  sources: Type.Array(ElevationCredit),
})
export type Elevations = Static<typeof Elevations>

export const elevationEndpoints = {
  elevations: endpoint({
    method: 'POST',
    path: '/v1/elevations',
    summary: 'Elevations along a line, from the elevation models that this installation reads',
    access: 'anyone',
    body: ElevationQuestion,
    response: { status: 200, body: Elevations },
    errors: ['elevation.not_configured', 'elevation.too_many_points'],
  }),
}
