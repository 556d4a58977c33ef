import type { IDToken } from 'openid-client'
import type { Identity } from './provider-settings.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The identity in a verified token. Apple writes booleans as strings. */
export function readIdentity(claims: IDToken | undefined, user: string | undefined): Identity {
  if (!claims) throw new Error('the answer holds no token')
  const email = textOf(claims.email) || null
  const isEmailVerified = email !== null && (claims.email_verified === true || String(claims.email_verified) === 'true')
  return { subject: claims.sub, email, isEmailVerified, nickname: textOf(claims.name) || nameOfUser(user) }
}

/**
 * `{"name":{"firstName":"…","lastName":"…"}}`, as Apple sends it beside the token. Anybody could write it, so it names
 * and proves nothing.
 */
function nameOfUser(user: string | undefined): string {
  try {
    const { name } = Object(JSON.parse(user ?? 'null'))
    const { firstName, lastName } = Object(name)
    return `${textOf(firstName)} ${textOf(lastName)}`.trim()
  } catch {
    return ''
  }
}
