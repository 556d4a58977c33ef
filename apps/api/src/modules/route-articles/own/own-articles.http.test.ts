import { PRODUCT_LIMITS, type RouteArticleInput } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articleModerations } from '../../../schema/moderations.table.ts'
import { routeArticles } from '../../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { createArticle } from '../testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
})
beforeEach(async () => {
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const create = (over: Partial<RouteArticleInput> = {}) => createArticle(author, over)
const params = ({ id }: { id: number }) => ({ params: { id: String(id) } })

async function list(query: Parameters<TestUser['api']['listOwnRoutes']>[0] = {}) {
  const answer = await author.api.listOwnRoutes(query)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

/** As a moderator would. */
async function forbid({ id }: { id: number }, reason = '私有地を通ります'): Promise<void> {
  await test.db.update(routeArticles).set({ isForbidden: true }).where(eq(routeArticles.id, id))
  await test.db.insert(articleModerations).values({ articleId: id, reason })
}

describe('the list of one’s own articles', () => {
  it('shows one state at a time and counts all', async () => {
    await create({ title: '下書き', is_draft: true })
    await create({ title: 'リンク', private_mode: 'url' })
    await create({ title: '自分だけ', private_mode: 'private' })
    await create({ title: '公開' })
    await forbid(await create({ title: '公開停止' }))
    const counts = { draft: 1, linkShared: 1, private: 1, public: 1, forbidden: 1 }
    expect(await list()).toMatchObject({ total: 5, counts, unlisted_count: 2 })
    for (const [status, title] of [
      ['draft', '下書き'],
      ['linkShared', 'リンク'],
      ['private', '自分だけ'],
      ['public', '公開'],
      ['forbidden', '公開停止'],
    ] as const) {
      expect(await list({ query: { status } })).toMatchObject({ total: 1, counts, data: [{ title, status }] })
    }
  })

  it('[C35] finds a part of a title, taking signs as they are', async () => {
    await create({ title: '100% の峠' })
    await create({ title: '100の峠' })
    expect((await list({ query: { q: '100%' } })).data.map(({ title }) => title)).toEqual(['100% の峠'])
    expect((await list({ query: { q: '峠', status: 'draft' } })).counts).toMatchObject({ public: 2, draft: 0 })
  })

  it('finds a title that is written in another way', async () => {
    await create({ title: '廣瀬の澤とＣＡＦＥ' })
    for (const q of ['広瀬の沢', 'cafe', 'ﾉ沢']) {
      expect([q, (await list({ query: { q } })).data.map(({ title }) => title)]).toEqual([q, ['廣瀬の澤とＣＡＦＥ']])
    }
  })

  it('is ordered by the last change, the date or the title, a page at a time', async () => {
    const first = await create({ title: 'b' })
    await create({ title: 'a' })
    await author.api.saveRoute(
      { ...params(first), body: { ...toInput(first), title: 'b' } },
      { headers: { 'if-match': '"1"' } },
    )
    const titles = async (sort: 'updated_at' | 'created_at' | 'title') =>
      (await list({ query: { sort } })).data.map(({ title }) => title)
    expect(await titles('updated_at')).toEqual(['b', 'a'])
    expect(await titles('created_at')).toEqual(['a', 'b'])
    expect(await titles('title')).toEqual(['a', 'b'])
    expect(await list({ query: { page: '2' } })).toMatchObject({ data: [], total: 2, current_page: 2 })
  })

  it('holds nothing of others', async () => {
    const other = await test.aVerifiedUser()
    await createArticle(other)
    expect(await list()).toMatchObject({ total: 0, counts: { public: 0 } })
  })
})

describe('one’s own article', () => {
  it('[B20][B21] is unknown to others, whatever they ask of it', async () => {
    const article = await create({ private_mode: 'url' })
    const { api } = await test.aVerifiedUser()
    const answers = await Promise.all([
      api.readOwnRoute(params(article)),
      api.rotateShareLink(params(article)),
      api.requestPublication({ ...params(article), body: {} }),
      api.appealForbidding({ ...params(article), body: { note: 'x' } }),
      api.duplicateRoute({ ...params(article), body: { title: 'x' } }),
      api.deleteReportedRoute(params(article)),
    ])
    expect(answers.map((answer) => (answer.ok ? null : answer.error.code))).toEqual(
      answers.map(() => 'article.not_found'),
    )
  })

  it('is deleted by either address', async () => {
    const article = await create()
    expect(await author.api.deleteReportedRoute(params(article))).toMatchObject({ ok: true, status: 204 })
    expect(await author.api.readOwnRoute(params(article))).toMatchObject({ error: { code: 'article.not_found' } })
  })
})

describe('the sharing address', () => {
  it('leads nowhere once it was replaced', async () => {
    const article = await create({ private_mode: 'url' })
    const tokenIn = (address: string | null) => new URL(address ?? '').searchParams.get('token') ?? ''
    const rotated = await author.api.rotateShareLink(params(article))
    const next = rotated.ok ? rotated.data.full_share_url : null
    expect(tokenIn(next)).not.toBe(tokenIn(article.full_share_url))
    const guest = test.aGuest().api
    const read = async (token: string) => (await guest.readRoute({ ...params(article), query: { token } })).status
    expect(await read(tokenIn(article.full_share_url))).toBe(404)
    expect(await read(tokenIn(next))).toBe(200)
  })

  it('is told only while the article is shared by it', async () => {
    const article = await create()
    expect(await author.api.rotateShareLink(params(article))).toMatchObject({ data: { full_share_url: null } })
  })
})

describe('an article that moderators hid', () => {
  it('tells its author why, and when they asked for it', async () => {
    const article = await create()
    await forbid(article, '私有地を通ります')
    expect(await author.api.readOwnRoute(params(article))).toMatchObject({
      data: { status: 'forbidden', forbidding: { reason: '私有地を通ります', requested_at: null } },
    })
    const requested = await author.api.requestPublication({ ...params(article), body: {} })
    const at = requested.ok ? requested.data.forbidding?.requested_at : null
    expect(Date.parse(at ?? '')).not.toBeNaN()
    expect(await author.api.requestPublication({ ...params(article), body: {} })).toMatchObject({
      data: { forbidding: { requested_at: at } },
    })
  })

  it('takes a note with the request, and keeps the first one', async () => {
    const article = await create()
    await forbid(article)
    const longest = 'あ'.repeat(PRODUCT_LIMITS.moderationTextLength.max)
    const send = (note: string) => author.api.requestPublication({ ...params(article), body: { note } })
    expect(await send(`${longest}あ`)).toMatchObject({ status: 422, error: { code: 'request.invalid' } })
    expect(await send(longest)).toMatchObject({ data: { forbidding: { request_note: longest } } })
    expect(await send('もう一度')).toMatchObject({ data: { forbidding: { request_note: longest } } })
  })

  it('can be appealed once, with words', async () => {
    const article = await create()
    await forbid(article)
    const appeal = (note: string) => author.api.appealForbidding({ ...params(article), body: { note } })
    expect(await appeal('  ')).toMatchObject({ status: 422, error: { code: 'moderation.reason_required' } })
    const answers = await Promise.all(Array.from({ length: 30 }, () => appeal(' 公道です ')))
    expect(answers.filter(({ ok }) => ok)).toMatchObject([
      { data: { forbidding: { appealed_at: expect.any(String), appeal_note: '公道です', appeal_decided_at: null } } },
    ])
    expect(answers.filter(({ ok }) => !ok)).toHaveLength(29)
    expect(await appeal('もう一度')).toMatchObject({ status: 422, error: { code: 'moderation.already_appealed' } })
  })

  it('[B23] stays hidden when its author saves it', async () => {
    const article = await create()
    await forbid(article)
    const saved = await author.api.saveRoute(
      { ...params(article), body: toInput(article) },
      { headers: { 'if-match': '"1"' } },
    )
    expect(saved).toMatchObject({ ok: true, data: { status: 'forbidden' } })
  })

  it('is no matter of articles that are not hidden', async () => {
    const article = await create()
    expect(await author.api.requestPublication({ ...params(article), body: {} })).toMatchObject({
      ok: true,
      data: { status: 'public', forbidding: null },
    })
  })
})

describe('a duplicate', () => {
  it('is a draft with the same map, text and tags, once for one key', async () => {
    const article = await create({ private_mode: 'url' })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const input = { ...params(article), body: { title: '写し' } }
    const answer = await author.api.duplicateRoute(input, { headers })
    expect(answer).toMatchObject({
      status: 201,
      data: { title: '写し', status: 'draft', layer: article.layer, context: article.context, tag: article.tag },
    })
    const again = await author.api.duplicateRoute(input, { headers })
    expect(again.ok && answer.ok && again.data.id === answer.data.id).toBe(true)
    expect(await list()).toMatchObject({ total: 2, counts: { draft: 1, linkShared: 1 } })
  })

  it('never counts as shared', async () => {
    const article = await create({ private_mode: 'url' })
    for (let count = 1; count < PRODUCT_LIMITS.unlistedArticles; count += 1) await create({ private_mode: 'private' })
    expect(await author.api.duplicateRoute({ ...params(article), body: { title: 'x' } })).toMatchObject({ ok: true })
  })
})

function toInput({ title, summary, layer, context, tag, is_draft, private_mode, thumbnail_path }: RouteArticleInput) {
  return { title, summary, layer, context, tag, is_draft, private_mode, thumbnail_path }
}
