import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../app-error.ts'
import type { Database } from '../database.ts'
import { idempotencyRepository, type KeyOwner } from './idempotency.repository.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The key this request has reserved and must answer for. */
    reservedKey: KeyOwner | null
    rememberAnswer(transaction: Database, output: unknown): Promise<void>
  }
}

const KEY = /^[\x21-\x7e]{1,255}$/
const RETRY_SECONDS = 1

/**
 * `Idempotency-Key` on endpoints that create: a repeated request gets the first one's answer. Refusals are not kept, so a
 * corrected request may use its key again.
 */
export const idempotencyPlugin = fp<{ db: Database }>(
  async (app, { db }) => {
    const keys = idempotencyRepository(db)
    app.decorateRequest('reservedKey', null)
    app.decorateRequest(
      'rememberAnswer',
      async function (this: FastifyRequest, transaction: Database, output: unknown) {
        const status = this.routeOptions.config.endpoint?.response.status
        if (!this.reservedKey || status === undefined) return
        await idempotencyRepository(transaction).store(this.reservedKey, status, JSON.stringify(output))
      },
    )

    app.addHook('preHandler', async (request, reply) => {
      const owner = keyOwner(request)
      if (!owner) return
      const hash = requestHash(request)
      if (await keys.reserve(owner, hash)) {
        request.reservedKey = owner
        return
      }
      const stored = await keys.find(owner)
      if (stored && stored.requestHash !== hash) throw new AppError('idempotency.body_differs')
      if (!stored || stored.status === null) throw new AppError('idempotency.in_progress', { seconds: RETRY_SECONDS })
      return replay(reply, stored.status, stored.answer)
    })

    app.addHook('onSend', async (request, reply, payload) => {
      const owner = request.reservedKey
      if (!owner) return payload
      request.reservedKey = null
      if (reply.statusCode >= 200 && reply.statusCode < 300 && typeof payload === 'string') {
        await keys.store(owner, reply.statusCode, payload)
      } else {
        await keys.release(owner)
      }
      return payload
    })
  },
  { name: 'idempotency', dependencies: ['session'] },
)

function replay(reply: FastifyReply, status: number, answer: string | null): FastifyReply {
  return reply
    .code(status)
    .header('idempotency-replayed', 'true')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => String(payload))
    .send(answer ?? '')
}

/** Null when the endpoint or the request knows no keys. */
function keyOwner(request: FastifyRequest): KeyOwner | null {
  const header = request.headers['idempotency-key']
  if (!request.routeOptions.config.endpoint?.idempotent || header === undefined || !request.viewer) return null
  if (typeof header !== 'string' || !KEY.test(header)) {
    throw new AppError('request.invalid', {}, { fields: [{ field: 'Idempotency-Key', rule: 'pattern' }] })
  }
  return { userId: request.viewer.id, key: header }
}

/** The boundary of a form differs at every attempt, so uploads are distinguished only by their key. */
function requestHash({ routeOptions, body }: FastifyRequest): string {
  const { endpoint } = routeOptions.config
  const content = endpoint?.bodyKind === 'multipart' ? '' : JSON.stringify(body)
  return createHash('sha256').update(`${endpoint?.method} ${endpoint?.path}\n${content}`).digest('base64url')
}
