import { readCookie } from '@repo/web-kit/cookies'

const NAME = 'password_reset'
const MAX_AGE_SECONDS = 60 * 60

/** The mailed token, from the moment its link is followed: it leaves the address, where histories and other sites' logs would find it. */
export function readResetToken(request: Request): string {
  return readCookie(request.headers.get('cookie'), NAME) ?? ''
}

/** @param token empty to forget it. */
export function resetCookie(token: string, { isSecure }: { isSecure: boolean }): string {
  const age = token === '' ? 0 : MAX_AGE_SECONDS
  // Lax: the click in a mail program comes from another site.
  const attributes = `Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return `${NAME}=${encodeURIComponent(token)}; ${attributes}`
}
