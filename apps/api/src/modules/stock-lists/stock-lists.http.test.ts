import { readRouteFile } from '@mishiori/route-files'
import { PRODUCT_LIMITS, type RouteArticle, type StockList } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { stocks } from '../../schema/stocks.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aLayer, aLine, anArticle, aSpot } from '../route-articles/testing/an-article.ts'
import { createArticle, tokenOf } from '../route-articles/testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const params = ({ id }: { id: number }) => ({ params: { id: String(id) } })

async function keep(reader: TestUser, ...articles: readonly RouteArticle[]): Promise<void> {
  for (const article of articles) {
    const token = tokenOf(article)
    const answer = await reader.api.stockRoute({ ...params(article), body: null, query: token ? { token } : {} })
    if (!answer.ok) throw new Error(answer.error.code)
  }
}

type Query = Parameters<TestUser['api']['listStock']>[0] extends { query?: infer Q } | undefined ? Q : never

async function listOf(reader: TestUser, query: Query = {}): Promise<StockList> {
  const answer = await reader.api.listStock({ query: query ?? {} })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

const idsOf = ({ data }: StockList) => data.map(({ route }) => route?.id ?? null)

/** Everything that takes an article from who keeps it. */
const TAKEN: readonly [string, (article: RouteArticle) => Promise<unknown>][] = [
  ['in the trash', (article) => author.api.deleteRoute(params(article))],
  [
    'deleted',
    async (article) => {
      await author.api.deleteRoute(params(article))
      return author.api.deleteTrashed(params(article))
    },
  ],
  [
    'private',
    ({ id, version }) =>
      author.api.saveRoute(
        { ...params({ id }), body: anArticle({ title: '秘密の道', private_mode: 'private' }) },
        { headers: { 'if-match': `"${version}"` } },
      ),
  ],
  ['forbidden', ({ id }) => test.db.update(routeArticles).set({ isForbidden: true }).where(eq(routeArticles.id, id))],
]

describe('the list of what somebody keeps', () => {
  it('is newest first, and theirs alone', async () => {
    const [reader, other] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const [first, second] = [await createArticle(author), await createArticle(author)]
    await keep(reader, first, second)
    await keep(other, first)
    const list = await listOf(reader)
    expect(idsOf(list)).toEqual([second.id, first.id])
    expect(list).toMatchObject({ total: 2, next: null, data: [{ route: { onStocked: true }, token: null }, {}] })
  })

  it('goes on page by page, nothing twice while more comes', async () => {
    const size = PRODUCT_LIMITS.pageSize
    const reader = await test.aVerifiedUser()
    const userId = reader.user.id
    const { id: articleId } = await createArticle(author)
    await keep(reader, await createArticle(author))
    // One of each article: the rest represents articles that were deleted.
    await test.db.insert(stocks).values(Array.from({ length: size - 1 }, () => ({ userId, articleId: null })))
    expect(await listOf(reader)).toMatchObject({ total: size, next: null })
    await test.db.insert(stocks).values({ userId, articleId })
    const first = await listOf(reader)
    await keep(reader, await createArticle(author))
    const second = await listOf(reader, { before: first.next ?? '' })
    expect([first.data.length, second.data.length, second.next]).toEqual([size, 1, null])
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(size + 1)
  })

  it('is narrowed to a category, to none, and to words of title and place', async () => {
    const reader = await test.aVerifiedUser()
    const created = await reader.api.createStockCategory({ body: { name: '秋' } })
    const category = created.ok ? (created.data.data[0]?.id ?? 0) : 0
    const [autumn, pass] = [await createArticle(author, { title: '紅葉 100%' }), await createArticle(author)]
    await keep(reader, pass)
    await reader.api.stockRoute({ ...params(autumn), body: { stockcategory_id: category } })
    expect(idsOf(await listOf(reader, { category: String(category) }))).toEqual([autumn.id])
    expect(idsOf(await listOf(reader, { category: 'none' }))).toEqual([pass.id])
    expect(idsOf(await listOf(reader, { q: '葉 100%' }))).toEqual([autumn.id])
    expect(idsOf(await listOf(reader, { q: '%' }))).toEqual([autumn.id])
    expect(await listOf(reader, { q: '鳥居峠', category: String(category) })).toMatchObject({ data: [], total: 0 })
    await test.db.update(routeArticles).set({ placeEn: 'Kiso, Nagano' }).where(eq(routeArticles.id, pass.id))
    expect(idsOf(await listOf(reader, { q: 'kiso' }))).toEqual([pass.id])
    const old = await createArticle(author, { title: '渡邊邸と龍ヶ崎' })
    await keep(reader, old)
    expect(idsOf(await listOf(reader, { q: '渡辺邸' }))).toEqual([old.id])
    expect(idsOf(await listOf(reader, { q: '竜が崎' }))).toEqual([old.id])
  })

  it('opens what is shared by link until the link is changed', async () => {
    const [reader, article] = [await test.aVerifiedUser(), await createArticle(author, { private_mode: 'url' })]
    const token = tokenOf(article)
    await keep(reader, article)
    expect(await listOf(reader)).toMatchObject({ data: [{ route: { id: article.id }, token }] })
    await author.api.rotateShareLink(params(article))
    expect(await listOf(reader)).toMatchObject({ data: [{ route: null, token: null }] })
  })

  it.each(TAKEN)('shows of what is %s an entry that tells nothing and can be removed', async (_, take) => {
    const [reader, article] = [await test.aVerifiedUser(), await createArticle(author, { title: '秘密の道' })]
    await keep(reader, article)
    await take(article)
    const list = await listOf(reader)
    const entry = { id: expect.any(Number), stockcategory_id: null, created_at: expect.any(String) }
    expect(list).toEqual({ data: [{ ...entry, route: null, token: null }], total: 1, next: null })
    expect(await listOf(reader, { q: '秘密' })).toEqual({ data: [], total: 0, next: null })
    expect(await reader.api.readStockMap()).toMatchObject({ data: { data: [] } })
    const { id } = list.data[0] ?? { id: 0 }
    expect(await reader.api.readStock(params({ id }))).toMatchObject({ data: { route: null } })
    expect(await reader.api.removeStock(params({ id }))).toMatchObject({ status: 204 })
    expect(await listOf(reader)).toMatchObject({ total: 0 })
    const gone = { status: 404, error: { code: 'stock.not_found' } }
    expect(await reader.api.removeStock(params({ id }))).toMatchObject(gone)
    expect(await reader.api.readStock(params({ id }))).toMatchObject(gone)
  })

  it('gives back what is shown again', async () => {
    const [reader, article] = [await test.aVerifiedUser(), await createArticle(author)]
    await keep(reader, article)
    const set = (isForbidden: boolean) =>
      test.db.update(routeArticles).set({ isForbidden }).where(eq(routeArticles.id, article.id))
    await set(true)
    expect(idsOf(await listOf(reader))).toEqual([null])
    await set(false)
    expect(idsOf(await listOf(reader))).toEqual([article.id])
  })
})

describe('the map of what somebody keeps', () => {
  it('has marks and lines of all, also of what no search knows', async () => {
    const reader = await test.aVerifiedUser()
    const shown = await createArticle(author)
    const shared = await createArticle(author, { private_mode: 'url' })
    const own = await createArticle(reader, { is_draft: true, layer: [aLayer(aSpot())] })
    const blank = await createArticle(reader, { is_draft: true, layer: [] })
    await keep(reader, shown, shared, own, blank)
    const answer = await reader.api.readStockMap()
    expect(answer).toMatchObject({ data: { is_capped: false } })
    const marks = answer.ok ? answer.data.data : []
    expect(marks.map(({ id }) => id)).toEqual([own.id, shared.id, shown.id])
    const place = { lng: 137.7846, lat: 35.9312, outline: expect.any(String) }
    expect(marks).toMatchObject([{ lng: 137.8012, outline: null }, place, { ...place, title: shown.title }])
    expect(await reader.api.readStockMap({ query: { category: '1' } })).toMatchObject({ data: { data: [] } })
  })
})

describe('the file of what somebody keeps', () => {
  const get = (reader: TestUser, query: string) => reader.fetch(`/api/v1/self/stock-file?${query}`, {})

  it.each([
    ['gpx', 'application/gpx+xml; charset=utf-8'],
    ['geojson', 'application/geo+json; charset=utf-8'],
  ])('holds all maps as %s', async (format, type) => {
    const reader = await test.aVerifiedUser({ locale: 'ja' })
    const coast = { title: '海沿い', layer: [aLayer(aLine({ name: '浜' }))] }
    const hidden = await createArticle(author, { title: '隠れた道', layer: [aLayer(aLine({ name: '裏道' }))] })
    await keep(reader, await createArticle(author), await createArticle(author, coast), hidden)
    await test.db.update(routeArticles).set({ isForbidden: true }).where(eq(routeArticles.id, hidden.id))
    const answer = await get(reader, `format=${format}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    expect(answer.headers.get('content-disposition')).toContain(`${encodeURIComponent('ストック')}.${format}`)
    const read = await readRouteFile(Buffer.from(await answer.arrayBuffer()))
    if (!read.ok) throw new Error(read.refusal.code)
    const names = [...read.file.lines, ...read.file.spots].map(({ name }) => name)
    expect(names.sort()).toEqual(['峠の茶屋跡', '浜', '街道'].sort())
  })

  it('is refused beyond so many articles', async () => {
    const reader = await test.aVerifiedUser()
    const max = PRODUCT_LIMITS.stocksInFile
    const { id } = await createArticle(author)
    const rows = await test.db.execute<{ id: string }>(`
      insert into routes (user_id, title, summary, is_draft, share_token, preview_key)
      select user_id, title, summary, is_draft, share_token, preview_key from routes, generate_series(1, ${max + 1})
      where id = ${id} returning id`)
    const ids = [...rows].map((row) => Number(row.id))
    await test.db.execute(`insert into route_maps select id, '[]' from routes where id = any('{${ids}}')`)
    await test.db.execute(`insert into route_bodies (route_id, body)
      select r.id, b.body from routes r, route_bodies b where r.id = any('{${ids}}') and b.route_id = ${id}`)
    const userId = reader.user.id
    await test.db.insert(stocks).values(ids.map((articleId) => ({ userId, articleId })))
    const answer = await get(reader, 'format=gpx')
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { error: { code: 'stock.export_too_large', params: { max } } },
    ])
    await test.db.delete(stocks).where(eq(stocks.articleId, ids[0] ?? 0))
    expect((await get(reader, 'format=gpx')).status).toBe(200)
  })

  it('may be fetched thirty times in an hour', async () => {
    const reader = await test.aVerifiedUser()
    for (let i = 0; i < 30; i++) expect((await get(reader, 'format=gpx')).status).toBe(200)
    expect((await get(reader, 'format=gpx')).status).toBe(429)
  })
})
