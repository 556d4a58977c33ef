import { importPKCS8, jwtVerify, SignJWT } from 'jose'
import * as oauth from 'openid-client'
import { type ClientAuth, ClientError, type IDToken, ResponseBodyError } from 'openid-client'
import { AppError } from '../../../platform/app-error.ts'
import { reasonOf } from '../../../platform/reason-of.ts'
import { readBytesWithin } from '../../../platform/routing/read-text-within.ts'
import type { Grant } from './grants.ts'
import { readProfile } from './known-providers.ts'
import type { AppleKey, Identity, OAuthSettings, OpenIdSettings, ProviderSettings } from './provider-settings.ts'

/** Codes of invalid tokens and responses: wrong issuer, wrong audience, expired, or an unknown signing key. */
const WRONG = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
])

/** Whether a response was refused for its content, rather than the provider failing to respond. */
function isWrongAnswer(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant'
  if (error instanceof ClientError) return WRONG.has(error.code ?? '')
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_JW')
}

/** Values that an authorization was started with. The response must match them. */
export interface AuthorizationRequest {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
  /** Whether this is a re-authentication, for which an old log-in at the provider is not enough. */
  readonly isFresh: boolean
  /** Whether an account is linked, of which some providers let us read more. */
  readonly isLinking?: boolean
}

/** The parameters that a provider sends the browser back with. */
export interface ProviderAnswer {
  readonly code?: string | undefined
  readonly iss?: string | undefined
  readonly scope?: string | undefined
  /** Apple sends the name separately from the token, as JSON, and only the first time. */
  readonly user?: string | undefined
}

export interface Provider {
  readonly name: string
  readonly label: string
  readonly answersByForm: boolean
  /** Where to send the browser. @throws {AppError} `provider.unavailable`. */
  begin(pending: AuthorizationRequest): Promise<URL>
  /** The identity. @throws {AppError} `provider.login_expired`, `provider.permission_missing`, `provider.unavailable`. */
  finish(answer: ProviderAnswer, pending: AuthorizationRequest): Promise<Identity>
}

interface ProviderOptions {
  readonly publicUrl: string
  /** Called with errors of the provider. */
  readonly report: (warning: string) => void
}

const ANSWERS_WITHIN_SECONDS = 5
const MAX_ANSWER_BYTES = 512 * 1024
/** Lifetime of the cached metadata of a provider. */
const KNOWN_FOR_MS = 24 * 60 * 60 * 1000
/** The maximum age of a log-in at the provider for re-authentication: the time that its pages take. */
const FRESH_SECONDS = 5 * 60
const NO_BODY = new Set([204, 205, 304])

/** Untrusted responses are read up to a limit. The library requests that redirects are not followed. */
const boundedFetch: oauth.CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit) // the same, except for values that may be undefined
  const { status, headers } = response
  const bytes = new Uint8Array(await readBytesWithin(response, MAX_ANSWER_BYTES))
  return new Response(NO_BODY.has(status) ? null : bytes, { status, headers })
}

