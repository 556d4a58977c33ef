import type { RouteArticle, RouteArticleInput } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { articleSearch } from '../../../../schema/article-search.table.ts'
import { routeArticles } from '../../../../schema/route-articles.table.ts'
import { searchChanges, searchIndexes } from '../../../../schema/search-feed.table.ts'
import type { TestClient, TestUser } from '../../../../testing/index.ts'
import { type OpenSearchStandIn, startOpenSearchStandIn } from '../../../../testing/open-search/open-search-stand-in.ts'
import { LIVE_ENGINE, openEngineTest, SEARCH_ADAPTERS, type SearchTest } from '../../../../testing/search-adapters.ts'
import { aBody, aLayer, aLine } from '../../testing/an-article.ts'
import { createArticle } from '../../testing/create-article.ts'
import { foundTitles } from '../../testing/found-titles.ts'

if (!LIVE_ENGINE) console.warn('SEARCH_TEST_URL names no OpenSearch: searches are tested against the stand-in alone.')
it.skipIf(!LIVE_ENGINE)('a live OpenSearch is among those that pass the tests of searches', () => {
  expect(SEARCH_ADAPTERS.map(([name]) => name)).toContain('OpenSearch')
})

let standIn: OpenSearchStandIn
let test: SearchTest
let author: TestUser
let guest: TestClient
beforeAll(async () => {
  standIn = await startOpenSearchStandIn()
  test = await openEngineTest({ url: standIn.url, authorization: null, prefix: 'mishiori' }, standIn.close, {
    mayFail: true,
  })
  author = await test.aVerifiedUser()
  guest = test.aGuest()
})
afterAll(() => test.close())
beforeEach(() => {
  standIn.asked.length = 0
})

const article = (over: Partial<RouteArticleInput>): Promise<RouteArticle> =>
  createArticle(author, { tag: [], summary: '', layer: [aLayer(aLine({ name: 'a' }))], context: aBody(), ...over })
