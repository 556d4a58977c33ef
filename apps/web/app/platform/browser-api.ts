import { type ApiClient, createApiClient, endpoints, type Transport } from '@repo/contract'
import { readCookie } from './cookies.ts'

const XSRF_COOKIE = 'XSRF-TOKEN'

/**
 * A transport for code that runs in the browser. A change repeats the XSRF token in a header; the token is fetched when there is none, and once more when
 * the server no longer accepts it, because another tab may have logged in or out.
 */
export function browserTransport(fetchFrom: typeof fetch, cookies: () => string): Transport {
  const renewToken = () => fetchFrom(`/api${endpoints.csrfCookie.path}`, { credentials: 'same-origin' })
  const send: Transport = (path, init) => {
    const headers = new Headers(init.headers)
    const token = readCookie(cookies(), XSRF_COOKIE)
    if (token) headers.set('x-xsrf-token', token)
    return fetchFrom(path, { ...init, headers })
  }
  return async (path, init) => {
    const isChange = init.method !== undefined && init.method !== 'GET'
    if (!isChange) return send(path, init)
    if (readCookie(cookies(), XSRF_COOKIE) === null) await renewToken()
    const response = await send(path, init)
    if (response.status !== 403 || !(await isMismatch(response.clone()))) return response
    await renewToken()
    return send(path, init)
  }
}

async function isMismatch(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null)
  return JSON.stringify(body).includes('"csrf.mismatch"')
}

let client: ApiClient | undefined

/** The API as the person at this browser. Loaders and actions on the server use `apiContext` instead. */
export function browserApi(): ApiClient {
  client ??= createApiClient(
    browserTransport(
      (input, init) => fetch(input, init),
      () => document.cookie,
    ),
  )
  return client
}
