import type { AppleKey, Identity, OAuthSettings, OpenIdSettings } from './provider-settings.ts'

type Own = 'clientId' | 'secret'
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
/** Some name their users by numbers. */
const idOf = (value: unknown) => (typeof value === 'number' ? String(value) : textOf(value))

function identityOf(id: unknown, nickname: string, email: unknown = null): Identity | null {
  const subject = idOf(id)
  if (subject === '') return null
  // None of these says whether it has verified the address.
  return { subject, nickname, email: textOf(email) || null, isEmailVerified: false }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const GOOGLE = {
  protocol: 'openid',
  name: 'google',
  label: 'Google',
  issuer: 'https://accounts.google.com',
  scope: 'openid email profile',
  // The provider does not require the password again, but users must choose an account.
  freshness: { prompt: 'select_account' },
} as const

const APPLE = {
  protocol: 'openid',
  name: 'apple',
  label: 'Apple',
  issuer: 'https://appleid.apple.com',
  scope: 'openid email name',
  answersByForm: true,
  freshness: {},
} as const

const LINE = {
  protocol: 'openid',
  name: 'line',
  label: 'LINE',
  issuer: 'https://access.line.me',
  scope: 'openid email profile',
  hasHmacTokens: true,
  freshness: { disable_auto_login: 'true' },
} as const

const X = {
  protocol: 'oauth',
  name: 'x',
  label: 'X',
  scope: 'users.read tweet.read',
  hasBasicSecret: true,
  authorizationUrl: 'https://x.com/i/oauth2/authorize',
  tokenUrl: 'https://api.x.com/2/oauth2/token',
  profileUrl: 'https://api.x.com/2/users/me',
  freshness: {},
} as const

const FACEBOOK = {
  protocol: 'oauth',
  name: 'facebook',
  label: 'Facebook',
  scope: 'public_profile email',
  authorizationUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
  tokenUrl: 'https://graph.facebook.com/v23.0/oauth/access_token',
  profileUrl: 'https://graph.facebook.com/v23.0/me?fields=id,name,email',
  freshness: { auth_type: 'reauthenticate' },
} as const

export const STRAVA_URL = 'https://www.strava.com'

const STRAVA = {
  protocol: 'oauth',
  name: 'strava',
  label: 'Strava',
  scope: 'read',
  linking: {
    scope: 'read,activity:read,activity:read_all',
    // Users who do not share private activities may import the others.
    oneOf: ['activity:read', 'activity:read_all'],
  },
  freshness: { approval_prompt: 'force' },
} as const

type ReadProfile = (profile: Readonly<Record<string, unknown>>) => Identity | null

/** What the profile of each service says of a person; null when it says not even who they are. */
export const readProfile: Readonly<Record<OAuthSettings['name'], ReadProfile>> = {
  x: ({ data }) => (isRecord(data) ? identityOf(data.id, textOf(data.name)) : null),
  facebook: ({ id, name, email }) => identityOf(id, textOf(name), email),
  strava: ({ id, firstname, lastname }) => identityOf(id, `${textOf(firstname)} ${textOf(lastname)}`.trim()),
}

/** The services that are known by name, with what each has of its own. */
export const knownProviders = {
  google: (own: Pick<OpenIdSettings, Own>): OpenIdSettings => ({ ...GOOGLE, ...own }),
  apple: (own: { readonly clientId: string; readonly secret: AppleKey }): OpenIdSettings => ({ ...APPLE, ...own }),
  x: (own: Pick<OAuthSettings, Own>): OAuthSettings => ({ ...X, ...own }),
  facebook: (own: Pick<OAuthSettings, Own>): OAuthSettings => ({ ...FACEBOOK, ...own }),
  line: (own: Pick<OpenIdSettings, Own>): OpenIdSettings => ({ ...LINE, ...own }),
  /** @param url of Strava, without a trailing slash; of a stand-in in tests. */
  strava: ({ url = STRAVA_URL, ...own }: Pick<OAuthSettings, Own> & { readonly url?: string }): OAuthSettings => ({
    ...STRAVA,
    ...own,
    authorizationUrl: `${url}/oauth/authorize`,
    tokenUrl: `${url}/oauth/token`,
    profileUrl: `${url}/api/v3/athlete`,
  }),
  /** Any other that speaks OpenID Connect. */
  oidc: (own: Pick<OpenIdSettings, Own | 'issuer' | 'label'>): OpenIdSettings => ({
    ...own,
    protocol: 'openid',
    name: 'oidc',
    scope: 'openid email profile',
    hasBasicSecret: true,
    freshness: { prompt: 'login', max_age: '0' },
  }),
} as const

const LABELS: Readonly<Record<string, string>> = {
  google: GOOGLE.label,
  apple: APPLE.label,
  x: X.label,
  facebook: FACEBOOK.label,
  line: LINE.label,
  strava: STRAVA.label,
}

/** What people call a provider that may not be offered any more. */
export const labelOf = (name: string) => LABELS[name] ?? name
