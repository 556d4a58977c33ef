import type { FastifyReply, FastifyRequest } from 'fastify'
import { shareReply } from '../../platform/cdn/surrogate-keys.ts'
import { isKnown, SHARED_VARYING_PAGE, UNSHARED } from '../../platform/http/shared-caches.ts'
import { chooseEncoding } from '../content-encoding.ts'
import type { CachedPages } from './cached-pages.ts'
import type { FoundPage } from './page-cache.ts'
import type { SharedPage } from './shared-page.ts'

const VARY = 'Accept-Encoding, Accept-Language, Cookie, X-Offline-Copy'

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
    const age = Math.floor((performance.now() - page.renderedAt) / 1000)
    shareReply(reply, SHARED_VARYING_PAGE, page.tags).headers({ vary: VARY, etag, age })
    if (isKnown(reply, etag)) return reply.code(304).send()
  } else reply.headers(UNSHARED)
  const before = page.bytes
  const body = await page.encode(encoding)
  if (page.bytes !== before) sent.cache.weighAgain(sent.key, page)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body)
}
