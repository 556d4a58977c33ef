import { type ApiClient, createApiClient, type Transport } from '@repo/contract'
import type { FastifyInstance } from 'fastify'
import type { Secrets } from './secrets.ts'

export interface TestClient {
  readonly api: ApiClient
  /** Cookies as a browser would keep them. */
  readonly cookies: Map<string, string>
  /** A raw request with this client's cookies; changes carry the CSRF token. */
  fetch: Transport
}

interface TestClientOptions {
  readonly address?: string
  /** Called with every secret that is sent or received. */
  readonly secrets?: Secrets
  /** Sent by a program instead of cookies. */
  readonly accessToken?: string
}

const AS_SCRIPT = { 'x-requested-with': 'XMLHttpRequest' }

/** A browser without a page: keeps cookies and repeats the CSRF token, as the web's client does. */
export function createTestClient(
  app: FastifyInstance,
  { address = '127.0.0.1', secrets, accessToken }: TestClientOptions = {},
): TestClient {
  const cookies = new Map<string, string>()

  const send: Transport = async (path, init) => {
    const request = new Request(`http://localhost${path}`, init)
    const headers = Object.fromEntries(request.headers)
    // Both of one moment: another request may be given a new token meanwhile.
    const token = cookies.get('XSRF-TOKEN')
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const payload = request.body ? Buffer.from(await request.arrayBuffer()) : null
    if (payload) secrets?.noteBody(payload)
    const answer = await app.inject({
      method: request.method as 'GET', // any method; the type lists them
      url: path,
      remoteAddress: address,
      headers: {
        ...(token !== undefined && request.method !== 'GET' ? { 'x-xsrf-token': token, ...AS_SCRIPT } : {}),
        ...(accessToken === undefined ? { cookie } : { authorization: `Bearer ${accessToken}` }),
        ...headers,
      },
      ...(payload ? { payload } : {}),
    })
    for (const { name, value, maxAge } of answer.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name)
      else {
        cookies.set(name, value)
        secrets?.noteCookie(value)
      }
    }
    const answered = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value].flat()) if (one !== undefined) answered.append(name, String(one))
    }
    const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304
    return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers: answered,
    })
  }

  const fetch: Transport = async (path, init) => {
    const isChange = (init.method ?? 'GET') !== 'GET'
    if (isChange && accessToken === undefined && !cookies.has('XSRF-TOKEN')) {
      await send('/api/sanctum/csrf-cookie', { method: 'GET' })
    }
    return send(path, init)
  }
  return { api: createApiClient(fetch), cookies, fetch }
}
