import type { FastifyPluginAsync } from 'fastify'
import type { MailPreferencesHttpOptions } from './mail-preferences.http.ts'

const MAX_FORM_BYTES = 16 * 1024

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
