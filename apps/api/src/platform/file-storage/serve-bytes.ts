import type { FastifyReply } from 'fastify'
import type { StoredBytes } from './file-storage.ts'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
}

/** Answers a stored picture whose name never means other bytes. Opened by itself, it can run and load nothing. */
export function servePicture(reply: FastifyReply, name: string, { size, stream }: StoredBytes): FastifyReply {
  const type = MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff')
    .header('content-length', size)
    .type(type)
    .send(stream())
}
