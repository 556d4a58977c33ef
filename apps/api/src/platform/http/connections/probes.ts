import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../database.ts'

/** `/api/health`: the process answers. `/api/ready`: it can take requests. */
export function addProbes(app: FastifyInstance, db: Database): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.get('/api/health', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/api/ready', { schema: { hide: true } }, async () => {
    if (isClosing) throw new AppError('server.unavailable')
    await db.execute(sql`select 1`).catch(() => {
      throw new AppError('server.unavailable')
    })
    return { status: 'ready' }
  })
}
