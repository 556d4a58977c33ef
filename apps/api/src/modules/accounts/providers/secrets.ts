import { createHash, randomBytes } from 'node:crypto'

/** 256 bits for an address or a cookie. */
export const drawSecret = () => randomBytes(32).toString('base64url')

/** What is kept of one: a leaked table opens nothing. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Of a sign-up that came through a provider, whose name stands in front for when the rest has expired. */
export const drawSignUpToken = (provider: string) => `${provider}.${drawSecret()}`
export const providerOfToken = (token: string) => token.split('.', 1)[0] ?? ''
