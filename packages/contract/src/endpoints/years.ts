import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../nullable.ts'
import { IdParam, Locale } from '../schemas.ts'

const closed = { additionalProperties: false } as const

/** What somebody did: on a mountain, on foot elsewhere, by bicycle, by motor. */
export const SPORTS = ['hike', 'walk', 'cycling', 'driving'] as const
export const Sport = Type.Enum([...SPORTS])
export type Sport = Static<typeof Sport>

/** A walk log, or an article of a recording that no walk log names. */
const ACTIVITY_KINDS = ['walk_log', 'article'] as const
const ActivityKind = Type.Enum([...ACTIVITY_KINDS])

const sumFields = {
  /** Activities. */
  count: Type.Integer(),
  /** Two decimals; null where no activity tells, as with the next two. */
  distance_km: nullable(Type.Number()),
  climb_m: nullable(Type.Integer()),
  /** Under way, without long rests. */
  seconds: nullable(Type.Integer()),
}
/** What activities are together. */
export const ActivitySums = Type.Object(sumFields)
export type ActivitySums = Static<typeof ActivitySums>

const YearSums = Type.Object({ year: Type.Integer(), ...sumFields })
const SportSums = Type.Object({ sport: Sport, ...sumFields })
/** `begin` is the first day of a week, a Monday, or of a month, as `2026-11-30`. */
const SpanSums = Type.Object({ begin: Type.String(), ...sumFields })
export type SpanSums = Static<typeof SpanSums>

const activityFields = {
  kind: ActivityKind,
  /** Of the log, or of the article. */
  id: Type.Integer(),
  /** The article that it is or was on; null where the walker cannot see that any more. */
  article_id: nullable(Type.Integer()),
  /** Of that article; '' without one. */
  title: Type.String(),
  language: Locale,
  /** In the second language; null without one. */
  translation: nullable(Type.Object({ title: Type.String() })),
  /** In the calendar of where it was, as `2026-11-03`. */
  date: Type.String(),
  sport: Sport,
  distance_km: nullable(Type.Number()),
  climb_m: nullable(Type.Integer()),
  seconds: nullable(Type.Integer()),
}
export const Activity = Type.Object(activityFields)
export type Activity = Static<typeof Activity>

/** A municipality; a town's name in the reader's language. */
const ReachedPlace = Type.Object({ name: Type.String(), count: Type.Integer(), first_on: Type.String() })
const ReachedSummit = Type.Object({
  name: Type.String(),
  /** Metres; null where none of the recordings tells. */
  elevation_m: nullable(Type.Integer()),
  count: Type.Integer(),
  first_on: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
})

export const YearList = Type.Object({
  /** Newest first, those with an activity. */
  years: Type.Array(YearSums),
  /** Whether everybody may read the public part. */
  is_public: Type.Boolean(),
})
export type YearList = Static<typeof YearList>

/** One year, or all of them. */
export const YearReport = Type.Object({
  /** Of all activities, whatever sport was asked for; the most frequent first. The rest is of that sport. */
  sports: Type.Array(SportSums),
  total: ActivitySums,
  /** Those with an activity, oldest first. Of all years: none, months tell. */
  weeks: Type.Array(SpanSums),
  months: Type.Array(SpanSums),
  longest: nullable(Activity),
  /** The greatest climb. */
  highest: nullable(Activity),
  highest_point: nullable(Type.Object({ ...activityFields, meters: Type.Integer() })),
  /** The most visited first, at most 200 of each. */
  municipalities: Type.Array(ReachedPlace),
  summits: Type.Array(ReachedSummit),
  municipality_count: Type.Integer(),
  summit_count: Type.Integer(),
  /** False while places of some activities are still being looked up. */
  has_all_places: Type.Boolean(),
  /** Newest first. */
  activities: Type.Object({ data: Type.Array(Activity), next: nullable(Type.String()) }),
})
export type YearReport = Static<typeof YearReport>

const Track = Type.Object({
  kind: ActivityKind,
  id: Type.Integer(),
  article_id: nullable(Type.Integer()),
  date: Type.String(),
  sport: Sport,
  /** Encoded polylines, five decimals. */
  lines: Type.Array(Type.String()),
})

