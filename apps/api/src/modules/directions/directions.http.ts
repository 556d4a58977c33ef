import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Counting } from '../../platform/counting/counting.ts'
import { unlessDisconnected } from '../../platform/http/connections/unless-disconnected.ts'
import { createVisitorLimit } from '../../platform/http/limits/visitor-limit.ts'
import { route } from '../../platform/http/route.ts'
import { parseDirectionQuery } from './direction.wire.ts'
import type { DirectionsService } from './directions.service.ts'
import type { LoopsService } from './loops/loops.service.ts'
import { parseLoopsQuery } from './loops/loops.wire.ts'
import type { ReachService } from './reach.service.ts'
import { parseReachQuery } from './reach.wire.ts'

export interface DirectionsHttpOptions {
  readonly directions: DirectionsService
  readonly reach: ReachService
  readonly loops: LoopsService
  readonly rateLimitFactor: number
  readonly counting: Counting
}

/** Routes a minute. Each costs processor time; an author who clicks fast needs one a second. */
const PER_MINUTE = { user: 240, guest: 60 } as const

/** The engine finds some dozen ways for one question. */
const LOOPS_PER_MINUTE = { user: 20, guest: 10 } as const

/** Visitors may call this too: they can try the editor before they sign up. */
export const directionsHttp: FastifyPluginAsync<DirectionsHttpOptions> = async (
  app,
  { directions, reach, loops, rateLimitFactor, counting },
) => {
  const count = createVisitorLimit('directions', { perMinute: PER_MINUTE, rateLimitFactor, counting })
  const countLoops = createVisitorLimit('loops', { perMinute: LOOPS_PER_MINUTE, rateLimitFactor, counting })

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

  route(app, endpoints.loops, async ({ query, request, reply }) => {
    await countLoops(request)
    reply.header('cache-control', 'private, no-store')
    return unlessDisconnected(request.signal, loops.find(parseLoopsQuery(query), request.signal))
  })
}
