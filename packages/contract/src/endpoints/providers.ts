import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../nullable.ts'
import { Email, Locale, Nickname, SelfUser, Timestamp, TimeZoneName, UserName } from '../schemas.ts'

const ProviderParams = Type.Object(
  { provider: Type.String({ pattern: '^[a-z]{1,20}$' }) },
  { additionalProperties: false },
)
/** A service whose accounts open accounts here. `label` is what people call it. */
const Provider = Type.Object({ name: Type.String(), label: Type.String() })
const nullableText = nullable(Type.String())

const MAX_ANSWER_LENGTH = 4096
const answered = Type.Optional(Type.String({ maxLength: MAX_ANSWER_LENGTH }))

export const providerEndpoints = {
  listProviders: endpoint({
    method: 'GET',
    path: '/v1/auth/providers',
    summary: 'Services that people may log in through here',
    access: 'anyone',
    response: { status: 200, body: Type.Object({ data: Type.Array(Provider) }) },
    errors: [],
  }),
  startAuthorization: endpoint({
    method: 'POST',
    path: '/v1/auth/:provider/start',
    summary: 'Begins an authorization at a provider and says where to send the browser, which holds it by a cookie',
    access: 'anyone',
    params: ProviderParams,
    body: Type.Object(
      {
        purpose: Type.Union([Type.Literal('log-in'), Type.Literal('link'), Type.Literal('reauthenticate')]),
        /** Where to return to on this site. */
        next: Type.Optional(Type.String({ maxLength: 2000 })),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, body: Type.Object({ url: Type.String() }) },
    errors: [
      'auth.email_unverified',
      'auth.guest_only',
      'auth.login_required',
      'auth.reauthentication_required',
      'auth.throttled',
      'provider.not_found',
      'provider.not_linked',
      'provider.unavailable',
    ],
  }),
  finishAuthorization: endpoint({
    method: 'POST',
    path: '/v1/auth/:provider/callback',
    summary: 'Takes what the provider sent the browser back with: logs in, links, or proves again who somebody is',
    access: 'anyone',
    params: ProviderParams,
    body: Type.Object(
      { state: answered, code: answered, iss: answered, error: answered, scope: answered, user: answered },
      { additionalProperties: false },
    ),
    response: {
      status: 200,
      body: Type.Object({
        /** `sign-up`: this account is not linked to any user here; the browser now has a sign-up to complete. */
        outcome: Type.Union([
          Type.Literal('logged-in'),
          Type.Literal('sign-up'),
          Type.Literal('linked'),
          Type.Literal('reauthenticated'),
        ]),
        next: Type.String(),
      }),
    },
    errors: [
      'auth.throttled',
      'provider.email_in_use',
      'provider.login_expired',
      'provider.not_found',
      'provider.other_account',
      'provider.permission_missing',
      'provider.unavailable',
      'provider.used_elsewhere',
    ],
  }),
  readProviderSignUp: endpoint({
    method: 'GET',
    path: '/v1/auth/sign-up',
    summary: 'What a provider has said of who signs up through it',
    access: 'guest',
    response: {
      status: 200,
      body: Type.Object({
        provider: Provider,
        email: nullableText,
        /** Then it need not be verified here. */
        is_email_verified: Type.Boolean(),
        nickname: Type.String(),
      }),
    },
    errors: ['provider.login_expired'],
  }),
  completeProviderSignUp: endpoint({
    method: 'POST',
    path: '/v1/auth/sign-up',
    summary: 'Creates the account of who came through a provider, links it and opens its session',
    access: 'guest',
    body: Type.Object(
      {
        name: UserName,
        nickname: Type.Optional(Nickname),
        /** Needed, and then proved by a mailed code, unless the provider has verified one. */
        email: Type.Optional(Email),
        terms: Type.Boolean(),
        locale: Locale,
        time_zone: Type.Optional(TimeZoneName),
      },
      { additionalProperties: false },
    ),
    response: { status: 201, body: Type.Object({ user: SelfUser, next: Type.String() }) },
    errors: [
      'auth.name_reserved',
      'auth.name_taken',
      'auth.terms_required',
      'auth.throttled',
      'provider.email_in_use',
      'provider.login_expired',
      'provider.used_elsewhere',
    ],
  }),
  listLinkedAccounts: endpoint({
    method: 'GET',
    path: '/v1/self/linked-accounts',
    summary: 'Accounts at other services that open the account of the logged-in user',
    access: 'verifiedUser',
    response: {
      status: 200,
      body: Type.Object({
        data: Type.Array(
          Type.Object({
            provider: Type.String(),
            label: Type.String(),
            email: nullableText,
            created_at: Timestamp,
            last_used_at: Timestamp,
          }),
        ),
        has_password: Type.Boolean(),
      }),
    },
    errors: [],
  }),
  unlinkAccount: endpoint({
    method: 'DELETE',
    path: '/v1/self/linked-accounts/:provider',
    summary: 'Ends a link; the last way to log in needs a password first',
    access: 'verifiedUser',
    params: ProviderParams,
    response: { status: 204, body: null },
    errors: ['auth.reauthentication_required', 'provider.last_method', 'provider.not_linked'],
  }),
}
