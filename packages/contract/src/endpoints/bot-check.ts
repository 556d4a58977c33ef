import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../nullable.ts'

/** What a browser has to find out, in ALTCHA's form: for which counter the hash of salt, nonce and counter begins with `keyPrefix`. */
export const BotCheckChallenge = Type.Object({
  parameters: Type.Object({
    algorithm: Type.Literal('SHA-256'),
    nonce: Type.String(),
    salt: Type.String(),
    cost: Type.Integer(),
    keyLength: Type.Integer(),
    keyPrefix: Type.String(),
    keySignature: Type.String(),
    data: Type.Object({ action: Type.String(), expires_at: Type.Number() }),
  }),
  signature: Type.String(),
})
export type BotCheckChallenge = Static<typeof BotCheckChallenge>

/** The content of `bot_check`, as base64 of JSON. */
export interface BotCheckAnswer {
  readonly challenge: BotCheckChallenge
  readonly solution: { readonly counter: number; readonly derivedKey: string }
}

/** A field of requests that bots would send in masses. A few are accepted without it: forms work without scripts. */
export const BotCheckField = Type.Optional(Type.String({ maxLength: 2_000 }))

export const botCheckEndpoints = {
  createBotCheck: endpoint({
    method: 'GET',
    path: '/v1/bot-check/challenge',
    summary: 'A proof of work for `bot_check`, valid for ten minutes and once; null where nothing is checked',
    access: 'anyone',
    response: { status: 200, body: nullable(BotCheckChallenge) },
    errors: [],
  }),
}
