import type { FastifyReply } from 'fastify'
import { isKnown, SHARED_PICTURE } from '../http/shared-caches.ts'
import type { StoredBytes } from './file-storage.ts'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
}

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
  const type = MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  reply
    .headers(caching)
    .header('etag', etag)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff')
    .type(type)
  if (isKnown(reply, etag)) return reply.code(304).send()
  return reply.header('content-length', size).send(stream())
}
