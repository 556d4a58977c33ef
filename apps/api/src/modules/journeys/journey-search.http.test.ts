import { type Journey, PRODUCT_LIMITS } from '@repo/contract'
import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { journeys } from '../../schema/journeys.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { searchTerms } from '../route-articles/search/text-tokens.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { publicJourneysRepository } from './public-journeys.repository.ts'
import { createJourney, ifMatch, inputOf, paramsOf, stageOf } from './testing/create-journey.ts'

let test: TestApp
let owner: TestUser
let other: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  owner = await test.aVerifiedUser()
  other = await test.aVerifiedUser()
})
afterAll(() => test.close())
beforeEach(() => test.db.delete(journeys))

const ask = (q: string, more: { kind?: Journey['kind']; before?: string } = {}, as = test.aGuest()) =>
  as.api.listJourneys({ query: { q, ...more } })

async function find(q: string, ...rest: [more?: Parameters<typeof ask>[1], as?: TestUser]): Promise<number[]> {
  const answer = await ask(q, ...rest)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.data.map(({ id }) => id)
}

const update = async (journey: Journey, over: Parameters<typeof inputOf>[1]): Promise<Journey> => {
  const answer = await owner.api.updateJourney({ ...paramsOf(journey), body: inputOf(journey, over) }, ifMatch(journey))
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

async function aPublicOne(over: Parameters<typeof createJourney>[1] = {}): Promise<Journey> {
  const entries = [stageOf(await createArticle(owner, { title: '名のない区間' }))]
  return createJourney(owner, { state: 'public', entries, ...over })
}

describe('a public journey', () => {
  it.each(['木曽路', 'ｷｿｼﾞ', '奈良井', '旧街道 藪原', 'torii passes', '休養'])('is found by %j', async (q) => {
    const article = await createArticle(other, { title: '鳥居峠の旧街道' })
    await test.db.update(routeArticles).set({ translatedTitle: 'Torii Pass' }).where(eq(routeArticles.id, article.id))
    const rest = { kind: 'rest', note: '休養日' } as const
    const entries = [{ ...stageOf(article), note: '藪原から' }, rest]
    const journey = await aPublicOne({ title: '木曽路、きそじ', summary: '奈良井に泊まる', entries })
    expect(await find(q)).toEqual([journey.id])
    expect(await find(`${q} 四国`)).toEqual([])
  })

  it.each(['a', '!?'])('is not found by %j, in which nothing can be looked for', async (q) => {
    await aPublicOne({ title: 'a !?' })
    expect(await find(q)).toEqual([])
  })

  it('is found by words that are longer than a token', async () => {
    const { id } = await aPublicOne({ title: 'とうげ岬めぐり山へ' })
    await aPublicOne({ title: 'とうげ岬 うげ岬め 岬めぐ めぐり ぐり山' })
    expect(await find('とうげ岬めぐり山')).toEqual([id])
  })

  it('follows every change of its owner', async () => {
    const journey = await aPublicOne({ title: '銀竜草の道' })
    expect(await find('銀竜草')).toEqual([journey.id])
    const renamed = await update(journey, { title: '黒百合の道' })
    expect([await find('銀竜草'), await find('黒百合')]).toEqual([[], [journey.id]])
    const added = await owner.api.addJourneyEntries({
      ...paramsOf(journey),
      body: { entries: [{ kind: 'rest', note: '駒草の宿' }] },
    })
    if (!added.ok) throw new Error(added.error.code)
    expect(await find('駒草')).toEqual([journey.id])
    const entryId = String(added.data.entries.at(-1)?.id)
    await owner.api.removeJourneyEntry({ params: { id: String(journey.id), entryId } })
    expect(await find('駒草')).toEqual([])
    await owner.api.deleteJourney(paramsOf(renamed))
    expect(await find('黒百合')).toEqual([])
    await owner.api.restoreJourney(paramsOf(renamed))
    expect(await find('黒百合')).toEqual([journey.id])
  })

  it('is not found while moderators forbid it', async () => {
    const journey = await aPublicOne({ title: '駒草の道' })
    const forbid = (isForbidden: boolean) =>
      test.db.update(journeys).set({ isForbidden }).where(eq(journeys.id, journey.id))
    await forbid(true)
    expect(await find('駒草')).toEqual([])
    await forbid(false)
    expect(await find('駒草')).toEqual([journey.id])
  })

  it.each(['draft', 'private', 'linkShared'] as const)('is found by nobody once it is %s', async (state) => {
    const journey = await aPublicOne({ title: '駒草の道' })
    await update(journey, { state })
    expect([await find('駒草'), await find('駒草', {}, owner)]).toEqual([[], []])
    const [row] = await test.db.select().from(journeys).where(eq(journeys.id, journey.id))
    expect(row).toMatchObject({ searchText: null, searchTokens: null, searchVersion: null })
  })

  it('is not found by what others do not see of it: titles of private articles, and notes on them', async () => {
    const hidden = await createArticle(owner, { title: '秘密の沢', private_mode: 'private' })
    const shown = await createArticle(owner, { title: '名のない区間' })
    const entries = [stageOf(shown), { ...stageOf(hidden), note: '隠れた滝' }]
    const journey = await aPublicOne({ title: '沢の旅', entries })
    for (const q of ['秘密', '隠れた']) expect([await find(q), await find(q, {}, owner)]).toEqual([[], []])
    expect(await find('沢')).toEqual([journey.id])
  })

  it('is not found by titles of people who are in a block with its owner, who are not shown there either', async () => {
    const stranger = await test.aVerifiedUser()
    const article = await createArticle(stranger, { title: '白駒の池' })
    const journey = await aPublicOne({ entries: [stageOf(article), stageOf(await createArticle(owner))] })
    expect(await find('白駒')).toEqual([journey.id])
    await stranger.api.blockUser({ params: { id: String(owner.user.id) } })
    await test.services.journeySearch.fill()
    expect(await find('白駒')).toEqual([])
  })
})

describe('the background', () => {
  it('catches up with articles that were renamed, hidden or deleted', async () => {
    const articles = [
      await createArticle(other, { title: '黒百合の道' }),
      await createArticle(other, { title: '銀竜草の道' }),
      await createArticle(other, { title: '駒草の道' }),
    ]
    const { id } = await aPublicOne({ entries: articles.map(stageOf) })
    const [renamed, hidden, deleted] = articles.map((article) => article.id)
    await test.db
      .update(routeArticles)
      .set({ title: '岩鏡の道' })
      .where(eq(routeArticles.id, renamed ?? 0))
    await test.db
      .update(routeArticles)
      .set({ isForbidden: true })
      .where(eq(routeArticles.id, hidden ?? 0))
    await test.db.delete(routeArticles).where(eq(routeArticles.id, deleted ?? 0))
    await test.services.journeySearch.fill()
    expect(await find('岩鏡')).toEqual([id])
    for (const q of ['黒百合', '銀竜草', '駒草']) expect(await find(q)).toEqual([])
  })

  it('fills what was there before it could be found, and what another version has made', async () => {
    const { id, version } = await aPublicOne({ title: '銀竜草の道' })
    await test.db.update(journeys).set({ searchTokens: null, searchText: null, searchVersion: null })
    expect(await find('銀竜草')).toEqual([])
    await test.services.journeySearch.fill()
    expect(await find('銀竜草')).toEqual([id])
    await test.db.update(journeys).set({ searchTokens: [], searchVersion: 1 })
    await test.services.journeySearch.fill()
    expect(await find('銀竜草')).toEqual([id])
    expect(await owner.api.readJourney(paramsOf({ id }))).toMatchObject({ data: { version } })
  })
})

describe('a search of journeys', () => {
  it('has pages, the last published first, and keeps to a kind', async () => {
    const { id } = await aPublicOne({ title: '銀竜草のまとめ', kind: 'collection' })
    await manyRows(PRODUCT_LIMITS.pageSize + 1, sql`array['銀竜草']`)
    const first = await ask('銀竜草')
    if (!first.ok || first.data.next === null) throw new Error('no further page')
    expect(first.data.data).toHaveLength(PRODUCT_LIMITS.pageSize)
    expect(await find('銀竜草', { before: first.data.next })).toHaveLength(2)
    expect(await find('銀竜草', { kind: 'collection' })).toEqual([id])
  })

  it('is for up to a hundred characters', async () => {
    const { max } = PRODUCT_LIMITS.searchLength
    expect(await ask('あ'.repeat(max))).toMatchObject({ status: 200 })
    for (const q of ['あ'.repeat(max + 1), '']) {
      expect(await ask(q)).toMatchObject({ status: 422, error: { code: 'request.invalid' } })
    }
  })

  it('looks for a common word along the order, and for a rare one in the index', async () => {
    const rows = 20_000
    await manyRows(rows, sql`case when n % 10000 = 0 then array['道', 'まれ'] else array['道', 'n' || n] end`)
    await test.db.execute(sql`analyze journeys`)
    const common = await planOf('道')
    expect(common).toContain('Backward using journeys_public_published_idx')
    expect(common).not.toMatch(/journeys_search_idx|Sort/)
    const rare = await planOf('まれ')
    expect(rare).toContain('Bitmap Index Scan on journeys_search_idx')
    expect(rare).not.toContain('journeys_public_published_idx')
    expect(await planOf('道 まれ')).toContain('journeys_search_idx')
    expect(await find('まれ')).toHaveLength(2)
  })
})

/** Public journeys with these tokens, written at once. */
const manyRows = (count: number, tokens: SQLWrapper) =>
  test.db.execute(sql`insert into journeys
    (user_id, kind, title, summary, state, share_token, published_at, search_tokens, search_text, search_version)
    select ${owner.user.id}, 'journey', 'n' || n, '', 'public', 'x', now() - n * interval '1 minute', ${tokens}, '', 1
    from generate_series(1, ${count}) n`)

async function planOf(words: string): Promise<string> {
  const question = { kind: null, before: null, limit: PRODUCT_LIMITS.pageSize + 1 }
  const found = publicJourneysRepository(test.db).listFound(question, searchTerms(words) ?? [])
  expect(found.toSQL().sql).toMatch(/^with /) // not prepared: its plan is not kept for other words
  return JSON.stringify(await test.db.execute(sql`explain ${found}`))
}
