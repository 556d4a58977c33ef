import { PRODUCT_LIMITS } from '@repo/contract'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { SecretCipher } from '../../platform/secret-cipher.ts'
import type { Attempt, MessageSender } from './send-message.ts'
import { type ClaimedDelivery, webhookDeliveriesRepository } from './webhook-deliveries.repository.ts'

interface WebhookDeliveryDependencies {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly cipher: SecretCipher<'webhook'>
  readonly sender: Pick<MessageSender, 'send'>
}

const MINUTE = 60
const HOUR = 60 * MINUTE
/** Seconds after each failed attempt until the next one, as Standard Webhooks recommends. */
export const RETRY_SECONDS = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const
/** By which each of them is lengthened at most, so that those of one outage do not come together. */
const JITTER = 0.2
const GONE = 410
/** Waiting messages whose job is lost, that one run queues again. */
const LOST_AT_ONCE = 1_000

/** Delivers the outbox of webhooks. */
export function createWebhookDelivery({ db, jobs, cipher, sender }: WebhookDeliveryDependencies) {
  const deliveries = webhookDeliveriesRepository(db)

  const attempt = async ({ url, secret, formerSecret, messageId, body }: ClaimedDelivery): Promise<Attempt> => {
    const secrets = [secret, formerSecret]
      .map((sealed) => sealed && cipher.decrypt(sealed, 'webhook'))
      .filter((one) => one !== null)
    // The secret of the instance is another one now: the message could not be checked.
    if (secrets.length === 0) return { status: null, problem: 'inactive', response: '' }
    return sender.send(url, secrets, { messageId, timestamp: Math.floor(Date.now() / 1_000), body })
  }

  const settle = (claimed: ClaimedDelivery, { status, problem, response }: Attempt) =>
    db.transaction(async (tx) => {
      const { id, webhookId, userId, attempts } = claimed
      const rows = webhookDeliveriesRepository(tx)
      const result = { status, problem, response }
      if (problem === null) {
        if (await rows.finish(claimed, { ...result, state: 'delivered' })) await rows.noteSuccess(webhookId)
        return
      }
      const delay = status === GONE ? undefined : RETRY_SECONDS[attempts - 1]
      if (delay === undefined) await rows.finish(claimed, { ...result, state: 'failed' })
      else {
        const afterSeconds = Math.round(delay * (1 + Math.random() * JITTER))
        if (!(await rows.retryLater(claimed, result, afterSeconds))) return
        await jobs.enqueue(tx, 'webhook-delivery', { deliveryId: id, userId }, { afterSeconds })
      }
      const isOff =
        status === GONE
          ? await rows.switchOff(webhookId, 'gone')
          : await rows.noteFailure(webhookId, PRODUCT_LIMITS.webhook.failingDays)
      if (isOff) await jobs.enqueue(tx, 'account-notice', { kind: 'webhook-off', userId })
    })

  return {
    /** One attempt. Does nothing to what another worker sends, or has sent. */
    async deliver(deliveryId: number): Promise<void> {
      const claimed = await deliveries.claim(deliveryId)
      if (claimed) await settle(claimed, await attempt(claimed))
    },
    /** Messages that wait although their time has come: their job, or its worker, is lost. */
    async resume(): Promise<void> {
      for (const { id: deliveryId, userId } of await deliveries.listLost(LOST_AT_ONCE)) {
        await jobs.enqueue(db, 'webhook-delivery', { deliveryId, userId })
      }
    },
  }
}
