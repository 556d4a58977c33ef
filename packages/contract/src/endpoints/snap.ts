import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { nullable } from '../nullable.ts'
import { TracedRegion } from './ground.ts'

/** Longer than any polyline of so many points near each other, so that one point too many is refused by its own code. */
const MAX_POLYLINE = 40 * PRODUCT_LIMITS.snap.points

export const SnapQuestion = Type.Object(
  {
    /** A polyline of precision 5, of two to 20,000 points, as it was recorded or drawn. */
    path: Type.String({ pattern: '^[?-~]+$', maxLength: MAX_POLYLINE }),
  },
  { additionalProperties: false },
)
export type SnapQuestion = Static<typeof SnapQuestion>

const SnapStretch = Type.Object({
  /** `kept`: it follows no way, and stays as it is. `same`: it is on its way already. `moved`: it is put on its way. */
  kind: Type.Union([Type.Literal('kept'), Type.Literal('same'), Type.Literal('moved')]),
  /** Metres from the beginning of the line as it was sent, in tenths. Each stretch begins where the one before ends. */
  toMeters: Type.Number(),
  /** The same along the line that is proposed. */
  toProposedMeters: Type.Number(),
  /** How far from its way it was at most, in tenths; 0 where it is kept. */
  movedMeters: Type.Number(),
})

export const SnappedLine = Type.Object({
  /** Where this comes from; null where a routing server does not say. */
  region: nullable(TracedRegion),
  /** Of the line as it was sent. */
  lengthMeters: Type.Number(),
  /** Of the line that is proposed. */
  proposedMeters: Type.Number(),
  /** The line that is proposed: a polyline of precision 5. */
  path: Type.String(),
  /**
   * For each of its points, where on the line as it was sent that belongs: metres from its beginning, in tenths, never
   * less than before. What the line knows of its own points, such as times, can be kept by it.
   */
  alongMeters: Type.Array(Type.Number()),
  stretches: Type.Array(SnapStretch),
})
export type SnappedLine = Static<typeof SnappedLine>

export const snapEndpoints = {
  snap: endpoint({
    method: 'POST',
    path: '/v1/snap',
    summary: 'A recorded or drawn line as it would be on the ways that it follows, and where that changes it',
    access: 'anyone',
    body: SnapQuestion,
    response: { status: 200, body: SnappedLine },
    errors: ['snap.too_many_points', 'snap.too_long'],
  }),
}
