import { type Static, Type } from 'typebox'
import { TOUR_IDS, type TourId } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { Timestamp, TutorialRecord } from '../schemas.ts'

const TourIdSchema = Type.Enum([...TOUR_IDS])

const TourRecord = Type.Object(
  {
    ids: Type.Array(TourIdSchema, { minItems: 1, maxItems: TOUR_IDS.length, uniqueItems: true }),
    /** When this device saw each end, for tours taken before a log-in; now, where it is absent. */
    times: Type.Optional(
      Type.Object(
        {
          first_use: Type.Optional(Timestamp),
          editor: Type.Optional(Timestamp),
          search_map: Type.Optional(Timestamp),
        } satisfies Record<TourId, unknown>,
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)
export type TourRecord = Static<typeof TourRecord>

export const tourEndpoints = {
  recordTours: endpoint({
    method: 'POST',
    path: '/v1/self/tourrecord',
    summary: 'Records tours as done; of two times for one tour the earlier is kept. Answers all that are done',
    access: 'user',
    body: TourRecord,
    response: { status: 200, body: TutorialRecord },
    errors: [],
  }),
}
