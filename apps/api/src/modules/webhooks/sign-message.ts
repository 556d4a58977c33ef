import { createHmac, randomBytes } from 'node:crypto'

const SECRET_PREFIX = 'whsec_'
const SECRET_BYTES = 24

export interface SignedMessage {
  readonly messageId: string
  /** Seconds since 1970, of this attempt. */
  readonly timestamp: number
  readonly body: string
}

/** A secret as receivers are given it: the bytes of the key are in Base64 after its prefix. */
export const createSecret = (): string => `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

/**
 * The value of `webhook-signature`, one signature for each secret.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signMessage(secrets: readonly string[], { messageId, timestamp, body }: SignedMessage): string {
  const signature = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'))
      .update(`${messageId}.${timestamp}.${body}`)
      .digest('base64')
  return secrets.map((secret) => `v1,${signature(secret)}`).join(' ')
}
