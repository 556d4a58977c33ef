import { PRODUCT_LIMITS, type WebhookInput } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { SecretCipher } from '../../platform/secret-cipher.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import type { MessageSender } from './send-message.ts'
import { createSecret } from './sign-message.ts'
import { type DeliveryRow, type WebhookRow, webhooksRepository } from './webhooks.repository.ts'

interface WebhooksDependencies {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly throttle: Throttle
  readonly cipher: SecretCipher<'webhook'>
  readonly sender: Pick<MessageSender, 'checkAddress'>
  readonly events: { readonly sendTest: (tx: Database, webhook: WebhookRow) => Promise<void> }
}

const { perUser: max, requestsPerHour } = PRODUCT_LIMITS.webhook
const HOUR_SECONDS = 3_600

/** What people do with their webhooks. */
export function createWebhooksService({ db, jobs, throttle, cipher, sender, events }: WebhooksDependencies) {
  const repository = webhooksRepository(db)

  const countRequest = (userId: number) =>
    throttle.hit(
      [{ name: 'webhook requests', subject: String(userId), max: requestsPerHour, seconds: HOUR_SECONDS }],
      'request.too_many',
    )

  const lockActive = async (tx: Database, userId: number, id: number): Promise<WebhookRow> => {
    const row = await webhooksRepository(tx).lock({ id, userId })
    if (!row) throw new AppError('webhook.not_found')
    if (row.state !== 'active') throw new AppError('webhook.paused')
    return row
  }

  return {
    async list(userId: number) {
      const rows = await repository.list(userId)
      const deliveries = await repository.listDeliveries(rows.map(({ id }) => id))
      const of = Map.groupBy(deliveries, ({ webhookId }) => webhookId)
      return { data: rows.map((row) => ({ ...toListed(row), deliveries: (of.get(row.id) ?? []).map(toDelivery) })) }
    },

    /** @returns with its secret, which nobody can read again. @throws {AppError} `webhook.address_refused`, `webhook.limit_reached`. */
    create(userId: number, { name, url, events: chosen }: WebhookInput) {
      const checked = sender.checkAddress(url)
      return db.transaction(async (tx) => {
        const rows = webhooksRepository(tx)
        await rows.lockOwner(userId)
        if ((await rows.list(userId)).length >= max) throw new AppError('webhook.limit_reached', { max })
        const secret = createSecret()
        const sealed = cipher.encrypt(secret, 'webhook')
        const row = await rows.insert({ userId, name, url: checked, events: chosen, secret: sealed })
        await jobs.enqueue(tx, 'account-notice', { kind: 'webhook-added', userId })
        return { ...toListed(row), secret }
      })
    },

    /** What waits while it is paused is dropped. @throws {AppError} `webhook.not_found`, also for others'. */
    async setPaused(userId: number, id: number, isPaused: boolean): Promise<void> {
      if (!(await repository.setPaused({ id, userId }, isPaused))) throw new AppError('webhook.not_found')
    },

    /** @throws {AppError} `webhook.not_found` */
    async rotateSecret(userId: number, id: number) {
      const secret = createSecret()
      const row = await repository.setSecret({ id, userId }, cipher.encrypt(secret, 'webhook'))
      if (!row) throw new AppError('webhook.not_found')
      return { ...toListed(row), secret }
    },

    /** @throws {AppError} `webhook.not_found`, `webhook.paused`, `request.too_many`. */
    async test(userId: number, id: number): Promise<void> {
      await countRequest(userId)
      await db.transaction(async (tx) => events.sendTest(tx, await lockActive(tx, userId, id)))
    },

    /** Does nothing to one that waits already. @throws {AppError} `webhook.delivery_not_found`, and as {@link test} does. */
    async resend(userId: number, webhookId: number, id: number): Promise<void> {
      await countRequest(userId)
      await db.transaction(async (tx) => {
        await lockActive(tx, userId, webhookId)
        const rows = webhooksRepository(tx)
        if (!(await rows.hasDelivery({ id, webhookId }))) throw new AppError('webhook.delivery_not_found')
        if (await rows.resend({ id, webhookId })) {
          await jobs.enqueue(tx, 'webhook-delivery', { deliveryId: id, userId })
        }
      })
    },

    /** @throws {AppError} `webhook.not_found` */
    async delete(userId: number, id: number): Promise<void> {
      if (!(await repository.delete({ id, userId }))) throw new AppError('webhook.not_found')
    },

    /** Without secrets, and without the log. */
    exportOf: async (userId: number) => (await repository.list(userId)).map(toListed),

    deleteOld: () => repository.deleteOld(),
  }
}

export type WebhooksService = ReturnType<typeof createWebhooksService>

const iso = (date: Date | null) => date?.toISOString() ?? null

const toListed = ({ id, name, url, events, state, createdAt, rotatesUntil }: WebhookRow) => ({
  id,
  name,
  url,
  events,
  state,
  created_at: createdAt.toISOString(),
  rotates_until: rotatesUntil !== null && rotatesUntil.getTime() > Date.now() ? iso(rotatesUntil) : null,
})

const toDelivery = (row: DeliveryRow) => ({
  id: row.id,
  message_id: row.messageId,
  type: row.type,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  problem: row.problem,
  response: row.response,
  created_at: row.createdAt.toISOString(),
  attempted_at: iso(row.attemptedAt),
  next_at: row.state === 'waiting' ? iso(row.nextAt) : null,
})
