import { createHash, randomBytes } from 'node:crypto'
import type postgres from 'postgres'
import { httpClient } from '../server/load.ts'

/** A logged-in user. */
export interface Person {
  readonly id: number
  readonly cookie: string
  /** @throws for any status but 200. */
  get(path: string): Promise<unknown>
  close(): void
}

/** Logs people in past the product: their sessions are written as it would write them. */
export async function logInPeople(sql: postgres.Sql, origin: string, ids: readonly number[]): Promise<Person[]> {
  const people = ids.map((id) => ({ id, sessionId: randomBytes(25).toString('hex') }))
  for (const { id, sessionId } of people) {
    const digest = createHash('sha256').update(sessionId).digest('base64url')
    await sql`insert into sessions (digest, user_id, expires_at) values (${digest}, ${id}, now() + interval '20 days')`
  }
  return people.map(({ id, sessionId }) => {
    const cookie = `session=${sessionId}`
    const client = httpClient({ cookie, accept: 'application/json' })
    return {
      id,
      cookie,
      close: client.close,
      async get(path) {
        const { body } = await client.get(`${origin}/api${path}`)
        return JSON.parse(body.toString('utf8'))
      },
    }
  })
}

/** Opens a session for changes. @returns a function that posts. @throws when the product refuses. */
export async function openWriter(
  origin: string,
  { cookie }: Person,
): Promise<(path: string, body: unknown) => Promise<void>> {
  const opened = await fetch(`${origin}/api/sanctum/csrf-cookie`, { headers: { cookie } })
  const given = opened.headers.getSetCookie().map((value) => value.split(';')[0] ?? '')
  const token = given.find((value) => value.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  const headers = {
    cookie: [cookie, ...given].join('; '),
    origin,
    'x-xsrf-token': decodeURIComponent(token),
    'x-requested-with': 'XMLHttpRequest',
    'content-type': 'application/json',
  }
  return async (path, body) => {
    const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
  }
}
