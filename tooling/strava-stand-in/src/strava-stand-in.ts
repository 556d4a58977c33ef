import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Athlete, detailOf, streamsOf, summaryOf } from './athletes.ts'
import { renderConsentPage } from './consent-page.ts'
import { createGrants, type Grants } from './grants.ts'
import { createUsage, type Usage } from './usage.ts'

export { type Activity, type Athlete, anActivity, anAthlete } from './athletes.ts'

export const STRAVA_APP = { clientId: '4711', secret: 'the secret of the app' } as const

interface ReceivedRequest {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly form: URLSearchParams
}

/** One response that replaces the regular one. `hangs`: none at all. */
export interface Scripted {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Text is sent unchanged. */
  readonly body?: unknown
  readonly hangs?: boolean
}

/** Strava's API on this machine, as its published description has it; anybody may log in there as one of its athletes. */
export interface StravaStandIn {
  readonly origin: string
  readonly athletes: Map<string, Athlete>
  readonly grants: Grants
  readonly usage: Usage
  readonly requests: ReceivedRequest[]
  /** Answers the next request whose path begins like this, then the one after it, and so on. */
  script(path: string, ...answers: readonly Scripted[]): void
  /** From now on every response is the regular one. */
  unscript(): void
  /** Called before each answer is sent, and waited for. */
  beforeAnswer: (requests: ReceivedRequest) => Promise<void>
  close(): Promise<void>
}

interface StandInOptions {
  readonly port?: number
  readonly athletes?: readonly Athlete[]
}

const PER_PAGE = 30

const fault = (message: string, resource: string, field: string, code: string) => ({
  message,
  errors: [{ resource, field, code }],
})

type Reply = readonly [status: number, body: unknown, headers?: Readonly<Record<string, string>>]

const NOT_FOUND: Reply = [404, fault('Record Not Found', 'resource', 'path', 'invalid')]
const UNAUTHORIZED: Reply = [401, fault('Authorization Error', 'Athlete', 'access_token', 'invalid')]
const NO_SCOPE: Reply = [401, fault('Authorization Error', 'AccessToken', 'activity:read_permission', 'missing')]

export async function startStravaStandIn({ port = 0, athletes = [] }: StandInOptions = {}): Promise<StravaStandIn> {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const scripts: { readonly path: string; readonly answers: Scripted[] }[] = []
  const standIn: StravaStandIn = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port
    athletes: new Map(athletes.map((one) => [String(one.id), one])),
    grants: createGrants(),
    usage: createUsage(),
    requests: [],
    script: (path, ...answers) => void scripts.push({ path, answers: [...answers] }),
    unscript: () => void scripts.splice(0),
    beforeAnswer: async () => {},
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', standIn.origin)
    const { pathname: path, searchParams: query } = url
    const requests = { method: request.method ?? '', path, query, form: new URLSearchParams(await text(request)) }
    standIn.requests.push(requests)
    await standIn.beforeAnswer(requests)
    const scripted = scripts.find((one) => path.startsWith(one.path) && one.answers.length > 0)?.answers.shift()
    if (scripted?.hangs) return
    const [status, body, headers = {}] = scripted
      ? ([scripted.status ?? 200, scripted.body ?? {}, scripted.headers] as const)
      : replyTo(standIn, requests, request.headers.authorization)
    const isText = typeof body === 'string'
    const type = isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8'
    response.writeHead(status, { 'content-type': type, ...headers }).end(isText ? body : JSON.stringify(body))
  }
  server.on('request', (request, response) => void answer(request, response))
  return standIn
}

function replyTo(standIn: StravaStandIn, requests: ReceivedRequest, authorization: string | undefined): Reply {
  const { method, path, query, form } = requests
  if (method === 'GET' && path === '/oauth/authorize') return [200, renderConsentPage(query, standIn.athletes.values())]
  if (method === 'GET' && path === '/oauth/accept') return sendBack(standIn, query)
  if (method === 'POST' && (path === '/oauth/token' || path === '/api/v3/oauth/token')) return giveTokens(standIn, form)
  const token = form.get('access_token') ?? query.get('access_token') ?? authorization?.replace(/^Bearer /, '') ?? ''
  if (method === 'POST' && path === '/oauth/deauthorize') return deauthorize(standIn, token)
  if (method !== 'GET' || !path.startsWith('/api/v3/')) return NOT_FOUND
  const counted = standIn.usage.count()
  const headers = standIn.usage.headers()
  if (!counted) return [429, fault('Rate Limit Exceeded', 'Application', 'rate limit', 'exceeded'), headers]
  const [status, body] = answerResource(standIn, requests, token)
  return [status, body, headers]
}

