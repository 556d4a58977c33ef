import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from '../content-encoding.ts'
import { type CachedPages, MAX_AGE_SECONDS } from './cached-pages.ts'
import type { FoundPage } from './page-cache.ts'
import type { SharedPage } from './shared-page.ts'

/** How long a CDN may answer with the old page while it fetches the new one. */
const STALE_SECONDS = 10
const NO_STORE = 'private, no-store'

/**
 * What caches outside may do with a page: a browser asks each time whether it changed, a CDN may answer for as long as
 * we would. The header for CDNs alone allows what browsers must not do: they would show a withdrawn page to a person
 * who has just seen it.
 */
const CACHE_HEADERS = {
  'cache-control': `public, max-age=0, must-revalidate, s-maxage=${MAX_AGE_SECONDS}`,
  'cdn-cache-control': `public, max-age=${MAX_AGE_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
  vary: 'Accept-Encoding, Accept-Language, Cookie, X-Offline-Copy',
} as const

interface Sent {
  readonly cache: CachedPages
  readonly key: string
  readonly found: FoundPage<SharedPage>
}

export async function sendSharedPage(request: FastifyRequest, reply: FastifyReply, sent: Sent): Promise<FastifyReply> {
  const { page, isOutdated } = sent.found
  const encoding = chooseEncoding(request)
  reply.code(page.status).headers(page.headers)
  if (page.tags && page.status === 200 && !isOutdated) {
    const etag = page.etag(encoding)
    reply.headers({ ...CACHE_HEADERS, etag, age: Math.floor((performance.now() - page.renderedAt) / 1000) })
    if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).send()
  } else reply.header('cache-control', NO_STORE)
  const before = page.bytes
  const body = await page.encode(encoding)
  if (page.bytes !== before) sent.cache.weighAgain(sent.key, page)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body)
}

/** Weakly compared, as RFC 9110 has it for `If-None-Match`. */
function isNamed(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false
}
