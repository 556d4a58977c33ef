import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const VERSION = 'v1'

/** What a text is for: one that was encrypted for something else is not read. */
type TokenPurpose = 'access' | 'refresh'

export interface TokenCipher {
  encrypt(text: string, purpose: TokenPurpose): string
  /** Null for a value that was not encrypted with this instance's secret, or not for this purpose. */
  decrypt(sealed: string, purpose: TokenPurpose): string | null
}

/** AES-256-GCM under a key that is derived from the secret of the instance. */
export function createTokenCipher(secret: string): TokenCipher {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mishiori strava tokens', KEY_BYTES))
  return {
    encrypt(text, purpose) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(purpose))
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()])
      return `${VERSION}.${Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')}`
    },
    decrypt(sealed, purpose) {
      const [version, text = ''] = sealed.split('.')
      const bytes = Buffer.from(text, 'base64url')
      if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) return null
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES))
          .setAAD(Buffer.from(purpose))
          .setAuthTag(bytes.subarray(-TAG_BYTES))
        const plain = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
        return Buffer.concat([plain, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
