import type { FastifyInstance } from 'fastify'

const SWEEP_MS = 50
/** What has not been answered by then is given up. */
const DEADLINE_MS = 6_000

/**
 * Leaves without failing anybody: requests that have begun are answered, their connections end with the answer, and idle
 * ones are closed at once instead of after their keep-alive time.
 */
export function drainOnClose(app: FastifyInstance): void {
  let isLeaving = false
  app.addHook('preClose', async () => {
    isLeaving = true
    const startedAt = performance.now()
    const sweep = setInterval(() => {
      if (performance.now() - startedAt > DEADLINE_MS) app.server.closeAllConnections()
      else app.server.closeIdleConnections()
    }, SWEEP_MS)
    sweep.unref()
    app.server.once('close', () => clearInterval(sweep))
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isLeaving) reply.header('connection', 'close')
    return payload
  })
}
