import { type Journey, PRODUCT_LIMITS, type RouteArticle } from '@repo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { blocks } from '../../schema/blocks.table.ts'
import { journeys } from '../../schema/journeys.table.ts'
import { stocks } from '../../schema/stocks.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const params = (id: number) => ({ params: { id: String(id) } })

async function aReader(name = '秋に行きたい') {
  const reader = await test.aVerifiedUser()
  const made = await reader.api.createStockCategory({ body: { name } })
  const categoryId = (made.ok && made.data.data[0]?.id) || 0
  const keep = async (...articles: readonly { id: number }[]) => {
    // One after the other: the list has the newest first.
    for (const { id } of articles)
      await test.db.insert(stocks).values({ userId: reader.user.id, articleId: id, categoryId })
  }
  return { reader, categoryId, keep }
}

const collect = async ({ reader, categoryId }: { reader: TestUser; categoryId: number }, key = crypto.randomUUID()) =>
  reader.api.collectStockCategory(params(categoryId), { headers: { 'idempotency-key': key } })
const collected = async (by: { reader: TestUser; categoryId: number }) => {
  const answer = await collect(by)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}
const read = async (reader: TestUser, id: number): Promise<Journey> => {
  const answer = await reader.api.readJourney(params(id))
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}
const idsOf = ({ entries }: Journey) => entries.map(({ article }) => article?.id)

it('a category becomes a private collection of its name, in its order', async () => {
  const by = await aReader()
  const articles: RouteArticle[] = []
  for (let count = 0; count < 3; count += 1) articles.push(await createArticle(author))
  await by.keep(...articles)
  const { journey_id, ...left } = await collected(by)
  expect(left).toEqual({ hidden_count: 0, beyond_limit_count: 0 })
  const journey = await read(by.reader, journey_id)
  expect(journey).toMatchObject({ kind: 'collection', title: '秋に行きたい', state: 'private' })
  expect(idsOf(journey)).toEqual(articles.map(({ id }) => id).toReversed())
  expect((await author.api.readJourney(params(journey_id))).status).toBe(404)
})

it('later changes of the stock change nothing of it', async () => {
  const by = await aReader()
  const [first, second] = [await createArticle(author), await createArticle(author)]
  await by.keep(first)
  const { journey_id } = await collected(by)
  await by.keep(second)
  await by.reader.api.unstockRoute(params(first.id))
  await by.reader.api.deleteStockCategory(params(by.categoryId))
  expect(idsOf(await read(by.reader, journey_id))).toEqual([first.id])
})

it('what not everybody sees is left out, and counted', async () => {
  const by = await aReader()
  const [shown, hidden, trashed, deleted] = [
    await createArticle(author),
    await createArticle(author, { private_mode: 'url' }),
    await createArticle(author),
    await createArticle(author),
  ]
  const blocker = await test.aVerifiedUser()
  const apart = await createArticle(blocker)
  const own = await createArticle(by.reader, { private_mode: 'private' })
  await by.keep(shown, hidden, trashed, deleted, apart, own)
  await author.api.deleteRoute(params(trashed.id))
  await author.api.deleteRoute(params(deleted.id))
  await author.api.deleteTrashed(params(deleted.id))
  await test.db.insert(blocks).values({ blockerId: blocker.user.id, blockedId: by.reader.user.id })
  const { journey_id, hidden_count } = await collected(by)
  expect(hidden_count).toBe(5)
  expect(idsOf(await read(by.reader, journey_id))).toEqual([shown.id])
})

it('as many as a collection holds are taken, and the rest is counted', async () => {
  const max = PRODUCT_LIMITS.journey.entries
  const by = await aReader()
  const articles: RouteArticle[] = []
  for (let count = 0; count < max; count += 1) articles.push(await createArticle(author))
  await by.keep(...articles)
  const full = await collected(by)
  expect(full.beyond_limit_count).toBe(0)
  expect((await read(by.reader, full.journey_id)).entries).toHaveLength(max)
  await by.keep(await createArticle(author))
  const more = await collected(by)
  expect(more.beyond_limit_count).toBe(1)
  // The oldest one is left out.
  expect(idsOf(await read(by.reader, more.journey_id)).at(-1)).toBe(articles[1]?.id)
})

it('of nothing that is public there is no collection, nor of categories of others', async () => {
  const by = await aReader()
  expect(await collect(by)).toMatchObject({ status: 422, error: { code: 'stock_category.nothing_public' } })
  await by.keep(await createArticle(author, { private_mode: 'private' }))
  expect(await collect(by)).toMatchObject({ error: { code: 'stock_category.nothing_public' } })
  const stranger = { ...by, reader: await test.aVerifiedUser() }
  expect(await collect(stranger)).toMatchObject({ status: 404, error: { code: 'stock_category.not_found' } })
})

it('the same request makes one, and nobody has more than the limit', async () => {
  const by = await aReader()
  await by.keep(await createArticle(author))
  const key = crypto.randomUUID()
  const [one, same] = [await collect(by, key), await collect(by, key)]
  expect(one.ok && same.ok && one.data.journey_id === same.data.journey_id).toBe(true)
  const max = PRODUCT_LIMITS.journey.perUser
  const values = Array.from({ length: max - 1 }, (_, index) => ({
    userId: by.reader.user.id,
    kind: 'journey' as const,
    title: `旅${index}`,
    summary: '',
    state: 'draft' as const,
    shareToken: `${by.reader.user.id}-${index}`,
  }))
  await test.db.insert(journeys).values(values)
  expect(await collect(by)).toMatchObject({ error: { code: 'journey.limit_reached', params: { max } } })
})
