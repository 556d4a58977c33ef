import type { FastifyReply } from 'fastify'
import { isKnown, SHARED_PICTURE } from '../http/shared-caches.ts'
import { mediaTypeOf, type StoredBytes } from './file-storage.ts'

/**
 * Answers a stored picture whose name never means other bytes, so that it is its version too. Opened by itself, it can
 * run and load nothing.
 *
 * @param caching what caches may do with it.
 */
export function servePicture(
  reply: FastifyReply,
  name: string,
  { size, stream }: StoredBytes,
  caching: Readonly<Record<string, string>> = SHARED_PICTURE,
): FastifyReply {
  const etag = `"${name}"`
  reply
    .headers(caching)
    .header('etag', etag)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff')
    .type(mediaTypeOf(name))
  if (isKnown(reply, etag)) return reply.code(304).send()
  return reply.header('content-length', size).send(stream())
}
