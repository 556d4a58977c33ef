import { type ApiClient, createApiClient, endpoints, type Transport, type WebHost } from '@repo/contract'
import { readCookie, withSetCookies } from './cookies.ts'

const XSRF_COOKIE = 'XSRF-TOKEN'
const CSRF_PATH = `/api${endpoints.csrfCookie.path}`

export interface VisitorApi {
  readonly client: ApiClient
  /** The `Set-Cookie` values of every answer so far, to be passed on to the browser. */
  readonly setCookies: readonly string[]
}

/**
 * The API on behalf of the visitor who sent `request`. Their cookies go along; a change also carries the XSRF token, which is fetched first when they have
 * none yet. That is safe because pages accept a form only from our own origin.
 */
export function visitorApi(request: Request, host: WebHost): VisitorApi {
  const setCookies: string[] = []
  let cookie = request.headers.get('cookie') ?? ''
  const language = request.headers.get('accept-language')

  const send: Transport = async (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', cookie)
    headers.set('origin', new URL(host.publicUrl).origin)
    if (language) headers.set('accept-language', language)
    const token = readCookie(cookie, XSRF_COOKIE)
    if (token) headers.set('x-xsrf-token', token)
    const response = await host.transport(path, { ...init, headers, signal: init.signal ?? request.signal })
    const fresh = response.headers.getSetCookie()
    setCookies.push(...fresh)
    cookie = withSetCookies(cookie, fresh)
    return response
  }
  const transport: Transport = async (path, init) => {
    const changes = init.method !== 'GET' && init.method !== undefined
    if (changes && !readCookie(cookie, XSRF_COOKIE)) await send(CSRF_PATH, { method: 'GET' })
    return send(path, init)
  }
  return { client: createApiClient(transport), setCookies }
}
