import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { BotCheck } from '../../platform/bot-check/bot-check.ts'
import type { Database } from '../../platform/database.ts'
import { route } from '../../platform/http/route.ts'
import { endSession } from '../../platform/session/end-session.ts'
import { openSession } from '../../platform/session/open-session.ts'
import type { Sessions } from '../../platform/session/sessions.ts'
import { accountsRepository } from './accounts.repository.ts'
import type { EmailVerificationService } from './email-verification.service.ts'
import type { KnownDevices } from './known-devices/known-devices.ts'
import type { LogInService } from './log-in.service.ts'
import type { SignUpService } from './sign-up.service.ts'
import { type Caller, logInsUnchecked, signUpsUnchecked } from './throttle-rules.ts'

export interface AccountsHttpOptions {
  readonly db: Database
  readonly sessions: Sessions
  readonly signUps: SignUpService
  readonly logIns: LogInService
  readonly knownDevices: KnownDevices
  readonly verifications: EmailVerificationService
  readonly botCheck: BotCheck
  readonly rateLimitFactor: number
}

export const accountsHttp: FastifyPluginAsync<AccountsHttpOptions> = async (app, options) => {
  const { db, sessions, signUps, logIns, knownDevices, verifications, botCheck, rateLimitFactor } = options
  const accounts = accountsRepository(db)
  const callerOf = ({ ip }: FastifyRequest): Caller => ({ address: ip, factor: rateLimitFactor })

  route(app, endpoints.csrfCookie, async ({ reply }) => {
    reply.issueCsrfToken()
  })

  route(app, endpoints.currentUser, async ({ viewer }) => (viewer ? accounts.getSelf(viewer.id) : null))

  route(app, endpoints.signUp, async ({ body, request, reply }) => {
    await botCheck.check(body.bot_check, signUpsUnchecked(callerOf(request)))
    const user = await signUps.signUp(body, callerOf(request))
    await openSession(sessions, reply, user.id)
    return user
  })

  route(app, endpoints.logIn, async ({ body, request, reply }) => {
    const unchecked = logInsUnchecked(body.email, callerOf(request))
    await botCheck.check(body.bot_check, unchecked)
    const user = await logIns.logIn(body, callerOf(request), {
      findDevice: (account) => knownDevices.find(request, account),
      remember: (account) => knownDevices.remember(reply, account),
      openSession: (userId) => openSession(sessions, reply, userId),
      endSession: () => endSession(sessions, reply),
    })
    await botCheck.takeBack(body.bot_check, unchecked)
    return user
  })

  route(app, endpoints.logOut, async ({ reply }) => {
    await endSession(sessions, reply)
  })

  route(app, endpoints.verifyEmail, async ({ body, viewer, request, reply }) => {
    const user = await verifications.verify(viewer.id, body.code, callerOf(request))
    await openSession(sessions, reply, user.id)
    await knownDevices.rememberOwner(reply, user.id)
    return user
  })

  route(app, endpoints.resendCode, async ({ viewer }) => ({
    retry_after_seconds: await verifications.resend(viewer.id),
  }))

  route(app, endpoints.setLocale, async ({ body, viewer }) => accounts.setLocale(viewer.id, body.locale))
  route(app, endpoints.setUnits, async ({ body, viewer }) => accounts.setUnits(viewer.id, body.units))
}
