import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { HazardsService } from './hazards.service.ts'

export const hazardsHttp: FastifyPluginAsync<{ hazards: HazardsService }> = async (app, { hazards }) => {
  route(
    app,
    endpoints.answerHazard,
    ({ params: { id, objectId }, query: { token = null }, body, viewer }) =>
      hazards.answer({ userId: viewer.id, token }, { articleId: Number(id), objectId, answer: body.answer }),
    { worksOn: 'map of id' },
  )
}
