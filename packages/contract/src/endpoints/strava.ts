import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { nullable } from '../nullable.ts'
import { IdParams, PageQuery, Timestamp, TitleInput } from '../schemas.ts'

/** The state of the logged-in user's Strava connection. */
export const StravaState = Type.Object({
  /** Whether this instance has a Strava app at all. */
  is_offered: Type.Boolean(),
  is_connected: Type.Boolean(),
  /** What the athlete is called there; null unless connected. */
  athlete_name: nullable(Type.String()),
  /** Whether activities that only the athlete sees may be read, too. */
  reads_private: Type.Boolean(),
  /** Whether the operator lets routes from Strava be published. */
  may_publish: Type.Boolean(),
  /** Seconds until Strava may be requested again; null when it may be now. */
  wait_seconds: nullable(Type.Integer()),
  /** The import that runs, or the last one of today. */
  import_id: nullable(Type.Integer()),
})
export type StravaState = Static<typeof StravaState>

export const StravaActivity = Type.Object({
  /** As digits: they do not stay below 2³¹. */
  id: Type.String(),
  name: Type.String(),
  /** As Strava calls it, for instance `TrailRun`; '' where it says nothing. */
  sport: Type.String(),
  started_at: Timestamp,
  /** Kilometres, two decimals. */
  distance_km: Type.Number(),
  /** Seconds. */
  moving_time: Type.Integer(),
  /** Metres. */
  elevation_gain: nullable(Type.Number()),
  /** Encoded, precision 5, for a small map; null without a track, which cannot be imported. */
  polyline: nullable(Type.String()),
  is_private: Type.Boolean(),
  /** The draft that it became. */
  route_id: nullable(Type.Integer()),
})
export type StravaActivity = Static<typeof StravaActivity>

/** `looked_through`: how many activities were searched for this page; with a search text, a page has the matches among two hundred. */
export const StravaActivityPage = Type.Object({
  data: Type.Array(StravaActivity),
  page: Type.Integer(),
  has_more: Type.Boolean(),
  looked_through: Type.Integer(),
})
export type StravaActivityPage = Static<typeof StravaActivityPage>

const StravaImportItem = Type.Object({
  activity_id: Type.String(),
  name: Type.String(),
  state: Type.Union([
    Type.Literal('waiting'),
    /** Read, and waits for the others that become one route with it. */
    Type.Literal('fetched'),
    Type.Literal('imported'),
    /** An earlier import has made a route of it, which is still there. */
    Type.Literal('already'),
    Type.Literal('failed'),
    Type.Literal('cancelled'),
  ]),
  route_id: nullable(Type.Integer()),
  /** Error code of the failure, from the catalogue. */
  error: nullable(Type.String()),
})

/** An import of activities into drafts. It continues when the page is closed. */
export const StravaImport = Type.Object({
  id: Type.Integer(),
  mode: Type.Union([Type.Literal('one'), Type.Literal('each')]),
  state: Type.Union([Type.Literal('running'), Type.Literal('done'), Type.Literal('cancelled')]),
  /** Seconds until it continues; null while it is running. */
  wait_seconds: nullable(Type.Integer()),
  /** Why it waits: `strava.too_many`, `strava.unavailable`. */
  wait_code: nullable(Type.String()),
  total: Type.Integer(),
  success: Type.Integer(),
  failed: Type.Integer(),
  items: Type.Array(StravaImportItem),
  created_at: Timestamp,
})
export type StravaImport = Static<typeof StravaImport>

const ASKING = [
  'strava.not_configured',
  'strava.not_connected',
  'strava.not_found',
  'strava.permission_missing',
  'strava.too_many',
  'strava.unavailable',
] as const

export const stravaEndpoints = {
  readStrava: endpoint({
    method: 'GET',
    path: '/v1/self/strava',
    summary: 'Whether the logged-in user has connected a Strava account, and what may be done with it',
    access: 'verifiedUser',
    response: { status: 200, body: StravaState },
    errors: [],
  }),
  disconnectStrava: endpoint({
    method: 'DELETE',
    path: '/v1/self/strava',
    summary: 'Forgets what Strava has allowed, and tells it so; logging in with Strava stays',
    access: 'verifiedUser',
    /** `routes`: those that came from Strava are deleted, too. */
    query: Type.Object({ routes: Type.Optional(Type.Literal('delete')) }, { additionalProperties: false }),
    response: { status: 204, body: null },
    errors: ['strava.not_configured'],
  }),
  listStravaActivities: endpoint({
    method: 'GET',
    path: '/v1/self/strava/activities',
    summary: 'Activities of the connected Strava account, newest first; `q` looks in their names',
    access: 'verifiedUser',
    query: Type.Object(
      {
        page: Type.Optional(PageQuery),
        q: Type.Optional(Type.String({ maxLength: PRODUCT_LIMITS.searchLength.max })),
        /** Asks Strava again instead of answering from the last minutes. */
        fresh: Type.Optional(Type.Literal('1')),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, body: StravaActivityPage },
    errors: [...ASKING],
  }),
  createStravaImport: endpoint({
    method: 'POST',
    path: '/v1/self/strava/imports',
    summary: 'Makes private drafts of activities, one of all or one of each; goes on after the answer',
    access: 'verifiedUser',
    body: Type.Object(
      {
        activity_ids: Type.Array(Type.String({ pattern: '^[1-9][0-9]{0,15}$' }), {
          minItems: 1,
          maxItems: PRODUCT_LIMITS.importedItems,
          uniqueItems: true,
        }),
        mode: Type.Union([Type.Literal('one'), Type.Literal('each')]),
        /** Of one route of all; that of its first activity unless given. */
        title: Type.Optional(TitleInput),
      },
      { additionalProperties: false },
    ),
    response: { status: 201, body: StravaImport },
    errors: ['strava.not_configured', 'strava.not_connected', 'strava.import_running'],
    idempotent: true,
  }),
  readStravaImport: endpoint({
    method: 'GET',
    path: '/v1/self/strava/imports/:id',
    summary: 'How far an import has come',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 200, body: StravaImport },
    errors: ['strava.import_not_found'],
  }),
  cancelStravaImport: endpoint({
    method: 'DELETE',
    path: '/v1/self/strava/imports/:id',
    summary: 'Leaves what is not imported yet',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 204, body: null },
    errors: ['strava.import_not_found'],
  }),
}
