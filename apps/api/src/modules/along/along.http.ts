import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { createExpensiveHandler, type ExpensiveOptions } from '../../platform/http/expensive-handler.ts'
import { route } from '../../platform/http/route.ts'
import type { AlongService } from './along.service.ts'

export interface AlongHttpOptions extends ExpensiveOptions {
  readonly along: AlongService
}

/** Lines per minute. */
const PER_MINUTE = { user: 240, guest: 60 } as const

/** Visitors may call this too: they read what lies along the line of an article. */
export const alongHttp: FastifyPluginAsync<AlongHttpOptions> = async (app, { along, ...limits }) => {
  const handler = createExpensiveHandler('along', PER_MINUTE, limits)

  app.addHook('onClose', () => along.close())

  route(
    app,
    endpoints.along,
    handler(({ body }, signal) => along.find(body, signal)),
  )
}
