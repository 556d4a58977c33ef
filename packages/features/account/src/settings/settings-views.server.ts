import {
  type ApiClient,
  type BlockList,
  type ListedSession,
  type AccessToken as ListedToken,
  type Webhook as ListedWebhook,
  type OwnModerationAct,
  type PrivatePlaceList as PrivatePlaceListAnswer,
  TOKEN_SCOPES,
  type TokenScope,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '@repo/contract'
import { type KeyedPage, toKeyedPage } from '@repo/web-kit/list-page'
import { toPerson } from '@repo/web-kit/person'
import type { Passkey } from '../entry/passkeys/passkey.ts'
import type { BlockedPerson } from './blocks/blocked-person.ts'
import type { ModerationAct } from './moderation-acts.tsx'
import type { PrivatePlaceList } from './private-places/private-place.ts'
import type { Session } from './sessions/session.ts'
import type { AccessToken } from './tokens/access-token.ts'
import type { Delivery, Webhook } from './webhooks/webhook.ts'

// What the API answers, as the pages of the settings take it.

type ListedPasskey = Extract<Awaited<ReturnType<ApiClient['listPasskeys']>>, { ok: true }>['data']['data'][number]

export function toBlockedPage(list: BlockList): KeyedPage<BlockedPerson> {
  return toKeyedPage(list, ({ user, created_at }) => ({ ...toPerson(user), blockedAt: created_at }))
}

export function toPasskey({ id, name, created_at, last_used_at }: ListedPasskey): Passkey {
  return { id, name, createdAt: created_at, lastUsedAt: last_used_at }
}

export function toPrivatePlaceList({ data, articles }: PrivatePlaceListAnswer): PrivatePlaceList {
  return { data: data.map(({ id, name, lat, lng, radius }) => ({ id, name, lat, lng, radius })), articles }
}

export function toSession(session: ListedSession): Session {
  const { id, browser, system, device } = session
  return {
    id,
    browser,
    system,
    device,
    startedAt: session.created_at,
    lastSeenAt: session.last_seen_at,
    isCurrent: session.is_current,
  }
}

export function toModerationAct({ id, action, created_at, reason, article }: OwnModerationAct): ModerationAct {
  return { id, action, decidedAt: created_at, reason, article }
}

/** The ticked scopes of a new token. */
export function readScopes(form: FormData): TokenScope[] {
  return TOKEN_SCOPES.filter((scope) => form.getAll('scopes').includes(scope))
}

export function toAccessToken(token: ListedToken): AccessToken {
  const { id, name, scopes, created_at, expires_at, is_expired, last_used_at } = token
  return {
    id,
    name,
    scopes,
    createdAt: created_at,
    expiresAt: expires_at,
    isExpired: is_expired,
    lastUsedAt: last_used_at,
  }
}

/** The ticked events of a new webhook. */
export function readWebhookEvents(form: FormData): WebhookEvent[] {
  return WEBHOOK_EVENTS.filter((event) => form.getAll('events').includes(event))
}

export function toWebhook(webhook: ListedWebhook): Webhook {
  const { id, name, url, events, state, created_at, rotates_until, deliveries } = webhook
  return {
    id,
    name,
    url,
    events,
    state,
    createdAt: created_at,
    rotatesUntil: rotates_until,
    deliveries: deliveries.map(toDelivery),
  }
}

const toDelivery = (delivery: ListedWebhook['deliveries'][number]): Delivery => ({
  id: delivery.id,
  type: delivery.type,
  state: delivery.state,
  attempts: delivery.attempts,
  status: delivery.status,
  problem: delivery.problem,
  response: delivery.response,
  createdAt: delivery.created_at,
  nextAt: delivery.next_at,
})
