import type { FastifyReply } from 'fastify'

/**
 * Aborts when the client disconnects. Fastify's own signal of a request never does once a body was read, because the request then counts as
 * closed before its handler begins.
 */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  // The connection of a completely sent response closes, too; nothing is waiting then.
  reply.raw.once('close', () => reply.raw.writableFinished || controller.abort())
  return controller.signal
}
