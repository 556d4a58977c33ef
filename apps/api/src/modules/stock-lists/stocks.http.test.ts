import type { RouteArticle, StockState } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { stocks } from '../../schema/stocks.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle, tokenOf } from '../route-articles/testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const params = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const stocked = (id: number | null = null): StockState => ({ stock: [{ stockcategory_id: id }], onStocked: true })
const NOT_STOCKED: StockState = { stock: [], onStocked: false }
const toggle = (reader: TestUser, article: { id: number }) => reader.api.stockRoute({ ...params(article), body: null })
const rowsOf = ({ id }: RouteArticle) => test.db.select().from(stocks).where(eq(stocks.articleId, id))

async function aCategory(owner: TestUser, name = '秋に行きたい'): Promise<number> {
  const answer = await owner.api.createStockCategory({ body: { name } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.data.at(-1)?.id ?? 0
}

/** As clients send it that have no body at all. */
const post = (reader: TestUser, { id }: RouteArticle, init: RequestInit = {}) =>
  reader.fetch(`/api/v1/routes/${id}/stock`, { method: 'POST', ...init })

describe('keeping an article', () => {
  it('keeps it in no category without a body, and lets it go the next time', async () => {
    const [article, reader] = [await createArticle(author), await test.aVerifiedUser()]
    expect(await (await post(reader, article)).json()).toEqual(stocked())
    expect(await (await post(reader, article)).json()).toEqual(NOT_STOCKED)
    expect(await toggle(reader, article)).toMatchObject({ status: 200, data: stocked() })
    const empty = { headers: { 'content-type': 'application/json' }, body: '{}' }
    expect(await (await post(reader, article, empty)).json()).toEqual(NOT_STOCKED)
  })

  it('keeps it in the category that a body names, also when it was kept already', async () => {
    const [article, reader] = [await createArticle(author), await test.aVerifiedUser()]
    const category = await aCategory(reader)
    for (const stockcategory_id of [category, null, category]) {
      const answer = await reader.api.stockRoute({ ...params(article), body: { stockcategory_id } })
      expect(answer).toMatchObject({ status: 200, data: stocked(stockcategory_id) })
    }
    expect(await rowsOf(article)).toHaveLength(1)
  })

  it('moves it', async () => {
    const [article, reader] = [await createArticle(author), await test.aVerifiedUser()]
    const category = await aCategory(reader)
    await toggle(reader, article)
    const move = (stockcategory_id: number | null) =>
      reader.api.moveStock({ ...params(article), body: { stockcategory_id } })
    expect(await move(category)).toMatchObject({ data: stocked(category) })
    expect(await move(null)).toMatchObject({ data: stocked() })
  })

  it('lets it go, again without change', async () => {
    const [article, reader] = [await createArticle(author), await test.aVerifiedUser()]
    await toggle(reader, article)
    for (let i = 0; i < 2; i++) {
      expect(await reader.api.unstockRoute(params(article))).toMatchObject({ status: 200, data: NOT_STOCKED })
    }
  })

  it('can be done with one’s own', async () => {
    expect(await toggle(author, await createArticle(author, { is_draft: true }))).toMatchObject({ data: stocked() })
  })

  it('refuses to move what is not kept, be it there or not', async () => {
    const [hidden, reader] = [await createArticle(author, { private_mode: 'private' }), await test.aVerifiedUser()]
    for (const article of [await createArticle(author), hidden, { id: 999_999 }]) {
      const answer = await reader.api.moveStock({ ...params(article), body: { stockcategory_id: null } })
      expect(answer).toMatchObject({ status: 404, error: { code: 'stock.not_found' } })
    }
  })

  it.each([{ private_mode: 'url' }, { private_mode: 'private' }, { is_draft: true }] as const)(
    'does not find what the reader may not see: %j',
    async (over) => {
      const [hidden, reader] = [await createArticle(author, over), await test.aVerifiedUser()]
      for (const article of [hidden, { id: 999_999 }]) {
        expect(await toggle(reader, article)).toMatchObject({ status: 404, error: { code: 'article.not_found' } })
      }
    },
  )

  it('keeps what is shared by link for who came by it, also when it is moved', async () => {
    const [article, reader] = [await createArticle(author, { private_mode: 'url' }), await test.aVerifiedUser()]
    const token = tokenOf(article)
    const keep = { ...params(article), body: null, query: { token } }
    expect(await reader.api.stockRoute(keep)).toMatchObject({ data: stocked() })
    const category = await aCategory(reader)
    const again = await reader.api.stockRoute({ ...params(article), body: { stockcategory_id: category } })
    expect(again).toMatchObject({ data: stocked(category) })
    expect(await rowsOf(article)).toMatchObject([{ shareToken: token }])
  })

  it('does not take a category of somebody else, or none', async () => {
    const [article, reader] = [await createArticle(author), await test.aVerifiedUser()]
    await toggle(reader, article)
    for (const stockcategory_id of [await aCategory(author), 999_999]) {
      const input = { ...params(article), body: { stockcategory_id } }
      const refused = { status: 404, error: { code: 'stock_category.not_found' } }
      expect(await reader.api.stockRoute(input)).toMatchObject(refused)
      expect(await reader.api.moveStock(input)).toMatchObject(refused)
    }
    expect(await rowsOf(article)).toMatchObject([{ categoryId: null }])
  })
})

describe('[fault 6] thirty calls at once', () => {
  const thirty = <T>(call: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 30 }, (_, i) => call(i)))

  it('that set keep it once', async () => {
    const [article, reader] = [await createArticle(author), await test.aVerifiedUser()]
    const category = await aCategory(reader)
    const body = { stockcategory_id: category }
    const answers = await thirty(() => reader.api.stockRoute({ ...params(article), body }))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await rowsOf(article)).toHaveLength(1)
  })

  it.each([
    ['even', 30, 0],
    ['odd', 29, 1],
  ] as const)('that toggle are done one after the other: an %s number', async (_, count, left) => {
    const [article, reader] = [await createArticle(author), await test.aVerifiedUser()]
    const answers = await Promise.all(Array.from({ length: count }, () => toggle(reader, article)))
    const kept = answers.filter((answer) => answer.ok && answer.data.onStocked)
    expect([kept.length, (await rowsOf(article)).length]).toEqual([15, left])
  })

  it('of one press, sent again and again, toggle once', async () => {
    const [article, reader] = [await createArticle(author), await test.aVerifiedUser()]
    const headers = { 'idempotency-key': crypto.randomUUID() }
    for (let i = 0; i < 3; i++) await reader.api.stockRoute({ ...params(article), body: null }, { headers })
    await thirty(() => reader.api.stockRoute({ ...params(article), body: null }, { headers }))
    expect(await rowsOf(article)).toHaveLength(1)
  })

  it('end kept or not, never in between, when some keep and some let go', async () => {
    const [article, reader] = [await createArticle(author), await test.aVerifiedUser()]
    const body = { stockcategory_id: null }
    const answers = await thirty((i) =>
      i % 2 === 0 ? reader.api.stockRoute({ ...params(article), body }) : reader.api.unstockRoute(params(article)),
    )
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect((await rowsOf(article)).length).toBeLessThanOrEqual(1)
  })

  it('survive that the category is deleted meanwhile', async () => {
    const [article, reader] = [await createArticle(author), await test.aVerifiedUser()]
    const category = await aCategory(reader)
    const body = { stockcategory_id: category }
    const statuses = await thirty(async (i) => {
      if (i !== 15) return (await reader.api.stockRoute({ ...params(article), body })).status
      return (await reader.api.deleteStockCategory({ params: { id: String(category) } })).status
    })
    expect(statuses.every((status) => status === 200 || status === 404)).toBe(true)
    expect((await rowsOf(article)).filter(({ categoryId }) => categoryId !== null)).toEqual([])
  })
})