/** One provider, ready for requests. The library checks the response: state, issuer, audience, nonce, times and signature. */
export function createProvider(settings: ProviderSettings, { publicUrl, report }: ProviderOptions): Provider {
  const { name, label, scope } = settings
  const answersByForm = settings.protocol === 'openid' && settings.answersByForm === true
  const redirectUri = `${publicUrl}/auth/${name}/callback`
  const configuration = rememberFor(KNOWN_FOR_MS, () => configurationOf(settings))
  const failWith = (error: unknown): never => {
    report(`${label}: ${reasonOf(error)}`)
    throw new AppError('provider.unavailable', { provider: label })
  }
  return {
    name,
    label,
    answersByForm,
    async begin(pending) {
      const { state, nonce, codeVerifier, isFresh } = pending
      const config = await configuration().catch(failWith)
      return oauth.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: linkingOf(settings, pending)?.scope ?? scope,
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(settings.protocol === 'openid' ? { nonce } : {}),
        ...(answersByForm ? { response_mode: 'form_post' } : {}),
        ...(isFresh ? settings.freshness : {}),
      })
    },
    async finish(answer, pending) {
      if (isPermissionMissing(settings, answer, pending))
        throw new AppError('provider.permission_missing', { provider: label })
      const config = await configuration().catch(failWith)
      try {
        const url = answerUrl(redirectUri, settings, answer, pending)
        const checks = { expectedState: pending.state, pkceCodeVerifier: pending.codeVerifier }
        if (settings.protocol === 'oauth') {
          const tokens = await oauth.authorizationCodeGrant(config, url, checks)
          const identity = await fetchProfile(config, settings, tokens.access_token)
          return linkingOf(settings, pending) ? { ...identity, grant: grantOf(tokens, answer) } : identity
        }
        const tokens = await oauth.authorizationCodeGrant(config, url, {
          ...checks,
          expectedNonce: pending.nonce,
          ...(pending.isFresh && settings.freshness.max_age ? { maxAge: FRESH_SECONDS } : {}),
        })
        if (settings.hasHmacTokens) await checkHmac(tokens.id_token ?? '', settings)
        return readIdentity(tokens.claims(), answer.user)
      } catch (error) {
        if (isWrongAnswer(error)) throw new AppError('provider.login_expired', { provider: label })
        return failWith(error)
      }
    },
  }
}

async function configurationOf(settings: ProviderSettings): Promise<oauth.Configuration> {
  const { clientId } = settings
  if (settings.protocol === 'openid') {
    const issuer = new URL(settings.issuer)
    const metadata = settings.hasHmacTokens ? { id_token_signed_response_alg: 'HS256' } : {}
    return oauth.discovery(issuer, clientId, metadata, openIdSecret(settings), {
      timeout: ANSWERS_WITHIN_SECONDS,
      [oauth.customFetch]: boundedFetch,
      execute: [
        ...(settings.hasHmacTokens ? [] : [oauth.enableNonRepudiationChecks]),
        ...(issuer.protocol === 'http:' ? [oauth.allowInsecureRequests] : []),
      ],
    })
  }
  const server = {
    issuer: new URL(settings.authorizationUrl).origin,
    authorization_endpoint: settings.authorizationUrl,
    token_endpoint: settings.tokenUrl,
  }
  const secret = settings.hasBasicSecret
    ? oauth.ClientSecretBasic(settings.secret)
    : oauth.ClientSecretPost(settings.secret)
  const config = new oauth.Configuration(server, clientId, {}, secret)
  config.timeout = ANSWERS_WITHIN_SECONDS
  config[oauth.customFetch] = boundedFetch
  if (settings.tokenUrl.startsWith('http:')) oauth.allowInsecureRequests(config)
  return config
}

function openIdSecret({ secret, issuer, hasBasicSecret }: OpenIdSettings): oauth.ClientAuth {
  if (typeof secret !== 'string') return appleSecret(secret, issuer)
  return hasBasicSecret ? oauth.ClientSecretBasic(secret) : oauth.ClientSecretPost(secret)
}

/** Users may deselect requested permissions. Providers that report this in their response are Strava and similar ones. */
function isPermissionMissing(
  settings: ProviderSettings,
  answer: ProviderAnswer,
  pending: AuthorizationRequest,
): boolean {
  const linking = linkingOf(settings, pending)
  if (linking) return !linking.oneOf.some((scope) => scopesOf(answer).has(scope))
  if (settings.protocol !== 'oauth' || answer.scope === undefined) return false
  const granted = scopesOf(answer)
  return settings.scope.split(' ').some((scopeName) => !granted.has(scopeName))
}

const linkingOf = (settings: ProviderSettings, { isLinking }: AuthorizationRequest) =>
  settings.protocol === 'oauth' && isLinking ? settings.linking : undefined

