import type { PageTag } from '@repo/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { SHARED_FOR_CDN_SECONDS } from '../http/shared-caches.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** All that an answer for everybody shows; null for other answers. */
    sharedTags: readonly PageTag[] | null
  }
}

/** What is known of the answers here, so that a CDN takes no more than it can purge. */
export const surrogateKeyOf = (tag: PageTag): string => tag.replace(':', '-')

/** Sends what anybody may get. A CDN that can be purged is told what it shows. */
export function shareReply(
  reply: FastifyReply,
  caching: Readonly<Record<string, string>>,
  tags: readonly PageTag[],
): FastifyReply {
  reply.sharedTags = tags
  return reply.headers(caching)
}

/**
 * Names what answers show, in the header of Fastly and most others (`Surrogate-Key`) and that of Cloudflare (`Cache-Tag`), and
 * lets a CDN keep them longer: it is purged when that changes.
 */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    const { sharedTags } = reply
    if (sharedTags === null || !String(reply.getHeader('cache-control')).startsWith('public')) return
    const keys = [...new Set(sharedTags.map(surrogateKeyOf))]
    reply.headers({
      'surrogate-key': keys.join(' '),
      'cache-tag': keys.join(','),
      'surrogate-control': `max-age=${SHARED_FOR_CDN_SECONDS}`,
      'cdn-cache-control': `public, max-age=${SHARED_FOR_CDN_SECONDS}`,
    })
  })
}
