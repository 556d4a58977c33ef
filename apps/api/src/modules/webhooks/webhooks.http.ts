import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { requireRecentAuthentication } from '../../platform/session/standing.ts'
import type { WebhooksService } from './webhooks.service.ts'

export const webhooksHttp: FastifyPluginAsync<{ webhooks: WebhooksService }> = async (app, { webhooks }) => {
  route(app, endpoints.listWebhooks, ({ viewer }) => webhooks.list(viewer.id))

  route(app, endpoints.createWebhook, async ({ viewer, body }) => {
    requireRecentAuthentication(viewer)
    return webhooks.create(viewer.id, body)
  })

  route(app, endpoints.pauseWebhook, ({ viewer, params, body }) =>
    webhooks.setPaused(viewer.id, Number(params.id), body.paused),
  )

  route(app, endpoints.rotateWebhookSecret, async ({ viewer, params }) => {
    requireRecentAuthentication(viewer)
    return webhooks.rotateSecret(viewer.id, Number(params.id))
  })

  route(app, endpoints.testWebhook, ({ viewer, params }) => webhooks.test(viewer.id, Number(params.id)))

  route(app, endpoints.resendWebhookDelivery, ({ viewer, params }) =>
    webhooks.resend(viewer.id, Number(params.id), Number(params.deliveryId)),
  )

  route(app, endpoints.deleteWebhook, ({ viewer, params }) => webhooks.delete(viewer.id, Number(params.id)))
}
