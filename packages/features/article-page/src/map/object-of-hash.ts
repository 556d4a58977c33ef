import { mapObjectAnchor } from '@mishiori/article-blocks/html'

const PREFIX = `#${mapObjectAnchor('')}`

/** The id of the map object that the hash of an address names; null when it names none. */
export function objectOfHash(hash: string): string | null {
  if (!hash.startsWith(PREFIX) || hash === PREFIX) return null
  try {
    return decodeURIComponent(hash.slice(PREFIX.length))
  } catch {
    return null // cut in the middle of a letter
  }
}
