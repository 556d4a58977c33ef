import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'

const RETRY_SECONDS = 60

/** Closes every endpoint. The only answer the web takes for maintenance is this code; any other 503 is retried. */
export function closeForMaintenance(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (routeOptions.config.endpoint) throw new AppError('server.maintenance', { seconds: RETRY_SECONDS })
  })
}
