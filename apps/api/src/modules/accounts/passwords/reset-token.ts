import { createHash, randomBytes } from 'node:crypto'

export function drawResetToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A plain hash is enough for 256 random bits. */
export function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
