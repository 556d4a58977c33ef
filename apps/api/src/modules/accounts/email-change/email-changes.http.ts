import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { openSession } from '../../../platform/session/open-session.ts'
import type { Sessions } from '../../../platform/session/sessions.ts'
import type { EmailChangeService } from './email-changes.service.ts'

export interface EmailChangesHttpOptions {
  readonly sessions: Sessions
  readonly emailChanges: EmailChangeService
  readonly rateLimitFactor: number
}

export const emailChangesHttp: FastifyPluginAsync<EmailChangesHttpOptions> = async (app, options) => {
  const { sessions, emailChanges, rateLimitFactor } = options

  route(app, endpoints.readEmailChange, async ({ viewer }) => emailChanges.read(viewer.id))

  route(app, endpoints.requestEmailChange, async ({ body, viewer }) => emailChanges.request(viewer, body.email))

  route(app, endpoints.cancelEmailChange, async ({ viewer }) => emailChanges.cancel(viewer.id))

  route(app, endpoints.verifyEmailChange, async ({ body, viewer, request, reply }) => {
    const caller = { address: request.ip, factor: rateLimitFactor }
    const user = await emailChanges.verify(viewer.id, body.code, caller)
    await openSession(sessions, reply, user.id)
    return user
  })

  route(app, endpoints.resendEmailChange, async ({ viewer }) => ({
    retry_after_seconds: await emailChanges.resend(viewer.id),
  }))
}
