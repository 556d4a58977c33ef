import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const VERSION = 'v1'

/** `Purpose`: what a text is for. One that was encrypted for something else is not read. */
export interface SecretCipher<Purpose extends string> {
  encrypt(text: string, purpose: Purpose): string
  /** Null for a value that was not encrypted with this instance's secret, or not for this purpose. */
  decrypt(sealed: string, purpose: Purpose): string | null
}

/**
 * AES-256-GCM under a key that is derived from the secret of the instance.
 *
 * @param kind of the secrets: each has a key of its own.
 */
export function createSecretCipher<Purpose extends string>(secret: string, kind: string): SecretCipher<Purpose> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `mishiori ${kind}`, KEY_BYTES))
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
