import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { createSecretCipher } from '../../platform/secret-cipher.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { createMessageSender } from './send-message.ts'
import { createWebhookDelivery } from './webhook-delivery.service.ts'
import { createWebhookEvents } from './webhook-events.service.ts'
import { createWebhooksService } from './webhooks.service.ts'

interface WebhookParts {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly throttle: Throttle
  readonly secret: string
  readonly publicUrl: string
  /** See `createMessageSender`. */
  readonly privateHosts: readonly string[]
}

/** The use cases of webhooks. */
export function createWebhooks({ db, jobs, throttle, secret, publicUrl, privateHosts }: WebhookParts) {
  const cipher = createSecretCipher<'webhook'>(secret, 'webhook secrets')
  const sender = createMessageSender({ privateHosts })
  const webhookEvents = createWebhookEvents({ jobs, publicUrl })
  return {
    webhookEvents,
    webhooks: createWebhooksService({ db, jobs, throttle, cipher, sender, events: webhookEvents }),
    webhookDelivery: createWebhookDelivery({ db, jobs, cipher, sender }),
  }
}
