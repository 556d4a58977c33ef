import type { RouteArticleInput } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { anArticle } from '../route-articles/testing/an-article.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const named = (...names: readonly string[]) => names.map((name) => ({ name }))
const tagged = (names: readonly string[], over: Partial<RouteArticleInput> = {}) =>
  createArticle(author, { tag: named(...names), ...over })

/** Thirty tags, of which an article has ten. */
async function manyTags(beginning: string, over: Partial<RouteArticleInput> = {}): Promise<void> {
  const names = Array.from({ length: 30 }, (_, n) => `${beginning}${String(n).padStart(2, '0')}`)
  for (const at of [0, 10, 20]) await tagged(names.slice(at, at + 10), over)
}

const suggested = async (q: string) => {
  const answer = await test.aGuest().api.suggest({ query: { q } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.tags
}

it('suggests the most used of very many tags, wherever it stands among them, then by name', async () => {
  await manyTags('birch a')
  for (let n = 0; n < 3; n++) await tagged(['birch z'])
  for (let n = 0; n < 2; n++) await tagged(['birch y', 'birch x'])
  expect(await suggested('birch')).toEqual([
    { name: 'birch z', uses: 3 },
    { name: 'birch x', uses: 2 },
    { name: 'birch y', uses: 2 },
  ])
})

it('lets no tag of drafts and private articles stand before one that is public', async () => {
  await manyTags('alder a', { is_draft: true })
  await manyTags('alder b', { private_mode: 'private' })
  await tagged(['alder z'])
  expect(await suggested('alder')).toEqual([{ name: 'alder z', uses: 1 }])
})

it('ranks by all uses, though it tells no more than fifty', async () => {
  const { id } = await tagged(['rowan a'])
  const other = await tagged(['rowan b'])
  await copy(id, 50)
  await copy(other.id, 51)
  expect(await suggested('rowan')).toEqual([
    { name: 'rowan b', uses: 50 },
    { name: 'rowan a', uses: 50 },
  ])
})

it('follows what is hidden, forbidden, shown again and deleted', async () => {
  const { id, version } = await tagged(['larch'])
  const [there, gone] = [[{ name: 'larch', uses: 1 }], []]
  const save = (over: Partial<RouteArticleInput>, at: number) =>
    author.api.saveRoute(
      { params: { id: String(id) }, body: { ...anArticle(), tag: named('larch'), ...over } },
      { headers: { 'if-match': `"${at}"` } },
    )
  const forbid = (isForbidden: boolean) =>
    test.db.update(routeArticles).set({ isForbidden }).where(eq(routeArticles.id, id))
  expect(await suggested('larch')).toEqual(there)
  await save({ private_mode: 'url' }, version)
  expect(await suggested('larch')).toEqual(gone)
  await save({}, version + 1)
  expect(await suggested('larch')).toEqual(there)
  await forbid(true)
  expect(await suggested('larch')).toEqual(gone)
  await forbid(false)
  expect(await suggested('larch')).toEqual(there)
  await author.api.deleteRoute({ params: { id: String(id) } })
  expect(await suggested('larch')).toEqual(gone)
})

/** More articles with the tags of this one, faster than by saving them. */
async function copy(id: number, count: number): Promise<void> {
  await test.db.execute(sql`
    insert into routes (user_id, title, summary, is_draft, share_token, preview_key)
    select user_id, title, summary, false, share_token || n, preview_key from routes, generate_series(1, ${count}) n where id = ${id}`)
  await test.db.execute(sql`
    insert into route_tags (route_id, key, name, position)
    select r.id, t.key, t.name, t.position from routes r, route_tags t
    where t.route_id = ${id} and not exists (select from route_tags where route_id = r.id)`)
}
