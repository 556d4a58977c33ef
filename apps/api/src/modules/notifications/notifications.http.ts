import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/database.ts'
import { route } from '../../platform/http/route.ts'
import { notificationsRepository } from './notifications.repository.ts'

export const notificationsHttp: FastifyPluginAsync<{ readonly db: Database }> = async (app, { db }) => {
  const notifications = notificationsRepository(db)

  route(app, endpoints.countNotifications, async ({ viewer }) => ({ count: await notifications.count(viewer.id) }))
}
