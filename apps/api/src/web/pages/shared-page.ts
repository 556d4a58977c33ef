import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { PageTag } from '@repo/contract'
import { compressTo, type Encoding } from '../content-encoding.ts'
import { allowByHash, type Nonce } from './allow-by-hash.ts'
import type { CacheablePage } from './page-cache.ts'

interface Rendering {
  readonly response: Response
  /** What the page says that it shows; null when it does not say that it may be shared. */
  readonly tags: readonly PageTag[] | null
  readonly nonce: Nonce
  /** The content security policy with these nonces. */
  readonly policy: string
}

/** The highest that takes about as long as gzip. */
const BROTLI_QUALITY = 5
/** What a page takes beside its bytes: headers, names, tags. */
const OVERHEAD_BYTES = 4_096
const CACHEABLE_STATUSES: readonly number[] = [200, 404]

type PageHeaders = Readonly<Record<string, string | string[]>>

/** A rendered page that answers many requests. */
export class SharedPage implements CacheablePage {
  readonly status: number
  readonly headers: PageHeaders
  readonly tags: readonly PageTag[] | null
  readonly renderedAt = performance.now()
  readonly #html: Buffer
  readonly #version: string
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()
  #bytes: number

  private constructor(html: Buffer, { status, headers, tags }: Pick<SharedPage, 'status' | 'headers' | 'tags'>) {
    this.status = status
    this.headers = headers
    this.tags = tags
    this.#html = html
    this.#version = createHash('sha256').update(html).digest('base64url').slice(0, 22)
    this.#bytes = html.length + OVERHEAD_BYTES
  }

  static async of({ response, tags, nonce, policy }: Rendering): Promise<SharedPage> {
    const rendered = response.body ? await buffer(response.body) : Buffer.alloc(0)
    const { html, policy: ownPolicy } = allowByHash(rendered.toString(), { nonce, policy })
    const cookies = response.headers.getSetCookie()
    const headers = {
      ...Object.fromEntries(response.headers),
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
      'content-security-policy': ownPolicy,
    }
    const { status } = response
    const isCacheable = CACHEABLE_STATUSES.includes(status) && cookies.length === 0
    return new SharedPage(Buffer.from(html), { status, headers, tags: isCacheable ? tags : null })
  }

  get bytes(): number {
    return this.#bytes
  }

  etag(encoding: Encoding): string {
    return `"${this.#version}-${encoding}"`
  }

  /** Compressed once for all; the page grows by what came out. */
  encode(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const made = compressTo(encoding, this.#html, BROTLI_QUALITY).then((bytes) => {
      if (encoding !== 'identity') this.#bytes += bytes.length
      return bytes
    })
    this.#encoded.set(encoding, made)
    return made
  }
}
