import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Journey, JourneyEntryInput, JourneyOrder, NewJourneyEntry } from '../journeys.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { IdParam, IdParams } from '../schemas.ts'

const EntryParams = Type.Object({ id: IdParam, entryId: IdParam }, { additionalProperties: false })
/** Whatever changes a journey answers all of it, as its owner sees it, with its version as `ETag`. */
export const changed = { status: 200, body: Journey } as const
export const CHANGE_ERRORS = ['account.suspended', 'journey.not_found'] as const
export const VERSION_ERRORS = ['journey.version_required', 'journey.version_conflict'] as const
export const ENTRY_ERRORS = [
  'article.not_found',
  'journey.entry_limit_reached',
  'journey.part_invalid',
  'user.blocked',
] as const

/** What a journey holds, in its order. */
export const journeyEntryEndpoints = {
  addJourneyEntries: endpoint({
    method: 'POST',
    path: '/v1/self/journeys/:id/entries',
    summary: 'Adds entries at the end of their days, or of the journey; needs no version',
    access: 'verifiedUser',
    params: IdParams,
    body: Type.Object(
      { entries: Type.Array(NewJourneyEntry, { minItems: 1, maxItems: PRODUCT_LIMITS.journey.entries }) },
      { additionalProperties: false },
    ),
    response: { status: 201, body: Journey },
    errors: [...CHANGE_ERRORS, ...ENTRY_ERRORS],
    idempotent: true,
  }),
  updateJourneyEntry: endpoint({
    method: 'PUT',
    path: '/v1/self/journeys/:id/entries/:entryId',
    summary:
      'Another note, day or part for an entry, which moves to the end of another day; If-Match as for the journey',
    access: 'verifiedUser',
    params: EntryParams,
    body: JourneyEntryInput,
    response: changed,
    errors: [
      ...CHANGE_ERRORS,
      ...VERSION_ERRORS,
      'article.not_found',
      'journey.entry_not_found',
      'journey.part_invalid',
      'user.blocked',
    ],
  }),
  removeJourneyEntry: endpoint({
    method: 'DELETE',
    path: '/v1/self/journeys/:id/entries/:entryId',
    summary: 'Takes an entry out of a journey, not the article; does nothing where it is gone already',
    access: 'verifiedUser',
    params: EntryParams,
    response: changed,
    errors: [...CHANGE_ERRORS],
  }),
  orderJourney: endpoint({
    method: 'PUT',
    path: '/v1/self/journeys/:id/order',
    summary: 'Puts all entries into an order and into days; If-Match as for the journey',
    access: 'verifiedUser',
    params: IdParams,
    body: JourneyOrder,
    response: changed,
    errors: [...CHANGE_ERRORS, ...VERSION_ERRORS, 'journey.order_invalid'],
  }),
}
