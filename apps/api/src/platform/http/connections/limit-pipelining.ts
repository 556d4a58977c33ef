import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Browsers and proxies send one at a time. */
const MAX_UNANSWERED = 4

/**
 * Hangs up on who sends more requests over one connection before the first is answered. All that fit into a packet are
 * begun at once, and their answers wait in memory for somebody who need not read them.
 */
export function limitPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const change = (by: number) => {
      const count = (unanswered.get(socket) ?? 0) + by
      unanswered.set(socket, count)
      return count
    }
    reply.raw.once('close', () => change(-1))
    if (change(1) <= MAX_UNANSWERED) return done()
    reply.hijack() // nobody is answered any more
    socket.destroy()
  })
}
