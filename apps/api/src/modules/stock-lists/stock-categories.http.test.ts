import { PRODUCT_LIMITS, type StockCategoryList } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stockCategories } from '../../schema/stocks.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const create = (owner: TestUser, name: string) => owner.api.createStockCategory({ body: { name } })

async function listOf(owner: TestUser): Promise<StockCategoryList> {
  const answer = await owner.api.listStockCategories()
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

async function withCategories(...names: readonly string[]) {
  const owner = await test.aVerifiedUser()
  for (const name of names) await create(owner, name)
  const { data } = await listOf(owner)
  return { owner, ids: data.map(({ id }) => id) }
}

const namesOf = (list: StockCategoryList) => list.data.map(({ name }) => name)

describe('categories', () => {
  it('are answered after each change, in the order in which they came', async () => {
    const owner = await test.aVerifiedUser()
    expect(await listOf(owner)).toEqual({ data: [], total: 0, uncategorized_count: 0 })
    expect(await create(owner, '秋')).toMatchObject({ status: 201, data: { data: [{ name: '秋', count: 0 }] } })
    expect(await create(owner, '  冬 ')).toMatchObject({ data: { data: [{ name: '秋' }, { name: '冬' }] } })
  })

  it('are five at most', async () => {
    const max = PRODUCT_LIMITS.stockCategories
    const { owner, ids } = await withCategories('1', '2', '3', '4', '5')
    expect(ids).toHaveLength(max)
    const refused = { status: 422, error: { code: 'stock_category.limit_reached', params: { max } } }
    expect(await create(owner, '6')).toMatchObject(refused)
    await owner.api.deleteStockCategory({ params: { id: String(ids[0]) } })
    expect(await create(owner, '6')).toMatchObject({ status: 201 })
  })

  it('are five after thirty at once', async () => {
    const owner = await test.aVerifiedUser()
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => create(owner, `分類 ${index}`)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    expect(await test.db.$count(stockCategories, eq(stockCategories.userId, owner.user.id))).toBe(5)
  })

  it('are made once by the same request', async () => {
    const owner = await test.aVerifiedUser()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    for (let i = 0; i < 2; i++) {
      const answer = await owner.api.createStockCategory({ body: { name: '秋' } }, { headers })
      expect(answer).toMatchObject({ status: 201, data: { data: [{ name: '秋' }] } })
    }
  })

  it.each(['', '  ', '　'])('need a name: “%s”', async (name) => {
    const { owner, ids } = await withCategories('秋')
    const refused = { status: 422, error: { code: 'stock_category.name_required' } }
    expect(await create(owner, name)).toMatchObject(refused)
    const params = { id: String(ids[0]) }
    expect(await owner.api.renameStockCategory({ params, body: { name } })).toMatchObject(refused)
  })

  it('have names of 255 letters at most', async () => {
    const owner = await test.aVerifiedUser()
    const { max } = PRODUCT_LIMITS.stockCategoryNameLength
    expect(await create(owner, '道'.repeat(max))).toMatchObject({ status: 201 })
    expect(await create(owner, '道'.repeat(max + 1))).toMatchObject({ error: { code: 'request.invalid' } })
  })

  it('have different names', async () => {
    const { owner, ids } = await withCategories('Autumn', '冬')
    const refused = { status: 422, error: { code: 'stock_category.name_taken' } }
    expect(await create(owner, 'ＡＵＴＵＭＮ')).toMatchObject(refused)
    const params = { id: String(ids[1]) }
    expect(await owner.api.renameStockCategory({ params, body: { name: 'autumn' } })).toMatchObject(refused)
    // Its own name is not taken by another.
    const same = await owner.api.renameStockCategory({ params: { id: String(ids[0]) }, body: { name: 'AUTUMN' } })
    expect(same).toMatchObject({ status: 200, data: { data: [{ name: 'AUTUMN' }, { name: '冬' }] } })
  })

  it('are put into another order, in which those that are not named follow', async () => {
    const { owner, ids } = await withCategories('秋', '冬', '春')
    const [autumn = 0, winter = 0, spring = 0] = ids
    const order = async (...categoryIds: readonly number[]) => {
      const answer = await owner.api.orderStockCategories({ body: { ids: [...categoryIds] } })
      if (!answer.ok) throw new Error(answer.error.code)
      return namesOf(answer.data)
    }
    expect(await order(spring, autumn, winter)).toEqual(['春', '秋', '冬'])
    expect(await order(winter)).toEqual(['冬', '春', '秋'])
    expect(namesOf(await listOf(owner))).toEqual(['冬', '春', '秋'])
  })

  it('keep what they held when they are deleted', async () => {
    const { owner, ids } = await withCategories('秋', '冬')
    const [autumn = 0] = ids
    const article = await createArticle(await test.aVerifiedUser())
    await owner.api.stockRoute({ params: { id: String(article.id) }, body: { stockcategory_id: autumn } })
    expect(await listOf(owner)).toMatchObject({ data: [{ count: 1 }, { count: 0 }], total: 1, uncategorized_count: 0 })
    const answer = await owner.api.deleteStockCategory({ params: { id: String(autumn) } })
    expect(answer).toMatchObject({ data: { data: [{ name: '冬' }], total: 1, uncategorized_count: 1 } })
  })

  it('of others do not exist', async () => {
    const { owner } = await withCategories('秋')
    const { ids } = await withCategories('他')
    const params = { id: String(ids[0]) }
    const refused = { status: 404, error: { code: 'stock_category.not_found' } }
    expect(await owner.api.renameStockCategory({ params, body: { name: '春' } })).toMatchObject(refused)
    expect(await owner.api.deleteStockCategory({ params })).toMatchObject(refused)
    expect(await owner.api.orderStockCategories({ body: { ids: [...ids] } })).toMatchObject(refused)
    expect(namesOf(await listOf(owner))).toEqual(['秋'])
  })
})
