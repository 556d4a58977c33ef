import { type Static, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'

const maybe = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]))

/** What Strava answers for tokens. Whatever else it says is not read. */
export const StravaTokens = Type.Object({
  access_token: Type.String({ minLength: 1, maxLength: 1000 }),
  refresh_token: Type.String({ minLength: 1, maxLength: 1000 }),
  /** Seconds since 1970. */
  expires_at: Type.Integer({ minimum: 0, maximum: 100_000_000_000 }),
})
export type StravaTokens = Static<typeof StravaTokens>

/** An activity as lists and its own page have it. */
export const ActivitySummary = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  name: Type.String(),
  start_date: Type.String({ pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$` }),
  sport_type: maybe(Type.String()),
  type: maybe(Type.String()),
  distance: maybe(Type.Number()),
  moving_time: maybe(Type.Number()),
  total_elevation_gain: maybe(Type.Number()),
  private: maybe(Type.Boolean()),
  visibility: maybe(Type.String()),
  map: maybe(Type.Object({ summary_polyline: maybe(Type.String()) })),
})
export type ActivitySummary = Static<typeof ActivitySummary>

const stream = <S extends TSchema>(item: S) => maybe(Type.Object({ data: Type.Array(item) }))
const numberOrNull = Type.Union([Type.Number(), Type.Null()])

/** What sensors measured is read value by value: a broken sensor takes nothing else of an activity away. */
const sensorStream = stream(Type.Unknown())

export const StreamSet = Type.Object({
  latlng: stream(Type.Union([Type.Tuple([Type.Number(), Type.Number()]), Type.Null()])),
  time: stream(numberOrNull),
  altitude: stream(numberOrNull),
  heartrate: sensorStream,
  cadence: sensorStream,
  watts: sensorStream,
  temp: sensorStream,
})
export type StreamSet = Static<typeof StreamSet>

/** Undefined for a value that does not match. Compiled: the streams of a long day are some hundred thousand values. */
function reader<S extends TSchema>(schema: S): (body: unknown) => Static<S> | undefined {
  const validator = Compile(schema)
  return (body) => (validator.Check(body) ? (body as Static<S>) : undefined) // the check has said so
}

export const readTokens = reader(StravaTokens)
export const readStreams = reader(StreamSet)
const readAnySummary = reader(ActivitySummary)

/** A real day: the pattern lets a 31st of February through. */
export function readSummary(body: unknown): ActivitySummary | undefined {
  const summary = readAnySummary(body)
  return summary && Number.isFinite(Date.parse(summary.start_date)) ? summary : undefined
}

/** Activities that cannot be read are left out of a list that can. */
export function readSummaries(body: unknown): ActivitySummary[] | undefined {
  if (!Array.isArray(body)) return undefined
  return body.map(readSummary).filter((summary) => summary !== undefined)
}

/** Whether the athlete has not granted this scope: Strava answers 401, as for invalid tokens. */
export const isMissingScope = (body: unknown) => problemsOf(body).some(({ code }) => code === 'missing')

/** Whether Strava rejects our app itself, independent of the athlete. */
export const isWrongApp = (body: unknown) => problemsOf(body).some(({ resource }) => resource === 'Application')

function problemsOf(body: unknown): readonly Readonly<Record<string, unknown>>[] {
  const problems: unknown = Object(body).errors
  return Array.isArray(problems) ? problems.map((problem) => Object(problem)) : []
}
