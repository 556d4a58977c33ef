import { logIn, type ProductServer } from '@repo/product'
import type postgres from 'postgres'
import { questionsOf } from '../search/questions.ts'
import type { HttpRequest } from '../server/load.ts'

/** A kind of request, sent by several people beside each other. */
export interface Work {
  readonly name: 'load.read' | 'load.list' | 'load.map' | 'load.comment' | 'load.save'
  /** Of each person: their next request, made from the last answer, null when that is out of date. */
  readonly people: readonly ((last: Buffer | null) => HttpRequest | Promise<HttpRequest>)[]
}

/** Text of about 6 kB. */
const BLOCKS = Array.from({ length: 12 }, () => ({ type: 'paragraph', text: '木もれ日の道を通って峠へ。'.repeat(12) }))

interface OwnArticle {
  readonly id: number
  readonly userId: number
}

/** @param newestId the newest articles have maps. */
export async function worksOf(
  { origin }: ProductServer,
  sql: postgres.Sql,
  { newestId, people }: { readonly newestId: number; readonly people: number },
): Promise<readonly Work[]> {
  await sql`update users set created_at = now() - interval '1 year' where name like 'walker%'` // new accounts have lower limits
  const articles = await sql<OwnArticle[]>`
    select distinct on (user_id) id::int, user_id::int as "userId" from routes
    where id > ${newestId - 400} and not is_draft and private_mode is null and not is_forbidden order by user_id, id desc limit ${people}`
  const authors = await Promise.all(articles.map(({ userId }) => logIn(sql, origin, userId)))
  const reading = (name: Work['name'], path: string): Work => ({
    name,
    people: articles.map(() => () => ({ method: 'GET', path })),
  })
  const [first] = articles
  const [box = ''] = questionsOf(newestId).box
  return [
    reading('load.read', `/api/v1/routes/${first?.id}`),
    reading('load.list', '/api/v1/routes'),
    reading('load.map', `/api${box}`),
    {
      name: 'load.comment',
      people: articles.map(({ id }, person) => () => ({
        method: 'POST',
        path: `/api/v1/routes/${id}/comments`,
        headers: { ...authors[(person + 1) % authors.length], 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'よい道でした。' }),
      })),
    },
    {
      name: 'load.save',
      people: articles.map((article, person) => saving(origin, article, authors[person] ?? {})),
    },
  ]
}

/** Saves the article again and again, each time from the version that the last save answered. */
function saving(origin: string, { id }: OwnArticle, headers: Readonly<Record<string, string>>) {
  const path = `/api/v1/routes/${id}`
  return async (last: Buffer | null): Promise<HttpRequest> => {
    const answer = last === null ? await (await fetch(origin + path, { headers })).text() : last.toString()
    // As the contract says.
    const article = JSON.parse(answer) as Record<string, unknown>
    const { title, summary, layer, private_mode, thumbnail_path, version } = article
    const input = { title, summary, layer, private_mode, thumbnail_path, tag: [], is_draft: false }
    return {
      method: 'PUT',
      path,
      headers: { ...headers, 'content-type': 'application/json', 'if-match': `"${version}"` },
      body: JSON.stringify({ ...input, context: { version: 1, blocks: BLOCKS } }),
    }
  }
}
