import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../app-error.ts'
import type { Database } from '../database.ts'
import { idempotencyRepository, type Reservation } from './idempotency.repository.ts'
import { createLateReleases } from './late-releases.ts'
import { createLeases } from './leases.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The key this request has reserved and must answer for. */
    reservedKey: Reservation | null
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
    const lateReleases = createLateReleases({ keys, log: app.log })
    const leases = createLeases({ keys, log: app.log })
    app.addHook('onClose', async () => {
      lateReleases.close()
      leases.close()
    })
    const reserve = async (owner: Reservation, hash: string) => {
      try {
        return await keys.reserve(owner, hash)
      } catch (error) {
        lateReleases.add(owner) // it may be reserved all the same
        throw error
      }
    }
    app.decorateRequest('reservedKey', null)
    app.decorateRequest(
      'rememberAnswer',
      async function (this: FastifyRequest, transaction: Database, output: unknown) {
        const status = this.routeOptions.config.endpoint?.response.status
        if (!this.reservedKey || status === undefined) return
        const isStored = await idempotencyRepository(transaction).store(
          this.reservedKey,
          status,
          output === undefined ? '' : JSON.stringify(output),
        )
        if (!isStored) throw inProgress()
      },
    )

    app.addHook('preHandler', async (request, reply) => {
      const owner = reservationOf(request)
      if (!owner) return
      const hash = requestHash(request)
      if (await reserve(owner, hash)) {
        request.reservedKey = owner
        leases.add(owner)
        return
      }
      const stored = await keys.find(owner)
      if (stored && stored.requestHash !== hash) throw new AppError('idempotency.body_differs')
      if (!stored || stored.status === null) throw inProgress()
      return replay(reply, stored.status, stored.answer)
    })

    // What is kept here has been decided: its failure must not replace the answer.
    app.addHook('onSend', async (request, reply, payload) => {
      const owner = request.reservedKey
      if (!owner) return payload
      request.reservedKey = null
      leases.end(owner)
      try {
        const answer = reply.statusCode === 204 ? '' : payload
        if (reply.statusCode >= 200 && reply.statusCode < 300 && typeof answer === 'string') {
          await keys.store(owner, reply.statusCode, answer)
        } else {
          await keys.release(owner)
        }
      } catch (error) {
        request.log.warn({ err: error }, 'the idempotency key could not be settled')
        lateReleases.add(owner)
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

const inProgress = () => new AppError('idempotency.in_progress', { seconds: RETRY_SECONDS })

/** Null when the endpoint or the request knows no keys. */
function reservationOf(request: FastifyRequest): Reservation | null {
  const header = request.headers['idempotency-key']
  if (!request.routeOptions.config.endpoint?.idempotent || header === undefined || !request.viewer) return null
  if (typeof header !== 'string' || !KEY.test(header)) {
    throw new AppError('request.invalid', {}, { fields: [{ field: 'Idempotency-Key', rule: 'pattern' }] })
  }
  return { userId: request.viewer.id, key: header, holder: request.id }
}

/** The boundary of a form differs at every attempt, so uploads are distinguished only by their key. */
function requestHash({ routeOptions, body }: FastifyRequest): string {
  const { endpoint } = routeOptions.config
  const content = endpoint?.bodyKind === 'multipart' ? '' : JSON.stringify(body)
  return createHash('sha256').update(`${endpoint?.method} ${endpoint?.path}\n${content}`).digest('base64url')
}
