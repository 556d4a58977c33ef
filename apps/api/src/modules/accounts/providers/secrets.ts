import { createHash, randomBytes } from 'node:crypto'

/** 256 bits for an address or a cookie. */
export const drawSecret = () => randomBytes(32).toString('base64url')

/** The stored digest of a secret, so that a leaked table is useless. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** The token of a sign-up through a provider. It starts with the name of the provider, which is needed after it has expired. */
export const drawSignUpToken = (provider: string) => `${provider}.${drawSecret()}`
export const providerOfToken = (token: string) => token.split('.', 1)[0] ?? ''
