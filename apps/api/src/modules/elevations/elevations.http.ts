import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import type { Counting } from '../../platform/counting/counting.ts'
import { createAskLimit } from '../../platform/http/ask-limit.ts'
import { networkOf } from '../../platform/http/rate-limits.ts'
import { route } from '../../platform/http/route.ts'
import { untilGone } from '../../platform/http/until-gone.ts'
import type { ElevationsService } from './elevations.service.ts'

export interface ElevationsHttpOptions {
  readonly elevations: ElevationsService
  readonly rateLimitFactor: number
  readonly counting: Counting
}

/** Lines a minute. Each may fetch dozens of tiles from servers that are open to everybody. */
const PER_MINUTE = { user: 120, guest: 30 } as const
const WINDOW_MS = 60_000
const MAX_ASKERS = 20_000

/** Visitors may ask too: they read articles whose lines have no elevations. */
export const elevationsHttp: FastifyPluginAsync<ElevationsHttpOptions> = async (
  app,
  { elevations, rateLimitFactor, counting },
) => {
  const countAsk = createAskLimit(counting('elevations', MAX_ASKERS), WINDOW_MS)

  route(app, endpoints.elevations, async ({ body, viewer, request, reply }) => {
    if (viewer) await countAsk(`user ${viewer.id}`, PER_MINUTE.user)
    else await countAsk(`guest ${networkOf(request.ip)}`, PER_MINUTE.guest * rateLimitFactor)
    reply.header('cache-control', 'private, no-store')
    const gone = untilGone(reply)
    return elevations.tell(body, gone).catch((error: unknown) => {
      // Nobody reads this answer any more, and nothing went wrong.
      throw gone.aborted ? new AppError('request.timeout') : error
    })
  })
}
