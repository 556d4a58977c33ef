import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Counting } from '../../platform/counting/counting.ts'
import { abortOnDisconnect } from '../../platform/http/connections/abort-on-disconnect.ts'
import { unlessDisconnected } from '../../platform/http/connections/unless-disconnected.ts'
import { createVisitorLimit } from '../../platform/http/limits/visitor-limit.ts'
import { route } from '../../platform/http/route.ts'
import type { TurnsService } from './turns.service.ts'

interface TurnsHttpOptions {
  readonly turns: TurnsService
  readonly rateLimitFactor: number
  readonly counting: Counting
}

/** Lines per minute. The engine that finds ways for all may think a second about a long one. */
const PER_MINUTE = { user: 60, guest: 30 } as const

/** Visitors may call this too: they read articles. */
export const turnsHttp: FastifyPluginAsync<TurnsHttpOptions> = async (app, { turns, rateLimitFactor, counting }) => {
  const count = createVisitorLimit('turns', { perMinute: PER_MINUTE, rateLimitFactor, counting })

  route(app, endpoints.turns, async ({ body, request, reply }) => {
    await count(request)
    reply.header('cache-control', 'private, no-store')
    const signal = abortOnDisconnect(reply)
    return unlessDisconnected(signal, turns.find(body, signal))
  })
}
