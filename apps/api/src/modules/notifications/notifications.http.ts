import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { NotificationsService } from './notifications.service.ts'

export interface NotificationsHttpOptions {
  readonly notifications: NotificationsService
}

export const notificationsHttp: FastifyPluginAsync<NotificationsHttpOptions> = async (app, { notifications }) => {
  route(app, endpoints.countNotifications, async ({ viewer }) => ({ count: await notifications.count(viewer.id) }))
}
