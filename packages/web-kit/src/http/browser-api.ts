import { type ApiClient, createApiClient, type Transport } from '@repo/contract'
import { readCookie } from '../preferences/cookies.ts'
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

/** A failure that concerns the whole page, whatever the action was: the session has ended, or the product is in maintenance. */
export type PageRefusal = 'loggedOut' | 'maintenance'

const listeners = new Set<(refusal: PageRefusal) => void>()

/** @returns what ends the listening */
export function onPageRefusal(listener: (refusal: PageRefusal) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Reports refused changes. A page's own requests fail silently, because no user action caused them. */
export function withPageRefusals(fetchFrom: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await fetchFrom(input, init)
    const refusal = (init?.method ?? 'GET') === 'GET' ? null : await refusalOf(answer)
    if (refusal) for (const listener of listeners) listener(refusal)
    return answer
  }
}

async function refusalOf(answer: Response): Promise<PageRefusal | null> {
  if (answer.status === 401) return 'loggedOut'
  if (answer.status !== 503) return null
  const body: { error?: { code?: unknown } } | null = await answer
    .clone()
    .json()
    .catch(() => null)
  return body?.error?.code === 'server.maintenance' ? 'maintenance' : null
}

let client: ApiClient | undefined

/** The API as the person at this browser. Loaders and actions on the server use `apiContext` instead. */
export function browserApi(): ApiClient {
  client ??= createApiClient(
    browserTransport(
      withPageRefusals((input, init) => fetch(input, init)),
      () => document.cookie,
    ),
  )
  return client
}
