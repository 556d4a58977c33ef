import type postgres from 'postgres'
import { logIn } from '../log-in.ts'
import type { Caller } from './traffic.ts'

/** Logs people in past the product, with what they need for changes. */
export async function openCallers(sql: postgres.Sql, origin: string, count: number): Promise<Caller[]> {
  const callers: Caller[] = []
  for (let index = 0; index < count; index++) {
    const name = `person_${index}`
    const [user] = await sql<{ id: string }[]>`
      insert into users (name, email, nickname, locale, password_hash, email_verified_at, created_at)
      values (${name}, ${`${name}@example.com`}, '', 'ja', '!', now(), now() - interval '10 days') returning id`
    const userId = Number(user?.id)
    callers.push({ userId, headers: await logIn(sql, origin, userId) })
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
