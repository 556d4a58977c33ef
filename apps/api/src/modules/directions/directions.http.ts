import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import type { Counting } from '../../platform/counting/counting.ts'
import { createAskLimit } from '../../platform/http/ask-limit.ts'
import { networkOf } from '../../platform/http/rate-limits.ts'
import { route } from '../../platform/http/route.ts'
import { parseDirectionQuery } from './direction.wire.ts'
import type { DirectionsService } from './directions.service.ts'

export interface DirectionsHttpOptions {
  readonly directions: DirectionsService
  readonly rateLimitFactor: number
  readonly counting: Counting
}

/** Ways a minute. Each is a search on a processor: an author who clicks fast needs one a second. */
const PER_MINUTE = { user: 240, guest: 60 } as const
const WINDOW_MS = 60_000
const MAX_ASKERS = 20_000

/** Visitors may ask too: they can try the editor before they sign up. */
export const directionsHttp: FastifyPluginAsync<DirectionsHttpOptions> = async (
  app,
  { directions, rateLimitFactor, counting },
) => {
  const countAsk = createAskLimit(counting('directions', MAX_ASKERS), WINDOW_MS)

  route(app, endpoints.direction, async ({ query, viewer, request, reply }) => {
    if (viewer) await countAsk(`user ${viewer.id}`, PER_MINUTE.user)
    else await countAsk(`guest ${networkOf(request.ip)}`, PER_MINUTE.guest * rateLimitFactor)
    reply.header('cache-control', 'private, no-store')
    return directions.find(parseDirectionQuery(query), request.signal).catch((error: unknown) => {
      // Nobody reads this answer any more, and nothing went wrong.
      throw request.signal.aborted ? new AppError('request.timeout') : error
    })
  })
}
