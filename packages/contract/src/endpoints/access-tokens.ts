import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { nullable } from '../nullable.ts'
import { IdParams, Timestamp } from '../schemas.ts'
import { PersonLine } from '../texts/person-text.ts'
import { TOKEN_SCOPES } from '../token-scopes.ts'

const { accessTokenNameLength: name, accessTokenDays: days } = PRODUCT_LIMITS

const Scope = Type.Enum([...TOKEN_SCOPES])

export const AccessTokenInput = Type.Object(
  {
    name: PersonLine({ minLength: name.min, maxLength: name.max }),
    scopes: Type.Array(Scope, { minItems: 1, maxItems: TOKEN_SCOPES.length, uniqueItems: true }),
    /** From now on. */
    valid_days: Type.Integer({ minimum: days.min, maximum: days.max }),
  },
  { additionalProperties: false },
)
export type AccessTokenInput = Static<typeof AccessTokenInput>

const fields = {
  id: Type.Integer(),
  name: Type.String(),
  scopes: Type.Array(Scope),
  created_at: Timestamp,
  expires_at: Timestamp,
  is_expired: Type.Boolean(),
  /** Exact to some minutes; null while it is unused. */
  last_used_at: nullable(Timestamp),
}
/** A token that its owner's programs send as `Authorization: Bearer …` instead of a session. */
export const AccessToken = Type.Object(fields)
export type AccessToken = Static<typeof AccessToken>

export const accessTokenEndpoints = {
  listAccessTokens: endpoint({
    method: 'GET',
    path: '/v1/self/access-tokens',
    summary: 'Access tokens of the logged-in user, the newest first',
    access: 'verifiedUser',
    response: { status: 200, body: Type.Object({ data: Type.Array(AccessToken) }) },
    errors: [],
  }),
  createAccessToken: endpoint({
    method: 'POST',
    path: '/v1/self/access-tokens',
    summary: 'Makes an access token; requires recent authentication',
    access: 'verifiedUser',
    body: AccessTokenInput,
    /** The secret is in this answer and in none after it. */
    response: { status: 201, body: Type.Object({ ...fields, token: Type.String() }) },
    errors: ['auth.reauthentication_required', 'token.limit_reached'],
  }),
  deleteAccessToken: endpoint({
    method: 'DELETE',
    path: '/v1/self/access-tokens/:id',
    summary: 'Revokes an access token at once',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 204, body: null },
    errors: ['token.not_found'],
  }),
}
