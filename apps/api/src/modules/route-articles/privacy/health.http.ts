import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import type { ArticleCuts } from './article-cuts.service.ts'

/** Whether others see what sensors told about an author's body. */
export const healthHttp: FastifyPluginAsync<{ articleCuts: Pick<ArticleCuts, 'showHealth'> }> = async (
  app,
  { articleCuts },
) => {
  route(
    app,
    endpoints.showHealth,
    async ({ params, body, viewer }) => articleCuts.showHealth(viewer.id, Number(params.id), body.shown),
    { worksOn: 'map of id' },
  )
}
