import type { Theme } from './theme.ts'

/** What the apps call themselves, which show pages inside windows with a frame of their own. */
const APP = /\bMishioriApp\//

/** Whether pages are to come without header and footer: for the apps, and where an address asks for it. */
export function isForWebview({ search, userAgent }: { search: URLSearchParams; userAgent: string | null | undefined }) {
  return search.get('webview') === '1' || APP.test(userAgent ?? '')
}

/** The appearance that an app asks for by `theme`; null when it asks for none. */
export function themeForWebview(request: Request): Theme | 'system' | null {
  const { searchParams: search } = new URL(request.url)
  const theme = search.get('theme')
  if (!isForWebview({ search, userAgent: request.headers.get('user-agent') })) return null
  return theme === 'light' || theme === 'dark' || theme === 'system' ? theme : null
}
