import type { Grant } from './grants.ts'

/** The identity of a person, as the provider states it. */
export interface Identity {
  /** The granted access, where {@link OAuthSettings.linking} requested it. */
  readonly grant?: Grant
  /** What it calls them by, for ever. */
  readonly subject: string
  readonly email: string | null
  /** Only if the provider confirms it. */
  readonly isEmailVerified: boolean
  /** What they call themselves there; may be empty. */
  readonly nickname: string
}

/** Apple has no secret to send: a key signs one for each request. */
export interface AppleKey {
  readonly teamId: string
  readonly keyId: string
  /** PKCS #8, as PEM. */
  readonly privateKey: string
}

interface AnyProvider {
  /** In addresses and in the database. */
  readonly name: string
  /** What people call it. */
  readonly label: string
  readonly clientId: string
  readonly scope: string
  /** The secret travels in a header instead of the body. */
  readonly hasBasicSecret?: boolean
  /** Sent when a person must authenticate again. */
  readonly freshness: Readonly<Record<string, string>>
}

/** Uses OpenID Connect: the identity comes in a signed token. */
export interface OpenIdSettings extends AnyProvider {
  readonly protocol: 'openid'
  readonly issuer: string
  readonly secret: string | AppleKey
  /** Signs with the secret instead of a published key. */
  readonly hasHmacTokens?: boolean
  /** Answers by a form that its page posts to ours. */
  readonly answersByForm?: boolean
}

/** Uses OAuth 2.0 alone: the identity is requested with the token. Only data: settings go to other threads. */
export interface OAuthSettings extends AnyProvider {
  readonly protocol: 'oauth'
  /** Each answers with profiles of its own, see `readProfile`. */
  readonly name: 'x' | 'facebook' | 'strava'
  readonly secret: string
  readonly authorizationUrl: string
  readonly tokenUrl: string
  readonly profileUrl: string
  /** Permissions required to link an account whose data is read, where log-in needs fewer; of some, one is enough. */
  readonly linking?: { readonly scope: string; readonly oneOf: readonly string[] }
}

export type ProviderSettings = OpenIdSettings | OAuthSettings
