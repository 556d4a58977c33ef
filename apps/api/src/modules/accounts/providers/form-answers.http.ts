import type { FastifyPluginAsync } from 'fastify'
import type { AuthorizationsService } from './authorizations.service.ts'

interface FormAnswersOptions {
  readonly authorizations: AuthorizationsService
}

const MAX_FORM_BYTES = 16 * 1024
const PARAMETERS = ['state', 'code', 'iss', 'error', 'user']

/**
 * Apple answers by a form that its page posts to ours. Browsers send such a foreign form without our cookies, so it is
 * turned into the address that other providers lead to, and only that one, where the cookies are, decides about it.
 * Nothing is changed here.
 */
export const formAnswers: FastifyPluginAsync<FormAnswersOptions> = async (app, { authorizations }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  )
  for (const name of authorizations.listAnsweringByForm()) {
    const path = `/auth/${name}/callback`
    app.post<{ Body: URLSearchParams }>(path, { schema: { hide: true } }, async ({ body }, reply) => {
      const query = new URLSearchParams()
      for (const parameter of PARAMETERS) {
        const value = body.get(parameter)
        if (value !== null) query.set(parameter, value)
      }
      return reply.header('cache-control', 'no-store').redirect(`${path}?${query}`, 303)
    })
  }
}
