import { endpoints, type ReportedKind } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { BotCheck } from '../../platform/bot-check/bot-check.ts'
import { route } from '../../platform/http/route.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import type { ReportsService } from './reports.service.ts'

export interface ReportsHttpOptions {
  readonly reports: ReportsService
  readonly botCheck: BotCheck
}

/** What is let through without a bot check: people report seldom. */
const UNCHECKED = { name: 'unchecked reports', max: 3, seconds: 60 * 60 } as const

export const reportsHttp: FastifyPluginAsync<ReportsHttpOptions> = async (app, { reports, botCheck }) => {
  const send = async (
    viewer: Viewer,
    reported: { readonly kind: ReportedKind; readonly id: number; readonly token?: string },
    { content, bot_check }: { readonly content: string; readonly bot_check?: string },
  ) => {
    await botCheck.check(bot_check, [{ ...UNCHECKED, subject: String(viewer.id) }])
    const { kind, id, token = null } = reported
    return reports.report({ userId: viewer.id, isNew: viewer.isNew, token }, { kind, id, content })
  }

  route(app, endpoints.reportRoute, ({ body, query, viewer }) =>
    send(viewer, { kind: 'route', id: body.route_id, ...query }, body),
  )
  route(app, endpoints.reportUser, ({ body, viewer }) => send(viewer, { kind: 'user', id: body.user_id }, body))
  route(app, endpoints.reportJourney, ({ body, query, viewer }) =>
    send(viewer, { kind: 'journey', id: body.journey_id, ...query }, body),
  )
  route(app, endpoints.reportComment, ({ body, query, viewer }) =>
    send(viewer, { kind: 'comment', id: body.comment_id, ...query }, body),
  )
  route(app, endpoints.reportWalk, ({ body, query, viewer }) =>
    send(viewer, { kind: 'walk', id: body.walk_log_id, ...query }, body),
  )
}
