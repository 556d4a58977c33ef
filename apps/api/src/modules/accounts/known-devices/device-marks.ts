import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Whose password a browser has proved to know. */
export interface KnownAccount {
  readonly id: number
  readonly passwordHash: string
}

/** Accounts that one browser is remembered for; a family shares a computer. */
const MARK_LIMIT = 5
const BETWEEN = '~'
const MARK = /^[\w-]{22}\.[\w-]{43}$/
/** Characters of a cookie that holds them all. */
export const MAX_DEVICE_COOKIE = MARK_LIMIT * (22 + 1 + 43 + BETWEEN.length)

/**
 * Marks are `nonce.HMAC(account, password hash, nonce)`. A mark names nobody, and a new password makes all marks of its
 * account worthless.
 */
export function createDeviceMarks(secret: string) {
  const sign = (nonce: string, { id, passwordHash }: KnownAccount) =>
    createHmac('sha256', secret).update(`device!${id}!${nonce}!${passwordHash}`).digest('base64url')

  const isOf = (account: KnownAccount) => (mark: string) => {
    const [nonce = '', signature = ''] = mark.split('.')
    return timingSafeEqual(Buffer.from(sign(nonce, account)), Buffer.from(signature))
  }
  return {
    /** The nonce of the mark for an account in a cookie; null when there is none. */
    find: (cookie: string, account: KnownAccount): string | null =>
      marksOf(cookie).find(isOf(account))?.split('.')[0] ?? null,

    /** The cookie with the account's mark in front. A device that is known keeps its nonce, and so what was counted for it. */
    add(cookie: string, account: KnownAccount): string {
      const marks = marksOf(cookie)
      const known = marks.find(isOf(account))
      const nonce = randomBytes(16).toString('base64url')
      const mark = known ?? `${nonce}.${sign(nonce, account)}`
      return [mark, ...marks.filter((other) => other !== mark)].slice(0, MARK_LIMIT).join(BETWEEN)
    },
  }
}

const marksOf = (cookie: string) =>
  cookie
    .split(BETWEEN)
    .filter((mark) => MARK.test(mark))
    .slice(0, MARK_LIMIT)
