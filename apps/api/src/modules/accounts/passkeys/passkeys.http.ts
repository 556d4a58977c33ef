import { endpoints } from '@repo/contract'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { openSession } from '../../../platform/session/open-session.ts'
import type { Sessions } from '../../../platform/session/sessions.ts'
import { requireRecentAuthentication } from '../../../platform/session/standing.ts'
import type { KnownDevices } from '../known-devices/known-devices.ts'
import type { Caller } from '../throttle-rules.ts'
import type { PasskeysService } from './passkeys.service.ts'

export interface PasskeysHttpOptions {
  readonly sessions: Sessions
  readonly knownDevices: KnownDevices
  readonly passkeys: PasskeysService
  readonly rateLimitFactor: number
}

export const passkeysHttp: FastifyPluginAsync<PasskeysHttpOptions> = async (app, options) => {
  const { sessions, knownDevices, passkeys, rateLimitFactor } = options
  const callerOf = ({ ip }: FastifyRequest): Caller => ({ address: ip, factor: rateLimitFactor })

  route(app, endpoints.listPasskeys, async ({ viewer }) => passkeys.list(viewer.id))

  route(app, endpoints.startPasskeyRegistration, async ({ viewer }) => {
    requireRecentAuthentication(viewer)
    return { options: await passkeys.startRegistration(viewer.id) }
  })

  route(app, endpoints.registerPasskey, async ({ viewer, body: { name, response } }) => {
    requireRecentAuthentication(viewer)
    // The schema has checked its form, the library checks what it says.
    await passkeys.register(viewer.id, { name, response: response as RegistrationResponseJSON })
  })

  route(app, endpoints.renamePasskey, async ({ viewer, params, body }) => {
    await passkeys.rename(viewer.id, Number(params.id), body.name)
  })

  route(app, endpoints.removePasskey, async ({ viewer, params }) => {
    requireRecentAuthentication(viewer)
    await passkeys.remove(viewer.id, Number(params.id))
  })

  route(app, endpoints.startPasskeyLogIn, async ({ request }) => ({
    options: await passkeys.startLogIn(callerOf(request)),
  }))

  route(app, endpoints.logInByPasskey, async ({ body, request, reply }) => {
    const user = await passkeys.logIn(body.response as AuthenticationResponseJSON, callerOf(request)) // as above
    await openSession(sessions, reply, user.id)
    await knownDevices.rememberOwner(reply, user.id)
    return user
  })

  route(app, endpoints.startPasskeyReauthentication, async ({ viewer, request }) => ({
    options: await passkeys.startReauthentication(viewer.id, callerOf(request)),
  }))

  route(app, endpoints.reauthenticateByPasskey, async ({ viewer, body, request }) => {
    await passkeys.reauthenticate(viewer.id, body.response as AuthenticationResponseJSON, callerOf(request)) // as above
    await sessions.markAuthenticated(viewer.sessionId)
  })
}
