import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { PRODUCT_LIMITS } from '@repo/contract'

const { digits } = PRODUCT_LIMITS.emailCode

export function drawCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/** Keyed: a million possible codes would be tried in a moment against a plain hash. */
export function hashCode(secret: string, codeId: number, code: string): string {
  return createHmac('sha256', secret).update(`email-code!${codeId}!${code}`).digest('base64url')
}

export function isSameHash(stored: string | null, given: string): boolean {
  const [a, b] = [Buffer.from(stored ?? ''), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