const scopesOf = ({ scope = '' }: ProviderAnswer): ReadonlySet<string> => new Set(scope.split(/[ ,]+/))

/** @throws for tokens that could not be refreshed. */
function grantOf(
  tokens: oauth.TokenEndpointResponse & oauth.TokenEndpointResponseHelpers,
  answer: ProviderAnswer,
): Grant {
  const { access_token: accessToken, refresh_token: refreshToken } = tokens
  const seconds = tokens.expiresIn()
  if (refreshToken === undefined || seconds === undefined) throw new Error('the token cannot be refreshed')
  return { accessToken, refreshToken, expiresAt: Math.floor(Date.now() / 1000) + seconds, scopes: scopesOf(answer) }
}

/** The address the browser came back to, with what the library checks of it. */
function answerUrl(
  redirectUri: string,
  { protocol }: ProviderSettings,
  answer: ProviderAnswer,
  pending: AuthorizationRequest,
): URL {
  const url = new URL(redirectUri)
  url.searchParams.set('state', pending.state)
  url.searchParams.set('code', answer.code ?? '')
  // Without OpenID there is no issuer to compare with: each of those has an address of its own to come back to.
  if (protocol === 'openid' && answer.iss !== undefined) url.searchParams.set('iss', answer.iss)
  return url
}

async function fetchProfile(
  config: oauth.Configuration,
  { name, profileUrl }: OAuthSettings,
  token: string,
): Promise<Identity> {
  const response = await oauth.fetchProtectedResource(config, token, new URL(profileUrl), 'GET')
  if (!response.ok) throw new Error(`the profile was answered with ${response.status}`)
  const profile: unknown = await response.json()
  const identity = readProfile[name](Object(profile))
  if (!identity) throw new Error('the profile names nobody')
  return identity
}

/** Asks once and keeps the answer for a while; a failure is forgotten. */
function rememberFor<T>(milliseconds: number, request: () => Promise<T>): () => Promise<T> {
  let known: { readonly answer: Promise<T>; readonly until: number } | null = null
  return () => {
    if (known && known.until > Date.now()) return known.answer
    const answer = request()
    known = { answer, until: Date.now() + milliseconds }
    answer.catch(() => {
      known = null
    })
    return answer
  }
}

/** LINE signs with our shared secret, which the library does not check. @throws when the signature does not match. */
async function checkHmac(idToken: string, { secret, issuer, clientId }: OpenIdSettings): Promise<void> {
  if (typeof secret !== 'string') throw new Error('There is no secret to check with.')
  await jwtVerify(idToken, new TextEncoder().encode(secret), { algorithms: ['HS256'], issuer, audience: clientId })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The identity in a verified token. Apple writes booleans as strings. */
function readIdentity(claims: IDToken | undefined, user: string | undefined): Identity {
  if (!claims) throw new Error('the answer holds no token')
  const email = textOf(claims.email) || null
  const isEmailVerified = email !== null && (claims.email_verified === true || String(claims.email_verified) === 'true')
  return { subject: claims.sub, email, isEmailVerified, nickname: textOf(claims.name) || nameOfUser(user) }
}

/**
 * `{"name":{"firstName":"…","lastName":"…"}}`, as Apple sends it beside the token. Anybody could write it, so it names
 * and proves nothing.
 */
function nameOfUser(user: string | undefined): string {
  try {
    const { name } = Object(JSON.parse(user ?? 'null'))
    const { firstName, lastName } = Object(name)
    return `${textOf(firstName)} ${textOf(lastName)}`.trim()
  } catch {
    return ''
  }
}

/** Apple's secret is a token about ourselves, signed for this one request. */
function appleSecret({ teamId, keyId, privateKey }: AppleKey, audience: string): ClientAuth {
  return async (_server, { client_id }, body) => {
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(client_id)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(await importPKCS8(privateKey, 'ES256'))
    body.set('client_id', client_id)
    body.set('client_secret', secret)
  }
}
