import type { FastifyReply } from 'fastify'

/**
 * Aborts when whoever asked has gone. Fastify's own signal of a request never does once a body was read, because the request then counts as
 * closed before its handler begins.
 */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  // A completely sent answer closes, too; nothing is waiting then.
  reply.raw.once('close', () => reply.raw.writableFinished || gone.abort())
  return gone.signal
}
