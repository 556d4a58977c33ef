import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { createExpensiveHandler, type ExpensiveOptions } from '../../platform/http/expensive-handler.ts'
import { route } from '../../platform/http/route.ts'
import type { GroundService } from './ground.service.ts'

interface GroundHttpOptions extends ExpensiveOptions {
  readonly ground: GroundService
}

/** Lines per minute. The engine that finds ways for all may think a second about a long one. */
const PER_MINUTE = { user: 60, guest: 30 } as const

/** Visitors may call this too: they read articles. */
export const groundHttp: FastifyPluginAsync<GroundHttpOptions> = async (app, { ground, ...limits }) => {
  const handler = createExpensiveHandler('ground', PER_MINUTE, limits)

  route(
    app,
    endpoints.ground,
    handler(({ body }, signal) => ground.find(body, signal)),
  )
}
