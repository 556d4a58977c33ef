import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleSearch } from '../../../schema/article-search.table.ts'
import { routeArticles } from '../../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { aBody, aLayer, aLine } from '../testing/an-article.ts'
import { createArticle } from '../testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const anArticle = () =>
  createArticle(author, { tag: [], summary: '', layer: [aLayer(aLine({ name: 'a' }))], context: aBody() })

async function factsOf(id: number) {
  const { isPublic, favoriteCount, copyCount, distanceKm, bounds, publishedAt } = articleSearch
  const [facts] = await test.db
    .select({ isPublic, favoriteCount, copyCount, distanceKm, bounds, publishedAt })
    .from(articleSearch)
    .where(eq(articleSearch.articleId, id))
  return facts
}

it('knows what the article says of itself, and each change of it at once', async () => {
  const { id } = await anArticle()
  const [article] = await test.db.select().from(routeArticles).where(eq(routeArticles.id, id))
  const { distanceKm, bounds, publishedAt } = article ?? {}
  expect(await factsOf(id)).toEqual({
    isPublic: true,
    favoriteCount: 0,
    copyCount: 0,
    distanceKm,
    bounds,
    publishedAt,
  })
  const changed = {
    isForbidden: true,
    favoriteCount: 3,
    copyCount: 2,
    distanceKm: 7.5,
    bounds: [1, 2, 3, 4] as [number, number, number, number],
    publishedAt: new Date('2026-01-02T03:04:05Z'),
  }
  await test.db.update(routeArticles).set(changed).where(eq(routeArticles.id, id))
  const { isForbidden: _, ...facts } = changed
  expect(await factsOf(id)).toEqual({ ...facts, isPublic: false })
})

it('knows them of rows that a process of an earlier version writes', async () => {
  const { id } = await anArticle()
  await test.db.update(routeArticles).set({ favoriteCount: 4 }).where(eq(routeArticles.id, id))
  const known = await factsOf(id)
  await test.db.delete(articleSearch).where(eq(articleSearch.articleId, id))
  await test.db.execute(
    sql`insert into route_search (route_id, version, tokens, head, body) values (${id}, 1, '{}', '', '')`,
  )
  expect(await factsOf(id)).toEqual(known)
  expect(known).toMatchObject({ isPublic: true, favoriteCount: 4 })
})
