import { jwtVerify } from 'jose'
import type { OpenIdSettings } from './provider-settings.ts'

/** LINE signs with the secret that it shares with us, which the library does not check. @throws when somebody else signed. */
export async function checkHmac(idToken: string, { secret, issuer, clientId }: OpenIdSettings): Promise<void> {
  if (typeof secret !== 'string') throw new Error('There is no secret to check with.')
  await jwtVerify(idToken, new TextEncoder().encode(secret), { algorithms: ['HS256'], issuer, audience: clientId })
}
