import type { FastifyInstance } from 'fastify'
import type { Counting } from '../../counting/counting.ts'
import { createRequestLimit } from './request-limit.ts'

/** What an account may write an hour that others see. Somebody new has not shown yet that they are no program. */
export const WRITES_PER_HOUR = { known: 600, new: 60 } as const
const WINDOW_MS = 60 * 60 * 1000
const MAX_ACCOUNTS = 50_000

/** Requests a minute of one access token, from wherever they come. */
export const TOKEN_REQUESTS_PER_MINUTE = { read: 300, write: 60 } as const
const TOKEN_WINDOW_MS = 60 * 1000
const MAX_TOKENS = 50_000

/** Bounds what one account may write that reaches others, wherever it comes from. */
export function limitAccounts(app: FastifyInstance, factor: number, counting: Counting): void {
  const count = createRequestLimit(counting('account writes', MAX_ACCOUNTS), WINDOW_MS)
  app.addHook('onRequest', async ({ viewer, routeOptions }) => {
    if (!viewer || !routeOptions.config.endpoint?.reachesOthers) return
    await count(String(viewer.id), (viewer.isNew ? WRITES_PER_HOUR.new : WRITES_PER_HOUR.known) * factor)
  })
}

/** Bounds what a program may ask by one access token. */
export function limitTokens(app: FastifyInstance, factor: number, counting: Counting): void {
  const count = createRequestLimit(counting('token requests', MAX_TOKENS), TOKEN_WINDOW_MS)
  app.addHook('onRequest', async ({ accessToken, method }) => {
    if (!accessToken) return
    const kind = method === 'GET' || method === 'HEAD' ? 'read' : 'write'
    await count(`${kind} ${accessToken.id}`, TOKEN_REQUESTS_PER_MINUTE[kind] * factor)
  })
}
