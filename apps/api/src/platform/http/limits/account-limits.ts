import type { FastifyInstance } from 'fastify'
import type { Counting } from '../../counting/counting.ts'
import { createRequestLimit } from './request-limit.ts'

/** What an account may write an hour that others see. Somebody new has not shown yet that they are no program. */
export const WRITES_PER_HOUR = { known: 600, new: 60 } as const
const WINDOW_MS = 60 * 60 * 1000
const MAX_ACCOUNTS = 50_000

/** Bounds what one account may write that reaches others, wherever it comes from. */
export function limitAccounts(app: FastifyInstance, factor: number, counting: Counting): void {
  const count = createRequestLimit(counting('account writes', MAX_ACCOUNTS), WINDOW_MS)
  app.addHook('onRequest', async ({ viewer, routeOptions }) => {
    if (!viewer || !routeOptions.config.endpoint?.reachesOthers) return
    await count(String(viewer.id), (viewer.isNew ? WRITES_PER_HOUR.new : WRITES_PER_HOUR.known) * factor)
  })
}
