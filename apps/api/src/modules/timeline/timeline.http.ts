import { endpoints, PRODUCT_LIMITS } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { DayCopiesService } from './day-copies.service.ts'
import type { TimelineDaysService } from './days.service.ts'
import type { TimelineImportsService } from './imports.service.ts'

export interface TimelineHttpOptions {
  readonly timelineImports: TimelineImportsService
  readonly timelineDays: TimelineDaysService
  readonly dayCopies: DayCopiesService
}

export const timelineHttp: FastifyPluginAsync<TimelineHttpOptions> = async (app, options) => {
  const { timelineImports: imports, timelineDays: days, dayCopies } = options

  route(app, endpoints.createTimelineImport, ({ viewer, body, remember }) => imports.create(viewer.id, body, remember))
  route(
    app,
    endpoints.sendTimelineDays,
    async ({ viewer, params, body }) => ({ received: await imports.stage(viewer.id, Number(params.id), body.days) }),
    { bodyLimit: PRODUCT_LIMITS.timeline.requestBytes },
  )
  route(app, endpoints.startTimelineImport, ({ viewer, params }) => imports.start(viewer.id, Number(params.id)))
  route(app, endpoints.listTimelineImports, ({ viewer, query: { before } }) =>
    imports.list(viewer.id, before === undefined ? null : Number(before)),
  )
  route(app, endpoints.readTimelineImport, ({ viewer, params }) => imports.read(viewer.id, Number(params.id)))
  route(app, endpoints.cancelTimelineImport, ({ viewer, params }) => imports.cancel(viewer.id, Number(params.id)))

  route(app, endpoints.readTimelineSummary, ({ viewer }) => days.summary(viewer.id))
  route(app, endpoints.listTimelineDays, async ({ viewer, query: { from, to } }) => ({
    data: await days.listFigures(viewer.id, from, to),
  }))
  route(app, endpoints.readTimelineDay, ({ viewer, params: { date } }) => days.read(viewer.id, date))
  route(
    app,
    endpoints.copyTimelineDay,
    ({ viewer, params: { date }, remember }) => dayCopies.copy(viewer, date, remember),
    { worksOn: 'any map' },
  )
  route(app, endpoints.deleteTimelineDay, ({ viewer, params: { date } }) => days.delete(viewer.id, date))
}
