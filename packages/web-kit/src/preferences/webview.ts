import { readCookie } from './cookies.ts'
import type { Theme } from './theme.ts'

/** What the apps call themselves, which show pages inside windows with a frame of their own. */
const APP = /\bMishioriApp\//

/** Stores the choice of an address as long as the browser, or the web view, is open. */
export const WEBVIEW_COOKIE = 'webview'

interface WebviewRequest {
  readonly search: URLSearchParams
  readonly userAgent: string | null | undefined
  /** The header. */
  readonly cookie: string | null | undefined
}

/** Whether pages come without header and footer: for the apps, and where an address requests it or has requested it before. */
export function isForWebview({ search, userAgent, cookie }: WebviewRequest): boolean {
  return APP.test(userAgent ?? '') || (requestedWebview(search) ?? readCookie(cookie ?? null, WEBVIEW_COOKIE) === '1')
}

/** The choice in the address; null without one. */
function requestedWebview(search: URLSearchParams): boolean | null {
  const value = search.get('webview')
  return value === '1' ? true : value === '0' ? false : null
}

/** Whether a request's page is for a web view. */
export const isWebviewRequest = ({ url, headers }: Request): boolean =>
  isForWebview({
    search: new URL(url).searchParams,
    userAgent: headers.get('user-agent'),
    cookie: headers.get('cookie'),
  })

/** The new value of the cookie, for the pages after this one; null when it is unchanged. */
export function webviewToStore({ url, headers }: Request): '1' | '' | null {
  const requested = requestedWebview(new URL(url).searchParams)
  const isKept = readCookie(headers.get('cookie'), WEBVIEW_COOKIE) === '1'
  if (requested === null || requested === isKept) return null
  return requested ? '1' : ''
}

/** The appearance that an app requests by `theme`; null without one. */
export function themeForWebview(request: Request): Theme | 'system' | null {
  const theme = new URL(request.url).searchParams.get('theme')
  if (!isWebviewRequest(request)) return null
  return theme === 'light' || theme === 'dark' || theme === 'system' ? theme : null
}
