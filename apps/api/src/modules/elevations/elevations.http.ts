import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { createExpensiveHandler, type ExpensiveOptions } from '../../platform/http/expensive-handler.ts'
import { route } from '../../platform/http/route.ts'
import type { ElevationsService } from './elevations.service.ts'

export interface ElevationsHttpOptions extends ExpensiveOptions {
  readonly elevations: ElevationsService
}

/** Lines per minute. Each may fetch dozens of tiles from public servers. */
const PER_MINUTE = { user: 120, guest: 30 } as const

/** Visitors may call this too: they read articles whose lines have no elevations. */
export const elevationsHttp: FastifyPluginAsync<ElevationsHttpOptions> = async (app, { elevations, ...limits }) => {
  const handler = createExpensiveHandler('elevations', PER_MINUTE, limits)

  route(
    app,
    endpoints.elevations,
    handler(({ body }, signal) => elevations.find(body, signal)),
  )
}