describe('lists and articles', () => {
  it('say to the reader alone what they keep', async () => {
    const [kept, other] = [await createArticle(author, { title: '残す道' }), await createArticle(author)]
    const reader = await test.aVerifiedUser()
    const category = await aCategory(reader)
    await reader.api.stockRoute({ ...params(kept), body: { stockcategory_id: category } })
    const seenBy = async (viewer: Pick<TestUser, 'api'>) => {
      const [list, ofUser, map] = [
        await viewer.api.listRoutes({ query: { q: '残す道' } }),
        await viewer.api.listUserRoutes({ params: { id: String(author.user.id) } }),
        await viewer.api.searchMap({ query: { q: '残す道' } }),
      ]
      if (!list.ok || !ofUser.ok || !map.ok) throw new Error('no list')
      const find = (cards: readonly ({ id: number } & StockState)[]) => {
        const card = cards.find(({ id }) => id === kept.id)
        return card && { stock: card.stock, onStocked: card.onStocked }
      }
      return [list, ofUser, map].map(({ data }) => find(data.data))
    }
    expect(await seenBy(reader)).toEqual([stocked(category), stocked(category), stocked(category)])
    expect(await seenBy(author)).toEqual([NOT_STOCKED, NOT_STOCKED, NOT_STOCKED])
    expect(await seenBy(test.aGuest())).toEqual([NOT_STOCKED, NOT_STOCKED, NOT_STOCKED])
    expect(await reader.api.readRoute(params(kept))).toMatchObject({ data: stocked(category) })
    expect(await reader.api.readRoute(params(other))).toMatchObject({ data: NOT_STOCKED })
    expect(await reader.api.readMapRoute(params(kept))).toMatchObject({ data: stocked(category) })
  })

  it('say so of what is new of people one follows, and of copies', async () => {
    const [original, reader] = [await createArticle(author), await test.aVerifiedUser()]
    const copier = await test.aVerifiedUser()
    const body = { title: '写した道', layer_ids: ['layer-1'], with_text: true }
    const clone = await copier.api.cloneRoute({ ...params(original), body })
    if (!clone.ok) throw new Error(clone.error.code)
    const copy = clone.data.id
    await test.db.update(routeArticles).set({ isDraft: false }).where(eq(routeArticles.id, copy))
    await reader.api.followUser({ params: { id: String(copier.user.id) } })
    await toggle(reader, { id: copy })
    expect(await reader.api.listFeed()).toMatchObject({ data: { data: [{ id: copy, onStocked: true }] } })
    expect(await reader.api.listCopies(params(original))).toMatchObject({ data: { data: [{ onStocked: true }] } })
    expect(await author.api.listCopies(params(original))).toMatchObject({ data: { data: [{ onStocked: false }] } })
  })

  it('count what is kept beside one’s own figures', async () => {
    const reader = await test.aVerifiedUser()
    await toggle(reader, await createArticle(author))
    expect(await reader.api.readOwnFigures()).toMatchObject({ data: { stock_count: 1 } })
  })

  it('keep an entry of what is deleted, without an article', async () => {
    const [article, reader] = [await createArticle(author), await test.aVerifiedUser()]
    await toggle(reader, article)
    await author.api.deleteRoute(params(article))
    await author.api.deleteTrashed(params(article))
    expect(await test.db.$count(routeArticles, eq(routeArticles.id, article.id))).toBe(0)
    const rows = await test.db.select().from(stocks).where(eq(stocks.userId, reader.user.id))
    expect(rows).toMatchObject([{ articleId: null }])
  })
})
