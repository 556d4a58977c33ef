const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:'])
const IMAGE_PROTOCOLS = new Set(['http:', 'https:'])
const MAX_ADDRESS_LENGTH = 2048
const MAX_MAP_OBJECT_ID_LENGTH = 64
const MAP_OBJECT_ID = /^[A-Za-z0-9._:-]+$/

/**
 * An address a reader may be sent to, or null. Only absolute `http`, `https` and `mailto` addresses pass; the result is
 * what the URL parser made of the input, so tabs and control characters hidden in a scheme cannot survive.
 *
 * @public
 */
export function linkAddress(input: string): string | null {
  const url = parseAddress(input)
  if (!url || !LINK_PROTOCOLS.has(url.protocol)) return null
  if (url.protocol !== 'mailto:' && url.hostname === '') return null
  return url.href.length > MAX_ADDRESS_LENGTH ? null : url.href
}

/**
 * An address an image may be loaded from, or null: absolute `http(s)`, or a path on the page's own host (`/images/a.jpg`).
 *
 * @public
 */
export function imageAddress(input: string): string | null {
  const trimmed = input.trim()
  if (/^\/(?![/\\])/.test(trimmed)) return ownHostPath(trimmed)
  const url = parseAddress(trimmed)
  if (!url || !IMAGE_PROTOCOLS.has(url.protocol)) return null
  return url.href.length > MAX_ADDRESS_LENGTH ? null : url.href
}

/**
 * Where readers can load an image of pasted content from, or null. Pages are served by `https`, which refuse what comes by
 * `http`; only at `ownOrigin`, the page's own, an address is unchanged.
 */
export function pastedImageAddress(input: string, ownOrigin?: string): string | null {
  const trimmed = input.trim()
  const address = imageAddress(trimmed.startsWith('//') ? `https:${trimmed}` : trimmed)
  if (!address?.startsWith('http:') || new URL(address).origin === ownOrigin) return address
  return address.replace(/^http:/, 'https:')
}

/** Whether an image address has another host than `ownOrigin`. */
export function isForeignAddress(address: string, ownOrigin: string | undefined): boolean {
  const url = parseAddress(address)
  return url !== null && url.origin !== ownOrigin
}

/** Whether a text can be the id of a map object: the values allowed in `data-map-link` and in a fragment. */
export function isMapObjectId(input: unknown): input is string {
  return typeof input === 'string' && input.length <= MAX_MAP_OBJECT_ID_LENGTH && MAP_OBJECT_ID.test(input)
}

/**
 * What a person typed into a link field as an address, or null: `example.com` becomes `https://example.com/`,
 * `name@example.com` a `mailto:`.
 */
export function typedLinkAddress(input: string): string | null {
  const trimmed = input.trim()
  if (trimmed === '' || /\s/.test(trimmed)) return null
  const direct = linkAddress(trimmed)
  if (direct) return direct
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(trimmed)) return linkAddress(`mailto:${trimmed}`)
  return /^[^/?#@:]+\.[^/?#@:]+(?:[:/?#]|$)/.test(trimmed) ? linkAddress(`https://${trimmed}`) : null
}

function ownHostPath(path: string): string | null {
  // The host is a stand-in: only the path, normalised by the parser, is kept.
  const url = parseAddress(`https://host.invalid${path}`)
  if (!url) return null
  const normalised = url.pathname + url.search
  const staysOnHost = url.hostname === 'host.invalid' && !normalised.startsWith('//')
  return staysOnHost && normalised.length <= MAX_ADDRESS_LENGTH ? normalised : null
}

function parseAddress(input: string): URL | null {
  return URL.canParse(input) ? new URL(input) : null
}
