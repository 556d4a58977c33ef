import { type ApiClient, createApiClient, type Transport, type WebHost } from '@repo/contract'
import { readCookie, withSetCookies } from '@repo/web-kit/cookies'
import { withCsrfToken, XSRF_COOKIE, XSRF_PATH } from '@repo/web-kit/csrf-transport'
import { LOCALE_COOKIE, localeOfAddress } from '@repo/web-kit/locale'

export interface VisitorApi {
  readonly client: ApiClient
  /** The `Set-Cookie` values of every answer so far, to be passed on to the browser. */
  readonly setCookies: readonly string[]
}

/**
 * The API on behalf of the visitor who sent `request`. Their cookies go along; a change also carries the XSRF token.
 * That is safe because pages accept a form only from our own origin.
 */
export function visitorApi(request: Request, host: WebHost): VisitorApi {
  const setCookies: string[] = []
  const locale = localeOfAddress(request)
  // The API names places in the language of the page, also where the address says another one than the visitor's.
  let cookie = withSetCookies(request.headers.get('cookie') ?? '', locale ? [`${LOCALE_COOKIE}=${locale}`] : [])
  const passedOn = ['accept-language', 'user-agent'] as const

  const send: Transport = async (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', cookie)
    headers.set('origin', new URL(host.publicUrl).origin)
    for (const name of passedOn) headers.set(name, request.headers.get(name) ?? '')
    const token = readCookie(cookie, XSRF_COOKIE)
    if (token) headers.set('x-xsrf-token', token)
    const response = await answerOf(host.transport(path, { ...init, headers, signal: init.signal ?? request.signal }))
    const fresh = response.headers.getSetCookie()
    setCookies.push(...fresh)
    cookie = withSetCookies(cookie, fresh)
    return response
  }
  const transport = withCsrfToken({
    send,
    hasToken: () => readCookie(cookie, XSRF_COOKIE) !== null,
    renewToken: () => send(XSRF_PATH, { method: 'GET' }),
  })
  return { client: createApiClient(transport), setCookies }
}

/** An API that gives none is the server's matter: the visitor's network has carried their request here. */
const answerOf = (answer: Promise<Response>) =>
  answer.catch(() => Response.json({ error: { code: 'server.unavailable' } }, { status: 503 }))
