import { ClientError, ResponseBodyError } from 'openid-client'

/** Codes of invalid tokens and responses: wrong issuer, wrong audience, expired, or an unknown signing key. */
const WRONG = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
])

/** Whether an answer was refused for what it says, rather than the provider failing to give one. */
export function isWrongAnswer(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant'
  if (error instanceof ClientError) return WRONG.has(error.code ?? '')
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_JW')
}
