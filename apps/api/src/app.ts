import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { accountsHttp } from './modules/accounts/accounts.http.ts'
import type { Database } from './platform/database.ts'
import { createCsrfTokens, csrfPlugin } from './platform/http/csrf.ts'
import { answerErrors } from './platform/http/error-handler.ts'
import { guardJson } from './platform/http/json-guards.ts'
import { idempotencyPlugin } from './platform/idempotency/idempotency-plugin.ts'
import { sessionPlugin } from './platform/session/session-plugin.ts'
import { createSessions } from './platform/session/sessions.ts'
import type { AppSettings } from './settings.ts'

export interface AppDependencies {
  readonly settings: AppSettings
  readonly db: Database
}

/** Puts the application together from its dependencies. Nothing here knows of the process, its socket or its environment. */
export async function buildApp({ settings, db }: AppDependencies): Promise<FastifyInstance> {
  const isSecure = settings.publicUrl.startsWith('https:')
  const app = Fastify({
    logger: settings.log,
    trustProxy: settings.trustProxy,
    return503OnClosing: false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
  })
  answerErrors(app)
  guardJson(app)
  const sessions = createSessions(db, { isSecure })
  await app.register(cookie)
  await app.register(sessionPlugin, { sessions })
  await app.register(csrfPlugin, {
    tokens: createCsrfTokens(settings.secret),
    publicOrigin: new URL(settings.publicUrl).origin,
    isSecure,
  })
  await app.register(idempotencyPlugin, { db })
  await app.register(
    async (api) => {
      await api.register(accountsHttp, { db })
    },
    { prefix: '/api' },
  )
  return app
}
