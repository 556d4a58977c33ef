import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Counting } from '../../platform/counting/counting.ts'
import { abortOnDisconnect } from '../../platform/http/connections/abort-on-disconnect.ts'
import { unlessDisconnected } from '../../platform/http/connections/unless-disconnected.ts'
import { createVisitorLimit } from '../../platform/http/limits/visitor-limit.ts'
import { route } from '../../platform/http/route.ts'
import type { ElevationsService } from './elevations.service.ts'

export interface ElevationsHttpOptions {
  readonly elevations: ElevationsService
  readonly rateLimitFactor: number
  readonly counting: Counting
}

/** Lines per minute. Each may fetch dozens of tiles from public servers. */
const PER_MINUTE = { user: 120, guest: 30 } as const

/** Visitors may call this too: they read articles whose lines have no elevations. */
export const elevationsHttp: FastifyPluginAsync<ElevationsHttpOptions> = async (
  app,
  { elevations, rateLimitFactor, counting },
) => {
  const count = createVisitorLimit('elevations', { perMinute: PER_MINUTE, rateLimitFactor, counting })

  route(app, endpoints.elevations, async ({ body, request, reply }) => {
    await count(request)
    reply.header('cache-control', 'private, no-store')
    const signal = abortOnDisconnect(reply)
    return unlessDisconnected(signal, elevations.find(body, signal))
  })
}
