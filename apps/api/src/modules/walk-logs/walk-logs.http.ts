import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { JourneysService } from '../journeys/journeys.service.ts'
import { readKey } from './walk-log-answers.ts'
import type { WalkLogWritingService } from './walk-log-writing.service.ts'
import type { WalkLogsService } from './walk-logs.service.ts'

export interface WalkLogsHttpOptions {
  readonly journeys: Pick<JourneysService, 'stagesOf'>
  readonly walkLogs: WalkLogsService
  readonly walkLogWriting: WalkLogWritingService
}

export const walkLogsHttp: FastifyPluginAsync<WalkLogsHttpOptions> = async (
  app,
  { journeys, walkLogs, walkLogWriting },
) => {
  route(app, endpoints.listWalkLogs, ({ params, query: { token = null, before }, viewer }) =>
    walkLogs.list(Number(params.id), { userId: viewer?.id ?? null, token }, readKey(before)),
  )

  route(app, endpoints.listStageWalks, async ({ params, query: { token = null }, viewer }) => {
    const userId = viewer?.id ?? null
    return walkLogs.listOfStages(await journeys.stagesOf(Number(params.id), { userId, token }), userId)
  })

  route(app, endpoints.listJourneyWalks, async ({ params, query: { token = null, before }, viewer }) => {
    const userId = viewer?.id ?? null
    const stages = await journeys.stagesOf(Number(params.id), { userId, token })
    return walkLogs.listOfJourney(stages, userId, readKey(before))
  })

  route(app, endpoints.createWalkLog, ({ params, query: { token = null }, body, viewer, remember }) =>
    walkLogWriting.create(Number(params.id), { userId: viewer.id, token }, body, remember),
  )

  route(app, endpoints.editWalkLog, ({ params, body, viewer }) =>
    walkLogWriting.edit(viewer.id, Number(params.id), body),
  )

  route(app, endpoints.deleteWalkLog, ({ params, viewer }) => walkLogWriting.remove(viewer.id, Number(params.id)))

  route(app, endpoints.restoreWalkLog, ({ params, viewer }) => walkLogWriting.restore(viewer.id, Number(params.id)))

  route(app, endpoints.listOwnWalkLogs, ({ query: { before }, viewer }) => walkLogs.listOwn(viewer.id, readKey(before)))
}
