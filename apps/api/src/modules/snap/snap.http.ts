import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { createExpensiveHandler, type ExpensiveOptions } from '../../platform/http/expensive-handler.ts'
import { route } from '../../platform/http/route.ts'
import type { SnapService } from './snap.service.ts'

interface SnapHttpOptions extends ExpensiveOptions {
  readonly snap: SnapService
}

/** Lines per minute. The engine that finds ways for all may think some seconds about a long one. */
const PER_MINUTE = { user: 30, guest: 15 } as const

/** Visitors may call this too: they can try the editor before they sign up. */
export const snapHttp: FastifyPluginAsync<SnapHttpOptions> = async (app, { snap, ...limits }) => {
  const handler = createExpensiveHandler('snap', PER_MINUTE, limits)

  route(
    app,
    endpoints.snap,
    handler(({ body }, signal) => snap.propose(body, signal)),
  )
}
