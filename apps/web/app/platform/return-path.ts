const HOME = '/home'

/**
 * A path to return to after logging in, from an address that anybody may have written: only a path on this site is kept, everything else becomes
 * `/home`. Browsers drop tabs and line breaks and read `\` as `/`, so these are refused, encoded or not.
 */
export function safeReturnPath(value: string | null | undefined): string {
  if (!value?.startsWith('/') || value.length > 2000) return HOME
  const decoded = decode(value)
  if (decoded === null || /^\/[/\\]|[\\\p{Cc}]/u.test(decoded) || /^\/[/\\]/.test(value)) return HOME
  const url = new URL(value, 'http://site.invalid')
  if (url.origin !== 'http://site.invalid') return HOME
  return `${url.pathname}${url.search}${url.hash}`
}

/** The log-in page that leads back to where the visitor wanted to go. */
export function logInPath(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return `/login?${new URLSearchParams({ next: `${pathname.replace(/\.data$/, '')}${search}` })}`
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
