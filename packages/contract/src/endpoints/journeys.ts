import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  Journey,
  JourneyCard,
  JourneyCloneInput,
  JourneyInput,
  JourneyKind,
  JourneyProfile,
  NewJourney,
  OwnJourneyCard,
} from '../journeys.ts'
import { IdParams, Locale, SearchText, ShareToken } from '../schemas.ts'
import { CHANGE_ERRORS, changed, ENTRY_ERRORS, VERSION_ERRORS } from './journey-entries.ts'
import { KeyQuery, keyed } from './keyed.ts'

const TokenQuery = Type.Object({ token: Type.Optional(ShareToken) }, { additionalProperties: false })
/** Journeys and collections themselves. */
export const journeyEndpoints = {
  listJourneys: endpoint({
    method: 'GET',
    path: '/v1/journeys',
    summary: 'Public journeys and collections, the last published first; all of them, or those with all words of `q`',
    access: 'anyone',
    query: Type.Object(
      {
        q: Type.Optional(SearchText),
        kind: Type.Optional(JourneyKind),
        before: Type.Optional(Type.String({ pattern: '^[0-9]{1,17}_[1-9][0-9]{0,14}$' })),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, body: keyed(JourneyCard) },
    errors: [],
  }),
  readJourney: endpoint({
    method: 'GET',
    path: '/v1/journeys/:id',
    summary:
      'One journey or collection; drafts and private ones answer 404 to others, link-shared ones need their token',
    access: 'anyone',
    params: IdParams,
    query: TokenQuery,
    response: { status: 200, body: Journey },
    errors: ['journey.not_found'],
  }),
  readJourneyProfile: endpoint({
    method: 'GET',
    path: '/v1/journeys/:id/profile',
    summary: 'The ways of the stages of a journey, and the heights along them where they are known',
    access: 'anyone',
    params: IdParams,
    query: TokenQuery,
    response: { status: 200, body: JourneyProfile },
    errors: ['journey.not_found'],
  }),
  /** Answers a file, not JSON. */
  exportJourney: endpoint({
    method: 'GET',
    path: '/v1/journeys/:id/export',
    summary:
      'The maps of a journey’s stages as one GPX file, or a ZIP archive of one for each day or, of a collection, stage',
    access: 'anyone',
    params: IdParams,
    query: Type.Object(
      {
        files: Type.Optional(Type.Union([Type.Literal('one'), Type.Literal('each')])),
        /** The language of texts, for articles that have it. */
        hl: Type.Optional(Locale),
        token: Type.Optional(ShareToken),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, body: Type.Unsafe<string | Uint8Array>({ type: 'string' }) },
    errors: ['journey.not_found', 'journey.export_too_large'],
  }),
  listUserJourneys: endpoint({
    method: 'GET',
    path: '/v1/users/:id/journeys',
    summary: 'The public journeys and collections of one person, the newest first',
    access: 'anyone',
    params: IdParams,
    query: KeyQuery,
    response: { status: 200, body: keyed(JourneyCard) },
    errors: ['user.not_found'],
  }),
  listOwnJourneys: endpoint({
    method: 'GET',
    path: '/v1/self/journeys',
    summary: 'The logged-in user’s own journeys and collections, the newest first, or those in the trash',
    access: 'verifiedUser',
    query: Type.Object(
      { ...KeyQuery.properties, kind: Type.Optional(JourneyKind), trashed: Type.Optional(Type.Literal('1')) },
      { additionalProperties: false },
    ),
    response: {
      status: 200,
      body: Type.Object({ ...keyed(OwnJourneyCard).properties, total: Type.Integer() }),
    },
    errors: [],
  }),
  createJourney: endpoint({
    method: 'POST',
    path: '/v1/self/journeys',
    summary: 'Begins a journey or a collection, with entries if there are any yet',
    access: 'verifiedUser',
    body: NewJourney,
    response: { status: 201, body: Journey },
    errors: [
      'account.suspended',
      'file.not_found',
      'journey.limit_reached',
      'journey.title_required',
      'journey.stage_required',
      ...ENTRY_ERRORS,
    ],
    idempotent: true,
  }),
  cloneJourney: endpoint({
    method: 'POST',
    path: '/v1/journeys/:id/clone',
    summary: 'Makes a draft with the entries that one sees of a journey, which it credits unless it is one’s own',
    access: 'verifiedUser',
    params: IdParams,
    query: TokenQuery,
    body: JourneyCloneInput,
    response: { status: 201, body: Journey },
    errors: ['journey.not_found', 'journey.limit_reached', 'user.blocked'],
    idempotent: true,
  }),
  updateJourney: endpoint({
    method: 'PUT',
    path: '/v1/self/journeys/:id',
    summary:
      'What its owner says of a journey, and who sees it; If-Match carries the version it was made from, 412 answers with the newer one in `current`',
    access: 'verifiedUser',
    params: IdParams,
    body: JourneyInput,
    response: changed,
    errors: [...CHANGE_ERRORS, ...VERSION_ERRORS, 'file.not_found', 'journey.title_required', 'journey.stage_required'],
    idempotent: true,
  }),
  deleteJourney: endpoint({
    method: 'DELETE',
    path: '/v1/self/journeys/:id',
    summary: 'Puts a journey into the trash, from where it can be restored for 30 days; its articles stay',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 204, body: null },
    errors: ['journey.not_found'],
  }),
  restoreJourney: endpoint({
    method: 'POST',
    path: '/v1/self/journeys/:id/restore',
    summary: 'Takes a journey out of the trash, as it was; does nothing to one that is not there (any more)',
    access: 'verifiedUser',
    params: IdParams,
    response: changed,
    errors: [...CHANGE_ERRORS, 'journey.limit_reached'],
  }),
}
