import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { nullable } from '../nullable.ts'
import { IdParams, Timestamp } from '../schemas.ts'
import { PersonLine } from '../texts/person-text.ts'
import { WEBHOOK_EVENTS } from '../webhook-events.ts'

const { nameLength: name, urlLength } = PRODUCT_LIMITS.webhook

const Event = Type.Enum([...WEBHOOK_EVENTS])

export const WebhookInput = Type.Object(
  {
    name: PersonLine({ minLength: name.min, maxLength: name.max }),
    /** `https`, of the public internet. */
    url: Type.String({ minLength: urlLength.min, maxLength: urlLength.max }),
    events: Type.Array(Event, { minItems: 1, maxItems: WEBHOOK_EVENTS.length, uniqueItems: true }),
  },
  { additionalProperties: false },
)
export type WebhookInput = Static<typeof WebhookInput>

/** A message to a webhook, with what came of it. */
export const WebhookDelivery = Type.Object({
  id: Type.Integer(),
  /** The `webhook-id` that each attempt sends. */
  message_id: Type.String(),
  type: Type.Enum([...WEBHOOK_EVENTS, 'webhook.test']),
  /** `dropped`: not sent, see `problem`. */
  state: Type.Enum(['waiting', 'delivered', 'failed', 'dropped']),
  attempts: Type.Integer(),
  /** Of the last response; null without one. */
  status: nullable(Type.Integer()),
  /** Why the last attempt failed, or why there was none; null when it succeeded. */
  problem: nullable(
    Type.Enum(['status', 'redirect', 'address', 'connection', 'timeout', 'too_many', 'inactive', 'withdrawn']),
  ),
  /** The beginning of the last response. */
  response: Type.String(),
  created_at: Timestamp,
  attempted_at: nullable(Timestamp),
  /** Of the next attempt while it waits. */
  next_at: nullable(Timestamp),
})
export type WebhookDelivery = Static<typeof WebhookDelivery>

/** `gone`: the receiver answered 410. `failing`: it has failed for too many days. */
const State = Type.Enum(['active', 'paused', 'gone', 'failing'])

const fields = {
  id: Type.Integer(),
  name: Type.String(),
  url: Type.String(),
  events: Type.Array(Event),
  state: State,
  created_at: Timestamp,
  /** Until when messages are signed with the former secret as well; null outside of a rotation. */
  rotates_until: nullable(Timestamp),
}
/** Where a person's own program is told of what happens. */
export const Webhook = Type.Object({
  ...fields,
  /** The newest ones, the newest first. */
  deliveries: Type.Array(WebhookDelivery),
})
export type Webhook = Static<typeof Webhook>

/** The secret is in this answer and in none after it. */
const WebhookSecret = Type.Object({ ...fields, secret: Type.String() })

const { id } = IdParams.properties
const DeliveryParams = Type.Object({ id, deliveryId: id }, { additionalProperties: false })

export const webhookEndpoints = {
  listWebhooks: endpoint({
    method: 'GET',
    path: '/v1/self/webhooks',
    summary: 'Webhooks of the logged-in user with their last deliveries, the newest first',
    access: 'verifiedUser',
    response: { status: 200, body: Type.Object({ data: Type.Array(Webhook) }) },
    errors: [],
  }),
  createWebhook: endpoint({
    method: 'POST',
    path: '/v1/self/webhooks',
    summary: 'Adds a webhook; requires recent authentication',
    access: 'verifiedUser',
    body: WebhookInput,
    response: { status: 201, body: WebhookSecret },
    errors: ['auth.reauthentication_required', 'webhook.address_refused', 'webhook.limit_reached'],
  }),
  pauseWebhook: endpoint({
    method: 'PUT',
    path: '/v1/self/webhooks/:id/paused',
    summary: 'Pauses a webhook, or resumes one that was paused or switched off',
    access: 'verifiedUser',
    params: IdParams,
    body: Type.Object({ paused: Type.Boolean() }, { additionalProperties: false }),
    response: { status: 204, body: null },
    errors: ['webhook.not_found'],
  }),
  rotateWebhookSecret: endpoint({
    method: 'PUT',
    path: '/v1/self/webhooks/:id/secret',
    summary: 'Gives a webhook another secret, both are used for a day; requires recent authentication',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 200, body: WebhookSecret },
    errors: ['auth.reauthentication_required', 'webhook.not_found'],
  }),
  testWebhook: endpoint({
    method: 'POST',
    path: '/v1/self/webhooks/:id/test',
    summary: 'Sends a `webhook.test` message',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 204, body: null },
    errors: ['webhook.not_found', 'webhook.paused'],
  }),
  resendWebhookDelivery: endpoint({
    method: 'POST',
    path: '/v1/self/webhooks/:id/deliveries/:deliveryId/resend',
    summary: 'Sends a message again, with the same id',
    access: 'verifiedUser',
    params: DeliveryParams,
    response: { status: 204, body: null },
    errors: ['webhook.not_found', 'webhook.delivery_not_found', 'webhook.paused'],
  }),
  deleteWebhook: endpoint({
    method: 'DELETE',
    path: '/v1/self/webhooks/:id',
    summary: 'Deletes a webhook with its deliveries',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 204, body: null },
    errors: ['webhook.not_found'],
  }),
}
