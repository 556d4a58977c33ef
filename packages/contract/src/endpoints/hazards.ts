import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../nullable.ts'
import { HazardAnswer, HazardState, IdParam, ShareToken } from '../schemas.ts'

const HazardParams = Type.Object(
  { id: IdParam, objectId: Type.String({ minLength: 1, maxLength: 255 }) },
  { additionalProperties: false },
)

/** Readers say whether a hazard on a map is still there. */
export const hazardEndpoints = {
  answerHazard: endpoint({
    method: 'PUT',
    path: '/v1/routes/:id/hazards/:objectId',
    summary: 'Says that a hazard is still there or gone, or takes the word back; the last word of each counts',
    access: 'verifiedUser',
    reachesOthers: true,
    params: HazardParams,
    query: Type.Object({ token: Type.Optional(ShareToken) }, { additionalProperties: false }),
    body: Type.Object({ answer: nullable(HazardAnswer) }, { additionalProperties: false }),
    response: { status: 200, body: HazardState },
    errors: ['article.not_found', 'hazard.not_found', 'hazard.own'],
  }),
}
