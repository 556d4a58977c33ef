import { createHash, randomBytes } from 'node:crypto'
import type postgres from 'postgres'
import type { Caller } from './traffic.ts'

/** Logs people in past the product, with what they need for changes. */
export async function openCallers(sql: postgres.Sql, origin: string, count: number): Promise<Caller[]> {
  const callers: Caller[] = []
  for (let index = 0; index < count; index++) {
    const name = `person_${index}`
    const [user] = await sql<{ id: string }[]>`
      insert into users (name, email, nickname, locale, password_hash, email_verified_at, created_at)
      values (${name}, ${`${name}@example.com`}, '', 'ja', '!', now(), now() - interval '10 days') returning id`
    const sessionId = randomBytes(25).toString('hex')
    const digest = createHash('sha256').update(sessionId).digest('base64url')
    await sql`insert into sessions (digest, user_id, expires_at) values (${digest}, ${user?.id ?? 0}, now() + interval '20 days')`
    const cookie = `session=${sessionId}`
    const given = (await fetch(`${origin}/api/sanctum/csrf-cookie`, { headers: { cookie } })).headers
      .getSetCookie()
      .map((value) => value.split(';')[0] ?? '')
    const token = given.find((value) => value.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
    callers.push({
      userId: Number(user?.id),
      headers: {
        cookie: [cookie, ...given].join('; '),
        origin,
        'x-xsrf-token': decodeURIComponent(token),
        'x-requested-with': 'XMLHttpRequest',
      },
    })
  }
  return callers
}

export async function createArticle(origin: string, author: Caller): Promise<number> {
  const article = {
    title: 'A walk',
    summary: '',
    tag: [],
    is_draft: false,
    private_mode: null,
    thumbnail_path: null,
    context: { version: 1, blocks: [{ type: 'paragraph', text: 'Along the river.' }] },
    layer: [
      {
        id: 'layer-1',
        name: 'layer 1',
        objects: [
          {
            tmpId: 'line-1',
            objectType: 'LINE',
            name: 'The path',
            text: '',
            color: '#DB0730',
            isMain: true,
            path: '_p~iF~ps|U_ulLnnqC',
          },
        ],
      },
    ],
  }
  const answer = await fetch(`${origin}/api/v1/routes`, {
    method: 'POST',
    headers: { ...author.headers, 'content-type': 'application/json' },
    body: JSON.stringify(article),
  })
  const body: { id?: number } = JSON.parse(await answer.text())
  if (body.id === undefined) throw new Error(`the article was answered ${answer.status} ${JSON.stringify(body)}`)
  return body.id
}
