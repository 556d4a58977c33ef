import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Counting } from '../../platform/counting/counting.ts'
import { abortOnDisconnect } from '../../platform/http/connections/abort-on-disconnect.ts'
import { unlessDisconnected } from '../../platform/http/connections/unless-disconnected.ts'
import { createVisitorLimit } from '../../platform/http/limits/visitor-limit.ts'
import { route } from '../../platform/http/route.ts'
import type { AlongService } from './along.service.ts'

export interface AlongHttpOptions {
  readonly along: AlongService
  readonly rateLimitFactor: number
  readonly counting: Counting
}

/** Lines per minute. */
const PER_MINUTE = { user: 240, guest: 60 } as const

/** Visitors may call this too: they read what lies along the line of an article. */
export const alongHttp: FastifyPluginAsync<AlongHttpOptions> = async (app, { along, rateLimitFactor, counting }) => {
  const count = createVisitorLimit('along', { perMinute: PER_MINUTE, rateLimitFactor, counting })

  app.addHook('onClose', () => along.close())

  route(app, endpoints.along, async ({ body, request, reply }) => {
    await count(request)
    reply.header('cache-control', 'private, no-store')
    const signal = abortOnDisconnect(reply)
    return unlessDisconnected(signal, along.find(body, signal))
  })
}
