import { createHash, randomBytes } from 'node:crypto'
import type postgres from 'postgres'

/**
 * Logs a user in past the product: the session is written as it would write it.
 *
 * @returns the headers of a request that changes something; the content type is the caller's.
 */
export async function logIn(sql: postgres.Sql, origin: string, userId: number) {
  const sessionId = randomBytes(25).toString('hex')
  const digest = createHash('sha256').update(sessionId).digest('base64url')
  await sql`insert into sessions (digest, user_id, expires_at) values (${digest}, ${userId}, now() + interval '20 days')`
  const cookie = `session=${sessionId}`
  const opened = await fetch(`${origin}/api/sanctum/csrf-cookie`, { headers: { cookie } })
  const given = opened.headers.getSetCookie().map((value) => value.split(';')[0] ?? '')
  const token = given.find((value) => value.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  return {
    cookie: [cookie, ...given].join('; '),
    origin,
    'x-xsrf-token': decodeURIComponent(token),
    'x-requested-with': 'XMLHttpRequest',
  }
}
