import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { requireRecentAuthentication } from '../../../platform/session/standing.ts'
import type { AccessTokensService } from './access-tokens.service.ts'

export const accessTokensHttp: FastifyPluginAsync<{ accessTokens: AccessTokensService }> = async (
  app,
  { accessTokens },
) => {
  route(app, endpoints.listAccessTokens, ({ viewer }) => accessTokens.list(viewer.id))

  route(app, endpoints.createAccessToken, async ({ viewer, body }) => {
    requireRecentAuthentication(viewer)
    return accessTokens.create(viewer.id, body)
  })

  route(app, endpoints.deleteAccessToken, ({ viewer, params }) => accessTokens.delete(viewer.id, Number(params.id)))
}
