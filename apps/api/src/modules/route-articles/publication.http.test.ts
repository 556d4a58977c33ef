import type { RouteArticle, RouteArticleInput } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { anArticle } from './testing/an-article.ts'
import { createArticle } from './testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

async function save({ id, version }: RouteArticle, over: Partial<RouteArticleInput>): Promise<RouteArticle> {
  const answer = await author.api.saveRoute(
    { params: { id: String(id) }, body: anArticle(over) },
    { headers: { 'if-match': `"${version}"` } },
  )
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

/** Backdates its creation. */
async function age({ id }: RouteArticle, days: number): Promise<void> {
  const createdAt = sql`now() - make_interval(days => ${days}::int)`
  await test.db.update(routeArticles).set({ createdAt }).where(eq(routeArticles.id, id))
}

const daysAgo = (instant: string) => Math.round((Date.now() - Date.parse(instant)) / 86_400_000)

it('counts from the first publication, however old the draft was', async () => {
  const draft = await createArticle(author, { title: 'An old draft', is_draft: true })
  await age(draft, 40)
  await createArticle(author, { title: 'Newer than the draft' })
  const published = await save(draft, { title: 'An old draft' })
  expect(daysAgo(published.created_at)).toBe(40)
  expect(daysAgo(published.published_at)).toBe(0)

  const titles = (data: readonly { title: string }[]) => data.map(({ title }) => title)
  const guest = test.aGuest()
  const listed = await guest.api.listRoutes({ query: { sort: 'created_at' } })
  expect(listed.ok && titles(listed.data.data)).toEqual(['An old draft', 'Newer than the draft'])
  const found = await guest.api.listRoutes({ query: { q: 'draft', sort: 'created_at' } })
  expect(found.ok && titles(found.data.data)).toEqual(['An old draft', 'Newer than the draft'])
  const params = { id: String(author.user.id) }
  const ofAuthor = await guest.api.listUserRoutes({ params, query: { sort: 'created_at' } })
  expect(ofAuthor.ok && titles(ofAuthor.data.data)).toEqual(['An old draft', 'Newer than the draft'])
  const feed = await (await guest.fetch('/feed.atom', {})).text()
  expect(feed).toContain(`<published>${published.published_at}</published>`)
  expect(feed.indexOf('An old draft')).toBeLessThan(feed.indexOf('Newer than the draft'))
})

it('keeps the first publication through changes, hiding and showing', async () => {
  const article = await createArticle(author)
  const hidden = await save(article, { private_mode: 'private' })
  const shown = await save(hidden, { title: 'Shown again' })
  expect([hidden.published_at, shown.published_at]).toEqual([article.published_at, article.published_at])
})

it('takes the first save of what was published before publications were dated, and keeps to it', async () => {
  const article = await createArticle(author)
  await test.db.update(routeArticles).set({ publishedAt: null }).where(eq(routeArticles.id, article.id))
  await age(article, 20)
  const read = await test.aGuest().api.readRoute({ params: { id: String(article.id) } })
  expect(read.ok && daysAgo(read.data.published_at)).toBe(20)
  const shown = await save(await save(article, { is_draft: true }), { title: 'Once more' })
  expect(daysAgo(shown.published_at)).toBe(20)
})

it('reads the newest of a person from the end of an index', async () => {
  const plan = await test.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true)`)
    return tx.execute(sql`explain select id from routes
      where user_id = 1 and not is_draft and not is_forbidden and private_mode is null
      order by coalesce(published_at, created_at) desc, id desc limit 20`)
  })
  const text = JSON.stringify(plan)
  expect(text).toContain('Backward using routes_public_author_idx')
  expect(text).not.toContain('Sort')
})