/** Lines with as many points as can be told apart at a zoom. */
export const YearTracks = Type.Object({
  /** Each line once, of the newest activity that followed it. */
  tracks: Type.Array(Track),
  /** West, south, east and north of all tracks of the question, whatever its box; null without any. */
  bounds: nullable(Type.Array(Type.Number())),
  /** Ask again from this zoom on; null where nothing more is to be had. */
  next_zoom: nullable(Type.Integer()),
})
export type YearTracks = Static<typeof YearTracks>

const Year = Type.String({ pattern: '^(?:all|(?:19|20)\\d\\d)$' })
const SportQuery = Type.Optional(Sport)
const ReportQuery = Type.Object(
  {
    sport: SportQuery,
    /** The `next` of the page before; the answer has activities alone then, and sums. */
    before: Type.Optional(
      Type.String({ pattern: '^(?:19|20)\\d\\d-\\d\\d-\\d\\d\\.(?:walk_log|article)\\.[1-9][0-9]{0,14}$' }),
    ),
  },
  closed,
)
const TracksQuery = Type.Object(
  {
    sport: SportQuery,
    /** Of a map with tiles of 512 pixels, rounded down. Default: 0. */
    zoom: Type.Optional(Type.String({ pattern: '^(?:1?\\d|2[0-4])$' })),
    /** `west,south,east,north` in degrees: tracks with something in it. */
    bbox: Type.Optional(Type.String({ pattern: '^-?\\d{1,3}(?:\\.\\d{1,8})?(?:,-?\\d{1,3}(?:\\.\\d{1,8})?){3}$' })),
  },
  closed,
)
const OwnYear = Type.Object({ year: Year }, closed)
const YearOf = Type.Object({ id: IdParam, year: Year }, closed)

/** What people did, by year. */
export const yearEndpoints = {
  listOwnYears: endpoint({
    method: 'GET',
    path: '/v1/self/years',
    summary: 'The years in which the user did something, the newest first',
    access: 'verifiedUser',
    response: { status: 200, body: YearList },
    errors: [],
  }),
  showYears: endpoint({
    method: 'PUT',
    path: '/v1/self/years',
    summary: 'Shows the public part of the user’s years to everybody, or hides it',
    access: 'verifiedUser',
    reachesOthers: true,
    body: Type.Object({ is_public: Type.Boolean() }, closed),
    response: { status: 204, body: null },
    errors: [],
  }),
  readOwnYear: endpoint({
    method: 'GET',
    path: '/v1/self/years/:year',
    summary: 'What the user did in one year, or in all',
    access: 'verifiedUser',
    params: OwnYear,
    query: ReportQuery,
    response: { status: 200, body: YearReport },
    errors: [],
  }),
  readOwnTracks: endpoint({
    method: 'GET',
    path: '/v1/self/years/:year/tracks',
    summary: 'The lines of what the user did, as a map of a zoom shows them',
    access: 'verifiedUser',
    params: OwnYear,
    query: TracksQuery,
    response: { status: 200, body: YearTracks },
    errors: [],
  }),
  listYears: endpoint({
    method: 'GET',
    path: '/v1/users/:id/years',
    summary: 'The years in which somebody did something that is public, the newest first',
    access: 'anyone',
    params: Type.Object({ id: IdParam }, closed),
    response: { status: 200, body: YearList },
    errors: ['user.not_found'],
  }),
  readYear: endpoint({
    method: 'GET',
    path: '/v1/users/:id/years/:year',
    summary: 'What somebody did in one year, or in all, as far as it is public',
    access: 'anyone',
    params: YearOf,
    query: ReportQuery,
    response: { status: 200, body: YearReport },
    errors: ['user.not_found'],
  }),
  readTracks: endpoint({
    method: 'GET',
    path: '/v1/users/:id/years/:year/tracks',
    summary: 'The lines of what somebody did, as far as they are public',
    access: 'anyone',
    params: YearOf,
    query: TracksQuery,
    response: { status: 200, body: YearTracks },
    errors: ['user.not_found'],
  }),
  exportYears: endpoint({
    method: 'GET',
    path: '/v1/self/years/:year/export',
    summary: 'All recordings of the user as one GPX or GeoJSON file',
    access: 'verifiedUser',
    params: OwnYear,
    query: Type.Object(
      { format: Type.Union([Type.Literal('gpx'), Type.Literal('geojson')]), sport: SportQuery },
      closed,
    ),
    response: { status: 200, body: Type.Unsafe<AsyncIterable<string>>({ type: 'string' }) },
    errors: [],
  }),
}
