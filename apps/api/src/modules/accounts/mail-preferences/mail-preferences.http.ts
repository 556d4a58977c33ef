import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import type { MailPreferencesService } from './mail-preferences.service.ts'

const MAX_FORM_BYTES = 16 * 1024

interface MailPreferencesHttpOptions {
  readonly mailPreferences: MailPreferencesService
}

export const mailPreferencesHttp: FastifyPluginAsync<MailPreferencesHttpOptions> = async (app, { mailPreferences }) => {
  route(app, endpoints.readMailPreferences, async ({ viewer }) => mailPreferences.read(viewer.id))

  route(app, endpoints.saveMailPreferences, async ({ body, viewer }) => mailPreferences.save(viewer.id, body))

  route(app, endpoints.readSubscription, async ({ query }) => ({ kind: mailPreferences.kindOf(query.key) }))

  route(app, endpoints.unsubscribe, async ({ body }) => mailPreferences.unsubscribe(body.key))
}

/**
 * Mail programs post here when a reader presses their unsubscribe button (RFC 8058): a form without cookies, which our pages
 * would refuse as foreign. The signed key in the address is all that counts. A link is only followed, and stops
 * nothing.
 */
export const oneClickUnsubscribe: FastifyPluginAsync<MailPreferencesHttpOptions> = async (app, { mailPreferences }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, async () => null)
  app.post<{ Querystring: { key?: unknown } }>(
    '/mail/unsubscribe',
    { schema: { hide: true } },
    async (request, reply) => {
      const { key } = request.query
      await mailPreferences.unsubscribe(typeof key === 'string' ? key : '')
      return reply.header('cache-control', 'no-store').code(204).send()
    },
  )
}
