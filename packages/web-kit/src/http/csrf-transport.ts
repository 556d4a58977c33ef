import { endpoints, type Transport } from '@repo/contract'

export const XSRF_COOKIE = 'XSRF-TOKEN'
/** Asking for this address sets the cookie. */
export const XSRF_PATH = `/api${endpoints.csrfCookie.path}`

interface CsrfTransport {
  /** Sends a request with the token that is known now. */
  readonly send: Transport
  readonly hasToken: () => boolean
  readonly renewToken: () => Promise<unknown>
}

/**
 * Sees to it that a change carries an XSRF token. It is fetched when there is none, and once more when the server no
 * longer accepts it: a session that ended, or another tab that logged in or out, makes an old token worthless.
 */
export function withCsrfToken({ send, hasToken, renewToken }: CsrfTransport): Transport {
  let renewal: Promise<unknown> | null = null
  /** Changes sent at once share one token: each of two would begin a visitor's session, and take the other's away. */
  const renew = () => {
    renewal ??= renewToken().finally(() => {
      renewal = null
    })
    return renewal
  }
  return async (path, init) => {
    const isChange = init.method !== undefined && init.method !== 'GET'
    if (!isChange) return send(path, init)
    if (!hasToken()) await renew()
    const response = await send(path, init)
    if (response.status !== 403 || !(await isMismatch(response.clone()))) return response
    await renew()
    return send(path, init)
  }
}

async function isMismatch(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null)
  return JSON.stringify(body).includes('"csrf.mismatch"')
}
