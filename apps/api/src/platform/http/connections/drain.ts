import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const SWEEP_MS = 25
/** Connections in use get `Connection: close` with their next response. After this long without a request, none is in use. */
const QUIET_MS = 250
/** By then, clients that keep sending requests have got a response with that header. */
const CLOSE_IDLE_AFTER_MS = 1_500
/** Requests without a response by then are cut off. */
const DEADLINE_MS = 6_000

/**
 * Closes without failed requests: stops accepting connections, answers the open ones with `Connection: close`, and only
 * then closes idle ones. Closing idle connections first would cut off requests that are on their way.
 */
export function drainOnClose(app: FastifyInstance): void {
  const connections = new Set<Socket>()
  let isClosing = false
  let lastRequestAt = 0
  app.server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('onRequest', async () => {
    lastRequestAt = performance.now()
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isClosing) reply.header('connection', 'close')
    return payload
  })
  app.addHook('preClose', async () => {
    isClosing = true
    // The close of an HTTP server would end connections without a request at once; that of the server below it does not.
    if (app.server.listening) NetServer.prototype.close.call(app.server)
    const startedAt = performance.now()
    while (connections.size > 0) {
      const now = performance.now()
      if (now - startedAt > DEADLINE_MS) app.server.closeAllConnections()
      else if (now - Math.max(lastRequestAt, startedAt) > QUIET_MS || now - startedAt > CLOSE_IDLE_AFTER_MS)
        app.server.closeIdleConnections()
      await sleep(SWEEP_MS)
    }
  })
}
