/** Stands for whatever site this is: no address can name it by chance. */
const SITE = 'http://site.invalid'

/**
 * The path on this site that browsers read in an address which anybody may have written; null when it leads elsewhere.
 * Parsed as browsers do (they drop tabs and line breaks, read `\` as `/` and resolve dots), and what was parsed is what
 * comes back.
 */
export function ownPath(address: string): string | null {
  const path = parse(address)
  // Resolving dots may leave two slashes in front, which name another site when read again: `/.//elsewhere.example`.
  if (path === null || parse(path) !== path) return null
  return isPlain(path) ? path : null
}

function parse(address: string): string | null {
  if (!URL.canParse(address, SITE)) return null
  const url = new URL(address, SITE)
  return url.origin === SITE ? `${url.pathname}${url.search}${url.hash}` : null
}

/** Whether it stays a path of this site even if an intermediary decodes it. */
function isPlain(path: string): boolean {
  try {
    return !/^\/[/\\]|[\\\p{Cc}]/u.test(decodeURIComponent(path.split(/[?#]/, 1)[0] ?? ''))
  } catch {
    return false
  }
}
