import { AppError } from '../../platform/app-error.ts'
import { reasonOf } from '../../platform/reason-of.ts'
import { readTextWithin } from '../../platform/routing/read-text-within.ts'
import {
  type ActivitySummary,
  isMissingScope,
  isWrongApp,
  readStreams,
  readSummaries,
  readSummary,
  readTokens,
  type StravaTokens,
  type StreamSet,
} from './strava-answers.ts'
import { type Caller, readCounted, type StravaUsage } from './strava-usage.ts'

/** The operator's app at Strava. */
export interface StravaApp {
  readonly clientId: string
  readonly secret: string
  /** Of Strava, without a trailing slash; of a stand-in in tests. */
  readonly baseUrl: string
}

interface ClientOptions {
  readonly app: StravaApp
  readonly usage: StravaUsage
  readonly report: (warning: string) => void
  readonly limitMs?: number
}

/** The token that was used works no more. */
export class StravaUnauthorized extends Error {
  constructor() {
    super('Strava takes this token no more.')
    this.name = 'StravaUnauthorized'
  }
}

const LIMIT_MS = 10_000
/** Streams of the longest recordings: half a million points. */
const MAX_BYTES = 48 * 1024 * 1024
export const ACTIVITIES_PER_PAGE = 200
const STREAM_KEYS = [
  'latlng',
  'time',
  'altitude',
  'heartrate',
  'cadence',
  'watts',
  'temp',
] satisfies (keyof StreamSet)[]

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

interface Question {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly token?: string
  readonly form?: Readonly<Record<string, string>>
}

/** Every call to Strava. Redirects are not followed, and no answer is believed before it was checked. */
export function createStravaClient({ app, usage, report, limitMs = LIMIT_MS }: ClientOptions) {
  const fail = (reason: string): never => {
    report(`Strava ${reason}.`)
    throw new AppError('strava.unavailable')
  }

  const send = async ({ path, method = 'GET', token, form }: Question): Promise<Answer> => {
    const timeoutSignal = AbortSignal.timeout(limitMs)
    try {
      const response = await fetch(`${app.baseUrl}${path}`, {
        method,
        headers: { accept: 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
        ...(form ? { body: new URLSearchParams(form) } : {}),
        redirect: 'error',
        signal: timeoutSignal,
      })
      const text = await readTextWithin(response, MAX_BYTES)
      return { status: response.status, headers: response.headers, body: parse(text) }
    } catch (error) {
      return fail(
        timeoutSignal.aborted ? `did not answer within ${limitMs} ms` : `could not be asked: ${reasonOf(error)}`,
      )
    }
  }

  /** @throws {AppError} `strava.*`, {@link StravaUnauthorized}. */
  const get = async <T>(
    path: string,
    { token, caller }: StravaRequest,
    read: (body: unknown) => T | undefined,
  ): Promise<T> => {
    await usage.take(caller)
    const answer = await send({ path, token })
    const counted = readCounted(answer.headers)
    if (counted) await usage.learn(counted)
    if (answer.status === 429) await usage.stop()
    return read(await bodyOf(answer, caller)) ?? fail(`answered ${path.split('?')[0]} with what is none`)
  }

  const bodyOf = async ({ status, body }: Answer, caller: Caller): Promise<unknown> => {
    if (status === 200) return body
    if (status === 401 && !isMissingScope(body)) throw new StravaUnauthorized()
    if (status === 401 || status === 403) throw new AppError('strava.permission_missing')
    if (status === 404) throw new AppError('strava.not_found')
    if (status === 429) throw new AppError('strava.too_many', { seconds: await usage.secondsToWait(caller) })
    return fail(`answered ${status}`)
  }

  const credentials = { client_id: app.clientId, client_secret: app.secret }

  return {
    /** @param page from 1 on, of {@link ACTIVITIES_PER_PAGE}. `isFull`: there may be a further one. */
    async listActivities(
      request: StravaRequest,
      page: number,
    ): Promise<{ activities: ActivitySummary[]; isFull: boolean }> {
      const path = `/api/v3/athlete/activities?page=${page}&per_page=${ACTIVITIES_PER_PAGE}`
      let length = 0
      const activities = await get(path, request, (body) => {
        length = Array.isArray(body) ? body.length : 0
        return readSummaries(body)
      })
      if (activities.length < length) report(`Strava listed ${length - activities.length} activities that are none.`)
      return { activities, isFull: length >= ACTIVITIES_PER_PAGE }
    },
    readActivity: (request: StravaRequest, id: number): Promise<ActivitySummary> =>
      get(`/api/v3/activities/${id}`, request, readSummary),
    readStreams: (request: StravaRequest, id: number): Promise<StreamSet> =>
      get(`/api/v3/activities/${id}/streams?keys=${STREAM_KEYS.join()}&key_by_type=true`, request, readStreams),

    /** Null when the athlete has revoked access. @throws {AppError} `strava.unavailable`. */
    async refresh(refreshToken: string): Promise<StravaTokens | null> {
      const form = { ...credentials, grant_type: 'refresh_token', refresh_token: refreshToken }
      const { status, body } = await send({ path: '/oauth/token', method: 'POST', form })
      if ((status === 400 || status === 401) && !isWrongApp(body)) return null
      if (status !== 200) return fail(`answered the refreshing of a token with ${status}`)
      return readTokens(body) ?? fail('refreshed a token with what is none')
    },
    /** What was gone already is no trouble. @throws {AppError} `strava.unavailable`. */
    async deauthorize(token: string): Promise<void> {
      const { status } = await send({ path: '/oauth/deauthorize', method: 'POST', form: { access_token: token } })
      if (status !== 200 && status !== 401) fail(`answered a deauthorization with ${status}`)
    },
  }
}

export type StravaClient = ReturnType<typeof createStravaClient>

/** The access token and the kind of caller of a Strava request. */
export interface StravaRequest {
  readonly token: string
  readonly caller: Caller
}

/** Undefined for invalid JSON, which matches no schema. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
