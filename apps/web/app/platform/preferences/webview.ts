/** What the apps call themselves, which show pages inside windows with a frame of their own. */
const APP = /\bMishioriApp\//

/** Whether pages are to come without header and footer: for the apps, and where an address asks for it. */
export function isForWebview({ search, userAgent }: { search: URLSearchParams; userAgent: string | null | undefined }) {
  return search.get('webview') === '1' || APP.test(userAgent ?? '')
}
