import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { abortOnDisconnect } from '../../platform/http/connections/abort-on-disconnect.ts'
import { route } from '../../platform/http/route.ts'
import type { SuggestionsService } from './suggestions.service.ts'

export const suggestionsHttp: FastifyPluginAsync<{ readonly suggestions: SuggestionsService }> = async (
  app,
  { suggestions },
) => {
  route(app, endpoints.suggest, async ({ query: { q, hl = 'ja' }, reply }) => {
    reply.header('cache-control', 'private, max-age=60')
    return suggestions.suggest({ text: q, locale: hl }, abortOnDisconnect(reply))
  })
}
