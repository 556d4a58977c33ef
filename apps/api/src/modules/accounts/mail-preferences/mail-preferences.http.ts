import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import type { MailPreferencesService } from './mail-preferences.service.ts'

export interface MailPreferencesHttpOptions {
  readonly mailPreferences: MailPreferencesService
}

export const mailPreferencesHttp: FastifyPluginAsync<MailPreferencesHttpOptions> = async (app, { mailPreferences }) => {
  route(app, endpoints.readMailPreferences, async ({ viewer }) => mailPreferences.read(viewer.id))

  route(app, endpoints.saveMailPreferences, async ({ body, viewer }) => mailPreferences.save(viewer.id, body))

  route(app, endpoints.readSubscription, async ({ query }) => ({ kind: mailPreferences.kindOf(query.key) }))

  route(app, endpoints.unsubscribe, async ({ body }) => mailPreferences.unsubscribe(body.key))
}
