import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../database.ts'

const READY_WITHIN_MS = 1_500

/** `/api/health`: the process answers. `/api/ready`: it can take requests. */
export function addProbes(app: FastifyInstance, db: Database): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.get('/api/health', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/api/ready', { schema: { hide: true } }, async () => {
    if (isClosing) throw new AppError('server.unavailable')
    if (!(await answersSoon(db))) throw new AppError('server.unavailable')
    return { status: 'ready' }
  })
}

/** A database that hangs sends no error for a long time, and a load balancer asks again before. */
async function answersSoon(db: Database): Promise<boolean> {
  const waiting = new AbortController()
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const isSoon = await Promise.race([answer, sleep(READY_WITHIN_MS, false, waiting)])
  waiting.abort()
  return isSoon
}
