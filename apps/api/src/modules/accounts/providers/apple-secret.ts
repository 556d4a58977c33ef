import { importPKCS8, SignJWT } from 'jose'
import type { ClientAuth } from 'openid-client'
import type { AppleKey } from './provider-settings.ts'

/** Apple's secret is a token about ourselves, signed for this one request. */
export function appleSecret({ teamId, keyId, privateKey }: AppleKey, audience: string): ClientAuth {
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