const searches = () => standIn.asked.filter((request) => request.includes('_search')).length
const onMap = async (q: string) => {
  const answer = await guest.api.searchMap({ query: { q, box: '-180,-85,180,85' } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

describe('an index that is behind', () => {
  it('shows nothing of an article that was hidden, forbidden or deleted meanwhile', async () => {
    const [hidden, forbidden, deleted] = [
      await article({ title: '白山一花 1' }),
      await article({ title: '白山一花 2' }),
      await article({ title: '白山一花 3' }),
    ]
    await article({ title: '白山一花 4' })
    await test.settle()
    expect(await foundTitles(guest, { q: '白山一花' })).toHaveLength(4)
    await test.db.update(routeArticles).set({ privateMode: 'private' }).where(eq(routeArticles.id, hidden.id))
    await test.db.update(routeArticles).set({ isForbidden: true }).where(eq(routeArticles.id, forbidden.id))
    expect((await author.api.deleteRoute({ params: { id: String(deleted.id) } })).ok).toBe(true)
    // The engine has all four still.
    expect([...standIn.indexes.values()].flatMap(({ visible }) => visible)).toHaveLength(4)
    expect(await foundTitles(guest, { q: '白山一花' })).toEqual(['白山一花 4'])
    expect((await onMap('白山一花')).marks).toHaveLength(1)
    expect(await onMap('白山一花')).toMatchObject({ total: 1, is_capped: false })
    expect(searches()).toBe(4)
  })

  it('shows what the database has of an article, not what the engine was sent', async () => {
    const { id } = await article({ title: '小梅蕙草' })
    await test.settle()
    await test.db
      .update(articleSearch)
      .set({ anchor: [139.5, 37.5] })
      .where(eq(articleSearch.articleId, id))
    expect((await onMap('小梅蕙草')).marks).toEqual([expect.objectContaining({ id, lng: 139.5, lat: 37.5 })])
    expect(searches()).toBe(1)
  })

  it('is not asked once it is thirty seconds behind', async () => {
    await article({ title: '延齢草' })
    await test.settle()
    await article({ title: '延齢草 2' })
    await test.db.update(searchChanges).set({ since: sql`now() - interval '31 seconds'` })
    const moderator = await test.aModerator()
    const system = await moderator.api.readSystem({})
    if (!system.ok) throw new Error(system.error.code)
    const behind = system.data.database?.queues.find(({ queue }) => queue === 'search-engine')
    expect(behind).toMatchObject({ waiting: 1, failed: 0 })
    expect(behind?.oldest_seconds).toBeGreaterThan(30)
    await vi.waitFor(async () => expect(await foundTitles(guest, { q: '延齢草' })).toHaveLength(2), 5_000)
    const before = searches()
    expect(await foundTitles(guest, { q: '延齢草' })).toHaveLength(2)
    expect(searches()).toBe(before)
    await test.settle()
    await vi.waitFor(async () => {
      await foundTitles(guest, { q: '延齢草' })
      expect(searches()).toBe(before + 1)
    }, 5_000)
  })
})

describe('more than 200 results', () => {
  it('are 200, of whom the last pages have the last, and said to be more', async () => {
    const share = { userId: author.user.id, summary: '', isDraft: false, previewKey: 'made' }
    const made = Array.from({ length: 201 }, (_, n) => ({
      ...share,
      title: `many ${n}`,
      shareToken: crypto.randomUUID(),
      favoriteCount: n,
    }))
    const rows = await test.db.insert(routeArticles).values(made).returning({ id: routeArticles.id })
    const values = rows.map(({ id }) => ({ articleId: id, version: 1, tokens: ['t:many'], head: '', body: '' }))
    await test.db.insert(articleSearch).values(values)
    await test.settle()
    const list = async (page: string) => {
      const answer = await guest.api.listRoutes({ query: { tag: 'many', sort: 'favorite_count', page } })
      if (!answer.ok) throw new Error(answer.error.code)
      return answer.data
    }
    const first = await list('1')
    expect(first).toMatchObject({ total: 200, is_capped: true })
    expect(first.data[0]?.title).toBe('many 200')
    const last = await list('10')
    expect(last.data.map(({ title }) => title)).toEqual(Array.from({ length: 20 }, (_, n) => `many ${20 - n}`))
    expect(searches()).toBe(2)
    await test.db.delete(routeArticles).where(eq(routeArticles.id, rows[200]?.id ?? 0))
    await test.settle()
    expect(await list('1')).toMatchObject({ total: 200, is_capped: false })
  })
})

describe('[fault 19] an engine that is of no use', () => {
  it.each(['broken', 'partial', 'foreign', 'silent'] as const)(
    'has the database answer, as ever: %s',
    async (fault) => {
      await article({ title: `駒鳥 ${fault}` })
      await test.settle()
      standIn.fault = fault
      expect(await foundTitles(guest, { q: `駒鳥 ${fault}` })).toEqual([`駒鳥 ${fault}`])
      standIn.fault = null
      expect(searches()).toBe(1)
      expect(await foundTitles(guest, { q: `駒鳥 ${fault}` })).toEqual([`駒鳥 ${fault}`])
      expect(searches()).toBe(2)
    },
  )

  it('is left alone after four failures, and asked again when it had a rest', async () => {
    await article({ title: '大瑠璃' })
    await test.settle()
    const before = { ...test.services.searchAnswers }
    standIn.fault = 'broken'
    for (let search = 0; search < 6; search++) expect(await foundTitles(guest, { q: '大瑠璃' })).toEqual(['大瑠璃'])
    expect(searches()).toBe(4)
    expect(test.warnings).toContainEqual(
      'The search engine answered 503 (cluster_block_exception): the database answers instead.',
    )
    expect(test.services.searchAnswers).toEqual({ ...before, database: (before.database ?? 0) + 6 })
    expect(test.warnings.join('\n')).not.toContain('大瑠璃')
    standIn.fault = null
    await vi.waitFor(
      async () => {
        await foundTitles(guest, { q: '大瑠璃' })
        expect(searches()).toBe(5)
      },
      { timeout: 15_000, interval: 500 },
    )
  })

  it('is not asked while no index serves', async () => {
    await article({ title: '黄鶲' })
    const before = await test.db.select().from(searchIndexes)
    await test.db.update(searchIndexes).set({ isServing: false })
    await vi.waitFor(async () => expect(await foundTitles(guest, { q: '黄鶲' })).toEqual(['黄鶲']), 5_000)
    const asked = searches()
    expect(await foundTitles(guest, { q: '黄鶲' })).toEqual(['黄鶲'])
    expect(searches()).toBe(asked)
    await test.db.update(searchIndexes).set({ isServing: before[0]?.isServing ?? false })
  })
})
