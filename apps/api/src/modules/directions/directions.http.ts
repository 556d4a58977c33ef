import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Counting } from '../../platform/counting/counting.ts'
import { unlessDisconnected } from '../../platform/http/connections/unless-disconnected.ts'
import { createVisitorLimit } from '../../platform/http/limits/visitor-limit.ts'
import { route } from '../../platform/http/route.ts'
import { parseDirectionQuery } from './direction.wire.ts'
import type { DirectionsService } from './directions.service.ts'
import type { ReachService } from './reach.service.ts'
import { parseReachQuery } from './reach.wire.ts'

export interface DirectionsHttpOptions {
  readonly directions: DirectionsService
  readonly reach: ReachService
  readonly rateLimitFactor: number
  readonly counting: Counting
}

/** Routes a minute. Each costs processor time; an author who clicks fast needs one a second. */
const PER_MINUTE = { user: 240, guest: 60 } as const

/** Visitors may call this too: they can try the editor before they sign up. */
export const directionsHttp: FastifyPluginAsync<DirectionsHttpOptions> = async (
  app,
  { directions, reach, rateLimitFactor, counting },
) => {
  const count = createVisitorLimit('directions', { perMinute: PER_MINUTE, rateLimitFactor, counting })

  route(app, endpoints.direction, async ({ query, request, reply }) => {
    await count(request)
    reply.header('cache-control', 'private, no-store')
    return unlessDisconnected(request.signal, directions.find(parseDirectionQuery(query), request.signal))
  })

  route(app, endpoints.directionOptions, async () => directions.options())

  route(app, endpoints.reach, async ({ query, request, reply }) => {
    await count(request)
    reply.header('cache-control', 'private, no-store')
    return unlessDisconnected(request.signal, reach.find(parseReachQuery(query), request.signal))
  })
}
