import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** The claims of a provider about one of its users. */
interface Claims {
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

/** A real OpenID provider on this machine. Anybody may log in there under any name, with any password. */
export interface OpenIdProvider {
  readonly issuer: string
  /** The claims, which tests may change. */
  readonly claims: Map<string, Claims>
  close(): Promise<void>
}

export const CLIENT = { clientId: 'mishiori', secret: 'the secret of the client' } as const

/** Seconds. */
const LASTS = 600

const ownKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })

interface ProviderOptions {
  readonly redirectUris: string[]
  readonly port?: number
}

/** Pages of a provider that are left to go on by hand, as its development mode has them. */
export async function startOpenIdProvider({ redirectUris, port = 0 }: ProviderOptions): Promise<OpenIdProvider> {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  const claims = new Map<string, Claims>()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.secret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: true } },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...claims.get(accountId) }),
    }),
    cookies: { keys: ['of the provider'] },
    jwks: { keys: [ownKey()] },
    ttl: { AccessToken: LASTS, Grant: LASTS, IdToken: LASTS, Interaction: LASTS, Session: LASTS },
  })
  server.on('request', provider.callback())
  return { issuer, claims, close: () => closeServer(server) }
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

const MAX_PAGES = 12

/** Goes through a provider's pages as a browser that logs in there and agrees. @returns what it sends back with. */
export async function agreeAt(url: string, login: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>()
  const { origin } = new URL(url)
  const go = async (address: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(address, origin), { ...init, redirect: 'manual', headers: { cookie } })
    for (const one of response.headers.getSetCookie()) {
      const [pair = ''] = one.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return response
  }
  let response = await go(url)
  for (let page = 0; page < MAX_PAGES; page++) {
    const location = response.headers.get('location')
    if (location === null) {
      const html = await response.text()
      const action = /action="([^"]+)"/.exec(html)?.[1]
      if (action === undefined) throw new Error(`The provider shows no form:\n${html.slice(0, 500)}`)
      const prompt = /name="prompt" value="([^"]+)"/.exec(html)?.[1] ?? 'login'
      response = await go(action, { method: 'POST', body: new URLSearchParams({ prompt, login, password: 'any' }) })
      continue
    }
    const target = new URL(location, origin)
    if (target.origin !== origin) return Object.fromEntries(target.searchParams)
    response = await go(location)
  }
  throw new Error('The provider sends nobody back.')
}