function answerResource({ grants, athletes }: StravaStandIn, { path, query }: ReceivedRequest, token: string): Reply {
  const grant = grants.find(token)
  const athlete = grant && athletes.get(grant.athleteId)
  if (!athlete) return UNAUTHORIZED
  if (path === '/api/v3/athlete') {
    const { id, firstname, lastname } = athlete
    return [200, { id, resource_state: 2, username: null, firstname, lastname, city: null, premium: false }]
  }
  const readsPrivate = grant.scopes.has('activity:read_all')
  if (!readsPrivate && !grant.scopes.has('activity:read')) return NO_SCOPE
  const seen = athlete.activities.filter(({ isPrivate }) => readsPrivate || !isPrivate)
  if (path === '/api/v3/athlete/activities') {
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? PER_PAGE)]
    return [200, seen.slice((page - 1) * size, page * size).map((one) => summaryOf(athlete, one))]
  }
  const [, id, rest] = /^\/api\/v3\/activities\/(\d+)(\/streams)?$/.exec(path) ?? []
  const activity = seen.find((one) => String(one.id) === id)
  if (!activity) return [404, fault('Resource Not Found', 'Activity', 'id', 'invalid')]
  if (rest === undefined) return [200, detailOf(athlete, activity)]
  return [200, streamsOf(activity, (query.get('keys') ?? '').split(','))]
}

/** For the consent page: redirects the browser back with a code, or with a refusal. */
function sendBack({ grants }: StravaStandIn, query: URLSearchParams): Reply {
  const url = new URL(query.get('redirect_uri') ?? '')
  url.searchParams.set('state', query.get('state') ?? '')
  if (query.has('cancel')) {
    url.searchParams.set('error', 'access_denied')
  } else {
    const scopes = ['read', ...query.getAll('granted')]
    url.searchParams.set('code', grants.drawCode(query.get('athlete') ?? '', scopes))
    url.searchParams.set('scope', scopes.join(','))
  }
  return [302, '', { location: url.href }]
}

function giveTokens({ grants, athletes }: StravaStandIn, form: URLSearchParams): Reply {
  const isApp = form.get('client_id') === STRAVA_APP.clientId && form.get('client_secret') === STRAVA_APP.secret
  if (!isApp) return [401, fault('Authorization Error', 'Application', 'client_id', 'invalid')]
  const isRefresh = form.get('grant_type') === 'refresh_token'
  const grant = isRefresh ? grants.refresh(form.get('refresh_token') ?? '') : grants.open(form.get('code') ?? '')
  const [resource, field] = isRefresh ? ['RefreshToken', 'refresh_token'] : ['RequestToken', 'code']
  if (!grant) return [400, fault('Bad Request', String(resource), String(field), 'invalid')]
  const { accessToken: access_token, refreshToken: refresh_token, expiresAt: expires_at } = grant
  const tokens = { token_type: 'Bearer', access_token, refresh_token, expires_at }
  const expires_in = expires_at - Math.floor(Date.now() / 1000)
  const { id, firstname, lastname } = athletes.get(grant.athleteId) ?? {}
  return [200, { ...tokens, expires_in, ...(isRefresh ? {} : { athlete: { id, firstname, lastname } }) }]
}

function deauthorize({ grants }: StravaStandIn, token: string): Reply {
  return grants.revoke(token) ? [200, { access_token: token }] : UNAUTHORIZED
}

/** Goes through the page as a browser of this athlete does who leaves these boxes ticked. @returns what it sends back with. */
export async function agreeAtStrava(
  url: string,
  athleteId: number,
  granted: readonly string[] = ['activity:read', 'activity:read_all'],
): Promise<Record<string, string>> {
  const { origin, searchParams } = new URL(url)
  await fetch(url)
  const query = new URLSearchParams([...searchParams, ['athlete', String(athleteId)]])
  for (const scope of granted) query.append('granted', scope)
  const response = await fetch(`${origin}/oauth/accept?${query}`, { redirect: 'manual' })
  return Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams)
}
