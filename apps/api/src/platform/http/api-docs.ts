import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** The documentation's page styles its elements directly; it runs no script but its own. */
const CONTENT_POLICY =
  "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'"

/** OpenAPI 3.1 of every endpoint, as a page at `/api/docs` and as JSON at `/api/docs/json`. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Mishiori',
        version: '1',
        description:
          'Refusals answer `{ error: { code, message, params, fields } }`. Changes need the XSRF-TOKEN cookie (GET /api/sanctum/csrf-cookie) repeated in `X-XSRF-TOKEN`, and `X-Requested-With`; creates take an `Idempotency-Key`. Programs send an access token (`Authorization: Bearer …`) instead, and need neither cookies nor `X-XSRF-TOKEN`.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'session' },
          accessToken: { type: 'http', scheme: 'bearer' },
        },
      },
    },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: CONTENT_POLICY })
}
