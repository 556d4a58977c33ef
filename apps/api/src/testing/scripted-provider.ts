import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

interface ReceivedRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly form: URLSearchParams
}

interface Scripted {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** A provider whose responses a test defines, valid or not. */
export interface ScriptedProvider {
  readonly issuer: string
  /** The response at a path, instead of the regular one. */
  readonly answers: Map<string, Scripted>
  readonly requests: ReceivedRequest[]
  /** A signed token, valid except for `claims`. */
  sign(claims: Readonly<Record<string, unknown>>): Promise<string>
  close(): Promise<void>
}

export async function startScriptedProvider(): Promise<ScriptedProvider> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const answers = new Map<string, Scripted>([
    [
      '/.well-known/openid-configuration',
      {
        body: {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        },
      },
    ],
    ['/keys', { body: { keys: [{ ...(await exportJWK(publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }] } }],
  ])
  const requests: ReceivedRequest[] = []
  server.on('request', async (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? ''
    requests.push({ path, headers: request.headers, form: new URLSearchParams(await text(request)) })
    const { status = 200, headers = {}, body } = answers.get(path) ?? { status: 404, body: {} }
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  })
  return {
    issuer,
    answers,
    requests,
    sign: (claims) =>
      new SignJWT({ iss: issuer, aud: 'mishiori', sub: 'somebody', nonce: 'nonce', ...claims } as JWTPayload) // or not, as told
        .setProtectedHeader({ alg: 'RS256', kid: 'own' })
        .setIssuedAt()
        .setExpirationTime(typeof claims.exp === 'number' ? claims.exp : '5 minutes')
        .sign(privateKey),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The response of a token endpoint, beside the ID token. */
export const tokens = (id_token?: string) => ({
  body: { access_token: 'access', token_type: 'Bearer', expires_in: 60, ...(id_token ? { id_token } : {}) },
})
