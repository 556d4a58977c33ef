import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../app-error.ts'
import type { AccessTokens, UsedToken } from './access-tokens.ts'
import type { Sessions } from './sessions.ts'
import type { Viewer } from './viewer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The viewer; null for a guest. Set from the first hook of an endpoint on. */
    viewer: Viewer | null
    /** The session id the browser holds, expired or not, after what this request changed; '' without one. CSRF tokens are bound to it. */
    sessionId: string
    /** What a program sent instead of a session, which is ignored then; null for browsers. */
    accessToken: UsedToken | null
  }
  interface FastifyReply {
    /** The viewer of an address that is no endpoint, and asks only where it has to. */
    findViewer(): Promise<Viewer | null>
    /** Gives the browser this session, or takes its session away. */
    holdSession(sessionId: string | null): FastifyReply
  }
}

const MAX_SESSION_ID_LENGTH = 200

const BEARER = /^bearer +/i

/** Finds the viewer of every endpoint request, by session or access token, and keeps the session cookie. */
export const sessionPlugin = fp<{ sessions: Sessions; accessTokens: AccessTokens }>(
  async (app, { sessions, accessTokens }) => {
    app.decorateRequest('viewer', null)
    app.decorateRequest('accessToken', null)
    app.decorateRequest('sessionId', '')

    app.decorateReply('holdSession', function (this: FastifyReply, sessionId: string | null) {
      this.request.sessionId = sessionId ?? ''
      return sessionId === null
        ? this.clearCookie(sessions.cookieName, { ...sessions.cookieAttributes, maxAge: 0 })
        : this.setCookie(sessions.cookieName, sessionId, sessions.cookieAttributes)
    })

    const findViewer = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const sessionId = request.cookies[sessions.cookieName]
      if (!sessionId || sessionId.length > MAX_SESSION_ID_LENGTH) return
      request.sessionId = sessionId
      const found = await sessions.find(sessionId)
      if (!found) return
      request.viewer = found.viewer
      if (found.isRenewed) reply.holdSession(sessionId)
    }

    app.decorateReply('findViewer', async function (this: FastifyReply) {
      if (this.request.viewer === null) await findViewer(this.request, this)
      return this.request.viewer
    })

    /** @throws {AppError} `token.invalid`. */
    const useToken = async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> => {
      const used = await accessTokens.find(token)
      if (!used) {
        reply.header('www-authenticate', 'Bearer error="invalid_token"')
        throw new AppError('token.invalid')
      }
      request.accessToken = used
      request.viewer = used.viewer
    }

    app.addHook('onRequest', async (request, reply) => {
      if (!request.routeOptions.config.endpoint) return
      const { authorization = '' } = request.headers
      if (BEARER.test(authorization)) await useToken(request, reply, authorization.replace(BEARER, ''))
      else await findViewer(request, reply)
    })
  },
  { name: 'session', dependencies: ['@fastify/cookie'] },
)
