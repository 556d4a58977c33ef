import type { Webhook as ListedWebhook, WebhookDelivery, WebhookEvent } from '@repo/contract'

/** A message to a webhook, with what came of it. */
export interface Delivery {
  readonly id: number
  readonly type: WebhookEvent | 'webhook.test'
  readonly state: WebhookDelivery['state']
  readonly attempts: number
  /** Of the last response; null without one. */
  readonly status: number | null
  readonly problem: WebhookDelivery['problem']
  /** The beginning of the last response. */
  readonly response: string
  readonly createdAt: string
  readonly nextAt: string | null
}

export interface Webhook {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly state: ListedWebhook['state']
  readonly createdAt: string
  /** Until when a former secret is used as well; null outside of a rotation. */
  readonly rotatesUntil: string | null
  /** The newest ones, the newest first. */
  readonly deliveries: readonly Delivery[]
}

/** What has come of the last change. */
export interface WebhooksAnswer {
  readonly done?: string
  readonly problem?: string
  /** Of the webhook that was just added or whose secret was changed; it is shown this once. */
  readonly secret?: { readonly name: string; readonly value: string }
}
