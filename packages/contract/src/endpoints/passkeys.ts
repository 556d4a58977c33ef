import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { nullable } from '../nullable.ts'
import { IdParams, SelfUser, Timestamp } from '../schemas.ts'
import { PersonLine } from '../texts/person-text.ts'

const MAX_BINARY_LENGTH = 16_384
/** Bytes as base64url. */
const binary = Type.String({ pattern: '^[A-Za-z0-9_-]*$', maxLength: MAX_BINARY_LENGTH })
const word = Type.String({ maxLength: 64 })

/** What browsers make of a credential: `PublicKeyCredential.toJSON()`. */
const credentialOf = <S extends Parameters<typeof Type.Object>[0]>(response: S) =>
  Type.Object(
    {
      id: binary,
      rawId: binary,
      type: Type.Literal('public-key'),
      authenticatorAttachment: Type.Optional(word),
      clientExtensionResults: Type.Object({}, { maxProperties: 20 }),
      response: Type.Object(response, { additionalProperties: false }),
    },
    { additionalProperties: false },
  )

const RegisteredCredential = credentialOf({
  clientDataJSON: binary,
  attestationObject: binary,
  authenticatorData: Type.Optional(binary),
  publicKey: Type.Optional(binary),
  /** Of COSE, from -65536 on. */
  publicKeyAlgorithm: Type.Optional(Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 })),
  transports: Type.Optional(Type.Array(word, { maxItems: 10 })),
})

const AssertedCredential = credentialOf({
  clientDataJSON: binary,
  authenticatorData: binary,
  signature: binary,
  userHandle: Type.Optional(binary),
})

const PasskeyName = PersonLine({
  minLength: PRODUCT_LIMITS.passkeyNameLength.min,
  maxLength: PRODUCT_LIMITS.passkeyNameLength.max,
})
/** The options of a browser's call to its authenticators, in WebAuthn's JSON form. */
const OptionsAnswer = Type.Object({ options: Type.Unknown() })
const asserted = Type.Object({ response: AssertedCredential }, { additionalProperties: false })

export const passkeyEndpoints = {
  listPasskeys: endpoint({
    method: 'GET',
    path: '/v1/self/passkeys',
    summary: 'Passkeys of the logged-in user',
    access: 'verifiedUser',
    response: {
      status: 200,
      body: Type.Object({
        data: Type.Array(
          Type.Object({
            id: Type.Integer(),
            name: Type.String(),
            created_at: Timestamp,
            last_used_at: nullable(Timestamp),
          }),
        ),
      }),
    },
    errors: [],
  }),
  startPasskeyRegistration: endpoint({
    method: 'POST',
    path: '/v1/self/passkeys/options',
    summary: 'What a browser makes a passkey with; it has five minutes',
    access: 'verifiedUser',
    response: { status: 200, body: OptionsAnswer },
    errors: ['auth.reauthentication_required', 'passkey.limit_reached'],
  }),
  registerPasskey: endpoint({
    method: 'POST',
    path: '/v1/self/passkeys',
    summary: 'Keeps a new passkey',
    access: 'verifiedUser',
    body: Type.Object({ name: PasskeyName, response: RegisteredCredential }, { additionalProperties: false }),
    response: { status: 204, body: null },
    errors: ['auth.reauthentication_required', 'passkey.limit_reached', 'passkey.rejected'],
  }),
  renamePasskey: endpoint({
    method: 'PUT',
    path: '/v1/self/passkeys/:id',
    summary: 'Names a passkey',
    access: 'verifiedUser',
    params: IdParams,
    body: Type.Object({ name: PasskeyName }, { additionalProperties: false }),
    response: { status: 204, body: null },
    errors: ['passkey.not_found'],
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/v1/self/passkeys/:id',
    summary: 'Forgets a passkey, which opens nothing from then on',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 204, body: null },
    errors: ['auth.reauthentication_required', 'passkey.not_found'],
  }),
  startPasskeyLogIn: endpoint({
    method: 'POST',
    path: '/v1/login/passkey/options',
    summary: 'What a browser asks for any passkey of this site with; it names nobody',
    access: 'guest',
    response: { status: 200, body: OptionsAnswer },
    errors: ['auth.throttled'],
  }),
  logInByPasskey: endpoint({
    method: 'POST',
    path: '/v1/login/passkey',
    summary: 'Opens the session of whose passkey it is',
    access: 'guest',
    body: asserted,
    response: { status: 200, body: SelfUser },
    errors: ['auth.throttled', 'passkey.rejected'],
  }),
  startPasskeyReauthentication: endpoint({
    method: 'POST',
    path: '/v1/self/reauthenticate/passkey/options',
    summary: 'What a browser asks for a passkey of the logged-in user with',
    access: 'user',
    response: { status: 200, body: OptionsAnswer },
    errors: ['auth.throttled'],
  }),
  reauthenticateByPasskey: endpoint({
    method: 'POST',
    path: '/v1/self/reauthenticate/passkey',
    summary: 'Proves again by a passkey who is logged in',
    access: 'user',
    body: asserted,
    response: { status: 204, body: null },
    errors: ['auth.throttled', 'passkey.rejected'],
  }),
}
