import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { createExpensiveHandler, type ExpensiveOptions } from '../../platform/http/expensive-handler.ts'
import { route } from '../../platform/http/route.ts'
import { parseDirectionQuery } from './direction.wire.ts'
import type { DirectionsService } from './directions.service.ts'
import type { LoopsService } from './loops/loops.service.ts'
import { parseLoopsQuery } from './loops/loops.wire.ts'
import type { ReachService } from './reach.service.ts'
import { parseReachQuery } from './reach.wire.ts'

export interface DirectionsHttpOptions extends ExpensiveOptions {
  readonly directions: DirectionsService
  readonly reach: ReachService
  readonly loops: LoopsService
}

/** Routes a minute. Each costs processor time; an author who clicks fast needs one a second. */
const PER_MINUTE = { user: 240, guest: 60 } as const

/** The engine finds some dozen ways for one question. */
const LOOPS_PER_MINUTE = { user: 20, guest: 10 } as const

/** Visitors may call this too: they can try the editor before they sign up. */
export const directionsHttp: FastifyPluginAsync<DirectionsHttpOptions> = async (
  app,
  { directions, reach, loops, ...limits },
) => {
  const handler = createExpensiveHandler('directions', PER_MINUTE, limits)
  const loopsHandler = createExpensiveHandler('loops', LOOPS_PER_MINUTE, limits)

  route(
    app,
    endpoints.direction,
    handler(({ query }, signal) => directions.find(parseDirectionQuery(query), signal)),
  )

  route(app, endpoints.directionOptions, async () => directions.options())

  route(
    app,
    endpoints.reach,
    handler(({ query }, signal) => reach.find(parseReachQuery(query), signal)),
  )

  route(
    app,
    endpoints.loops,
    loopsHandler(({ query }, signal) => loops.find(parseLoopsQuery(query), signal)),
  )
}
