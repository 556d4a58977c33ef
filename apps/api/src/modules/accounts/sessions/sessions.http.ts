import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../../../platform/app-error.ts'
import { route } from '../../../platform/http/route.ts'
import { digestOf } from '../../../platform/session/hashed-adapter.ts'
import type { Sessions } from '../../../platform/session/sessions.ts'
import { describeBrowser } from './describe-browser.ts'

/** Where a user is logged in, and how to end it. */
export const sessionsHttp: FastifyPluginAsync<{ sessions: Sessions }> = async (app, { sessions }) => {
  route(app, endpoints.listSessions, async ({ viewer }) => {
    const listed = await sessions.list(viewer.id)
    return {
      data: listed.map(({ id, digest, userAgent, createdAt, lastSeenAt }) => ({
        id,
        ...describeBrowser(userAgent),
        created_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        is_current: digest === digestOf(viewer.sessionId),
      })),
    }
  })

  route(app, endpoints.endSession, async ({ params, viewer, reply }) => {
    if (!(await sessions.closeOne(viewer.id, Number(params.id)))) throw new AppError('session.not_found')
    if (!(await sessions.find(viewer.sessionId))) reply.holdSession(null).issueCsrfToken()
  })

  route(app, endpoints.endOtherSessions, async ({ viewer }) => sessions.closeAll(viewer.id, viewer.sessionId))

  route(app, endpoints.endAllSessions, async ({ viewer, reply }) => {
    await sessions.closeAll(viewer.id)
    reply.holdSession(null).issueCsrfToken()
  })
}
