import type { ConfigReader } from '../../config-reader.ts'

/** A CDN before the product, whose copies are purged when what they show has changed. */
export type CdnSettings =
  | { readonly kind: 'fastly'; readonly serviceId: string; readonly token: string }
  | { readonly kind: 'cloudflare'; readonly zoneId: string; readonly token: string }
  /** A program of the operator's. */
  | { readonly kind: 'hook'; readonly url: string; readonly token: string }

const NAMED = /^(fastly|cloudflare)=(\w+)$/

/** `CDN_PURGE`: `fastly=SERVICE`, `cloudflare=ZONE` or an address, with `CDN_PURGE_TOKEN`. */
export function readCdn(read: ConfigReader): CdnSettings | null {
  const text = read.text('CDN_PURGE')
  if (text === null) return null
  const token = read.text('CDN_PURGE_TOKEN')
  if (token === null) read.reject('CDN_PURGE_TOKEN', 'is missing: CDN_PURGE needs it')
  const [, kind, id] = NAMED.exec(text) ?? []
  if (kind === 'fastly' && id !== undefined) return { kind, serviceId: id, token: token ?? '' }
  if (kind === 'cloudflare' && id !== undefined) return { kind, zoneId: id, token: token ?? '' }
  if (/^https?:\/\//.test(text) && URL.canParse(text)) {
    // It could not be asked, and the error that says so would carry the password into the log.
    const { username, password } = new URL(text)
    if (username !== '' || password !== '') read.reject('CDN_PURGE', 'must hold no user and password')
    return { kind: 'hook', url: text, token: token ?? '' }
  }
  read.reject('CDN_PURGE', 'must be fastly=SERVICE, cloudflare=ZONE or an address of http or https')
  return null
}
