import { type ApiClient, createApiClient, type Transport } from '@repo/contract'
import { readCookie } from './cookies.ts'
import { withCsrfToken, XSRF_COOKIE, XSRF_PATH } from './csrf-transport.ts'

/** A transport for code that runs in the browser. */
export function browserTransport(fetchFrom: typeof fetch, cookies: () => string): Transport {
  const token = () => readCookie(cookies(), XSRF_COOKIE)
  return withCsrfToken({
    send: (path, init) => {
      const headers = new Headers(init.headers)
      const known = token()
      if (known) headers.set('x-xsrf-token', known)
      return fetchFrom(path, { ...init, headers })
    },
    hasToken: () => token() !== null,
    renewToken: () => fetchFrom(XSRF_PATH, { credentials: 'same-origin' }),
  })
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
