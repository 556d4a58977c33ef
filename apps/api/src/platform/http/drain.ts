import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const SWEEP_MS = 25
/** Connections in use are told to close with their next answer. Without any request for so long, none is in use. */
const QUIET_MS = 250
/** By then, clients that keep sending requests have had an answer that says so. */
const TOLD_AFTER_MS = 1_500
/** What has not been answered by then is given up. */
const DEADLINE_MS = 6_000

/**
 * Leaves without failing anybody: no connection is taken any more; those there are get their answers, each with word
 * that it is the last, and only then are the ones closed on which nothing is asked. Closing these first would cut off a
 * request that is on its way.
 */
export function drainOnClose(app: FastifyInstance): void {
  const connections = new Set<Socket>()
  let isLeaving = false
  let askedAt = 0
  app.server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('onRequest', async () => {
    askedAt = performance.now()
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isLeaving) reply.header('connection', 'close')
    return payload
  })
  app.addHook('preClose', async () => {
    isLeaving = true
    // The close of an HTTP server would end connections without a request at once; that of the server below it does not.
    if (app.server.listening) NetServer.prototype.close.call(app.server)
    const startedAt = performance.now()
    while (connections.size > 0) {
      const now = performance.now()
      if (now - startedAt > DEADLINE_MS) app.server.closeAllConnections()
      else if (now - Math.max(askedAt, startedAt) > QUIET_MS || now - startedAt > TOLD_AFTER_MS)
        app.server.closeIdleConnections()
      await sleep(SWEEP_MS)
    }
  })
}
