import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { ModerationService } from './moderation.service.ts'
import type { ModerationReadsService } from './moderation-reads.service.ts'

export interface ModerationHttpOptions {
  readonly moderation: ModerationService
  readonly moderationReads: ModerationReadsService
}

export const moderationHttp: FastifyPluginAsync<ModerationHttpOptions> = async (
  app,
  { moderation, moderationReads: reads },
) => {
  const key = (text?: string) => (text === undefined ? undefined : Number(text))

  route(app, endpoints.listOwnModerationActs, async ({ viewer }) => ({ data: await reads.listOwnActs(viewer.id) }))
  route(app, endpoints.listReports, ({ query }) => reads.listReports(key(query.after)))
  route(app, endpoints.readReport, ({ params }) => reads.readReport(Number(params.id)))
  route(app, endpoints.listPublicationRequests, () => reads.listRequests())
  route(app, endpoints.listModeratedComments, ({ query }) => reads.listComments(query.state, key(query.after)))
  route(app, endpoints.readModeratedComment, ({ params }) => reads.readComment(Number(params.id)))
  route(app, endpoints.listModeratedWalks, ({ query }) => reads.listWalks(key(query.after)))
  route(app, endpoints.readModeratedWalk, ({ params }) => reads.readWalk(Number(params.id)))
  route(app, endpoints.listModeratedJourneys, ({ query }) => reads.listJourneys(key(query.after)))
  route(app, endpoints.readModeratedJourney, ({ params }) => reads.readJourney(Number(params.id)))
  route(app, endpoints.readModeratedRoute, ({ params }) => reads.readArticle(Number(params.id)), { worksOn: 'any map' })
  route(app, endpoints.readModeratedUser, ({ params }) => reads.readPerson(Number(params.id)))
  route(app, endpoints.listModerationActs, ({ query }) => reads.listActs(key(query.before)))
  route(app, endpoints.moderate, ({ body, viewer, remember }) => moderation.moderate(viewer.id, body, remember), {
    worksOn: 'any map',
  })
}
