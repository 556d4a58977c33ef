import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/app-error.ts'
import { route } from '../../../platform/http/route.ts'
import { heldCookie } from '../../../platform/session/held-cookie.ts'
import { openSession } from '../../../platform/session/open-session.ts'
import type { Sessions } from '../../../platform/session/sessions.ts'
import type { KnownDevices } from '../known-devices/known-devices.ts'
import type { Caller } from '../throttle-rules.ts'
import type { AuthorizationsService, Outcome } from './authorizations.service.ts'
import type { LinkedAccountsService } from './linked-accounts.service.ts'
import type { ProviderSignUpsService } from './provider-sign-ups.service.ts'
import { drawSecret } from './secrets.ts'

export interface ProvidersHttpOptions {
  readonly sessions: Sessions
  readonly knownDevices: KnownDevices
  readonly authorizations: AuthorizationsService
  readonly providerSignUps: ProviderSignUpsService
  readonly linkedAccounts: LinkedAccountsService
  readonly rateLimitFactor: number
  readonly isSecure: boolean
}

const MINUTE = 60

export const providersHttp: FastifyPluginAsync<ProvidersHttpOptions> = async (app, options) => {
  const { sessions, knownDevices, authorizations, providerSignUps, linkedAccounts, rateLimitFactor, isSecure } = options
  const callerOf = ({ ip }: FastifyRequest): Caller => ({ address: ip, factor: rateLimitFactor })
  const browser = heldCookie('authorization', { isSecure, maxAge: 10 * MINUTE })
  const signUp = heldCookie('provider-sign-up', { isSecure, maxAge: 30 * MINUTE })

  route(app, endpoints.listProviders, async () => ({ data: authorizations.list() }))

  route(app, endpoints.startAuthorization, async ({ params, body, viewer, request, reply }) => {
    // Several tabs of a browser may be on their way at once.
    const browserKey = browser.read(request) || drawSecret()
    const { purpose, next = '' } = body
    const start = { provider: params.provider, purpose, next, viewer, browserKey }
    const url = await authorizations.start(start, callerOf(request))
    browser.hold(reply, browserKey)
    return { url: url.href }
  })

  const settle = async (reply: FastifyReply, outcome: Outcome) => {
    if (outcome.kind === 'logged-in') {
      await openSession(sessions, reply, outcome.userId)
      await knownDevices.rememberOwner(reply, outcome.userId)
    }
    if (outcome.kind === 'reauthenticated') await sessions.markAuthenticated(reply.request.sessionId)
    if (outcome.kind === 'sign-up') signUp.hold(reply, outcome.token)
    return { outcome: outcome.kind, next: outcome.next }
  }

  route(app, endpoints.finishAuthorization, async ({ params, body, viewer, request, reply }) => {
    const finish = { provider: params.provider, answer: body, viewer, browserKey: browser.read(request) }
    return settle(reply, await authorizations.finish(finish, callerOf(request)))
  })

  route(app, endpoints.readProviderSignUp, async ({ request }) => providerSignUps.read(signUp.read(request)))

  route(app, endpoints.completeProviderSignUp, async ({ body, request, reply }) => {
    const completed = await providerSignUps.complete(signUp.read(request), body, callerOf(request))
    signUp.drop(reply)
    await openSession(sessions, reply, completed.user.id)
    return completed
  })

  route(app, endpoints.listLinkedAccounts, async ({ viewer }) => linkedAccounts.list(viewer.id))

  route(app, endpoints.unlinkAccount, async ({ params, viewer }) => {
    if (!viewer.hasJustAuthenticated) throw new AppError('auth.reauthentication_required')
    await linkedAccounts.unlink(viewer.id, params.provider)
  })
}
