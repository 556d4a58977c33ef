import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { createExpensiveHandler, type ExpensiveOptions } from '../../platform/http/expensive-handler.ts'
import { route } from '../../platform/http/route.ts'
import type { TurnsService } from './turns.service.ts'

interface TurnsHttpOptions extends ExpensiveOptions {
  readonly turns: TurnsService
}

/** Lines per minute. The engine that finds ways for all may think a second about a long one. */
const PER_MINUTE = { user: 60, guest: 30 } as const

/** Visitors may call this too: they read articles. */
export const turnsHttp: FastifyPluginAsync<TurnsHttpOptions> = async (app, { turns, ...limits }) => {
  const handler = createExpensiveHandler('turns', PER_MINUTE, limits)

  route(
    app,
    endpoints.turns,
    handler(({ body }, signal) => turns.find(body, signal)),
  )
}
