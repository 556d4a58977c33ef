import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { BotCheck } from '../../../platform/bot-check/bot-check.ts'
import { route } from '../../../platform/http/route.ts'
import { endSession } from '../../../platform/session/end-session.ts'
import { openSession } from '../../../platform/session/open-session.ts'
import type { Sessions } from '../../../platform/session/sessions.ts'
import type { KnownDevices } from '../known-devices/known-devices.ts'
import { type Caller, resetsUnchecked } from '../throttle-rules.ts'
import type { PasswordChangeService } from './password-changes.service.ts'
import type { PasswordResetService } from './password-resets.service.ts'

export interface PasswordsHttpOptions {
  readonly sessions: Sessions
  readonly knownDevices: KnownDevices
  readonly passwordResets: PasswordResetService
  readonly passwordChanges: PasswordChangeService
  readonly botCheck: BotCheck
  readonly rateLimitFactor: number
}

export const passwordsHttp: FastifyPluginAsync<PasswordsHttpOptions> = async (app, options) => {
  const { sessions, knownDevices, passwordResets, passwordChanges, botCheck, rateLimitFactor } = options
  const callerOf = ({ ip }: FastifyRequest): Caller => ({ address: ip, factor: rateLimitFactor })

  route(app, endpoints.requestPasswordReset, async ({ body, request }) => {
    await botCheck.check(body.bot_check, resetsUnchecked(callerOf(request)))
    return { retry_after_seconds: await passwordResets.request(body.email, callerOf(request)) }
  })

  route(app, endpoints.checkPasswordReset, async ({ body, request }) => {
    await passwordResets.check(body.token, callerOf(request))
  })

  route(app, endpoints.resetPassword, async ({ body, request, reply }) => {
    const userId = await passwordResets.reset(body.token, body.password, callerOf(request))
    await endSession(sessions, reply)
    // They have read the owner's mail: the log-in that follows is not held up by wrong tries from elsewhere.
    await knownDevices.rememberOwner(reply, userId)
  })

  route(app, endpoints.changePassword, async ({ body, viewer, reply }) => {
    await passwordChanges.change(viewer, body)
    await openSession(sessions, reply, viewer.id)
    await knownDevices.rememberOwner(reply, viewer.id)
  })

  route(app, endpoints.readAuthentication, async ({ viewer }) => ({ is_recent: viewer.hasJustAuthenticated }))

  route(app, endpoints.reauthenticate, async ({ body, viewer }) => {
    await passwordChanges.reauthenticate(viewer, body.password)
  })
}
