import { createHmac, timingSafeEqual } from 'node:crypto'
import { MAIL_TYPES, type MailKind } from '@repo/contract'

/** Whom a link in a mail unsubscribes, and from what. */
export interface Subscription {
  readonly userId: number
  readonly kind: MailKind
}

const sign = (secret: string, payload: string) => createHmac('sha256', secret).update(`unsubscribe!${payload}`).digest()

/** Holds for ever, as old mails do: all it can do is to stop one kind of mail. */
export function unsubscribeKey(secret: string, { userId, kind }: Subscription): string {
  const payload = `${userId}.${kind}`
  return `${payload}.${sign(secret, payload).toString('base64url')}`
}

/** Null for a key that we have not signed. */
export function readUnsubscribeKey(secret: string, key: string): Subscription | null {
  const [, payload = '', id = '', name, signature = ''] = /^((\d{1,15})\.([a-z_]+))\.([\w-]{43})$/.exec(key) ?? []
  const kind = MAIL_TYPES.find((candidate) => candidate === name)
  if (!kind || !timingSafeEqual(sign(secret, payload), Buffer.from(signature, 'base64url'))) return null
  return { userId: Number(id), kind }
}
