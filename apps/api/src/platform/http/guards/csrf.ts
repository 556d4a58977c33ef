import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type {} from '@fastify/cookie'
import { endpoints } from '@repo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../../app-error.ts'
import { isForeignRequest } from './foreign-request.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Gives the browser a token for the session it holds now. */
    issueCsrfToken(): FastifyReply
  }
}

const COOKIE = 'XSRF-TOKEN'
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

export interface CsrfTokens {
  issue(sessionId: string): string
  isValid(token: string, sessionId: string): boolean
}

/** Tokens are `nonce.HMAC(session!nonce)`: bound to the session, so one planted by a sibling domain is worthless. */
export function createCsrfTokens(secret: string): CsrfTokens {
  const sign = (nonce: string, sessionId: string) =>
    createHmac('sha256', secret).update(`csrf!${sessionId}!${nonce}`).digest('base64url')
  return {
    issue(sessionId) {
      const nonce = randomBytes(18).toString('base64url')
      return `${nonce}.${sign(nonce, sessionId)}`
    },
    isValid(token, sessionId) {
      const [nonce, signature] = token.split('.')
      if (!nonce || !signature) return false
      const expected = Buffer.from(sign(nonce, sessionId))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}

interface CsrfOptions {
  readonly tokens: CsrfTokens
  readonly publicOrigin: string
  readonly isSecure: boolean
}

/**
 * Every change needs the cookie's token repeated in `X-XSRF-TOKEN`, and `X-Requested-With`, which no form of another
 * site can send; and it must not come from another site.
 */
export const csrfPlugin = fp<CsrfOptions>(
  async (app, { tokens, publicOrigin, isSecure }) => {
    app.decorateReply('issueCsrfToken', function (this: FastifyReply) {
      const token = tokens.issue(this.request.sessionId)
      return this.setCookie(COOKIE, token, { path: '/', sameSite: 'lax', secure: isSecure, httpOnly: false })
    })

    // The same as the API's endpoint, where Sanctum's clients look for it.
    const config = { endpoint: endpoints.csrfCookie }
    app.get(endpoints.csrfCookie.path, { config, schema: { hide: true } }, async (_request, reply) =>
      reply.issueCsrfToken().code(204).send(),
    )

    app.addHook('onRequest', async (request, reply) => {
      if (SAFE_METHODS.has(request.method) || !request.routeOptions.config.endpoint) return
      // No browser sends it by itself, as it does cookies.
      if (request.accessToken) return
      const token = headerToken(request)
      const isPaired = token !== '' && token === request.cookies[COOKIE] && tokens.isValid(token, request.sessionId)
      const isScripted = Boolean(request.headers['x-requested-with'])
      if (isPaired && isScripted && !isForeignRequest(request, publicOrigin)) return
      // The token may be that of a session which ended: with a fresh one our own page can simply try again.
      reply.issueCsrfToken()
      throw new AppError('csrf.mismatch')
    })
  },
  { name: 'csrf', dependencies: ['session'] },
)

/** '' when the header is missing or cannot be decoded. */
function headerToken(request: FastifyRequest): string {
  const header = request.headers['x-xsrf-token']
  if (typeof header !== 'string') return ''
  try {
    return decodeURIComponent(header)
  } catch {
    return ''
  }
}
