import type { PageTag } from '@repo/contract'
import type { FastifyReply } from 'fastify'
import { shareReply } from '../cdn/surrogate-keys.ts'
import { isKnown, SHARED_PICTURE, UNSHARED } from '../http/shared-caches.ts'
import { mediaTypeOf, type StoredBytes } from './file-storage.ts'

/**
 * Answers a stored picture whose name never means other bytes, so that it is its version too. Opened by itself, it can
 * run and load nothing.
 *
 * @param tags what decides whether it is shown; null when it is not for everybody, and may be kept by no cache.
 */
export function servePicture(
  reply: FastifyReply,
  name: string,
  { size, stream }: StoredBytes,
  tags: readonly PageTag[] | null,
): FastifyReply {
  const etag = `"${name}"`
  ;(tags === null ? reply.headers(UNSHARED) : shareReply(reply, SHARED_PICTURE, tags))
    .header('etag', etag)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff')
    .type(mediaTypeOf(name))
  if (isKnown(reply, etag)) return reply.code(304).send()
  return reply.header('content-length', size).send(stream())
}
