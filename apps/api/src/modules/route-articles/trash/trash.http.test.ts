import { PRODUCT_LIMITS, type RouteArticle } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../../platform/session/users.table.ts'
import { comments } from '../../../schema/comments.table.ts'
import { articleModerations } from '../../../schema/moderations.table.ts'
import { routeArticles } from '../../../schema/route-articles.table.ts'
import { databaseDigest } from '../../../testing/database-digest.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { anArticle } from '../testing/an-article.ts'
import { createArticle, tokenOf } from '../testing/create-article.ts'

let test: TestApp
let author: TestUser
let reader: TestUser
beforeAll(async () => {
  test = await buildTestApp()
})
beforeEach(async () => {
  author = await test.aVerifiedUser()
  reader = await test.aVerifiedUser()
})
afterAll(() => test.close())

const params = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const trash = async (article: { id: number }) =>
  expect((await author.api.deleteRoute(params(article))).status).toBe(204)
const codeOf = (answer: { ok: boolean; error?: { code: string } }) => answer.error?.code ?? null
const rowOf = async ({ id }: { id: number }) =>
  (await test.db.select().from(routeArticles).where(eq(routeArticles.id, id))).at(0)

async function restore(article: { id: number }) {
  const answer = await author.api.restoreTrashed(params(article))
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}
async function trashed(user = author) {
  const answer = await user.api.listTrash()
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}
/** By the clock of the database. */
const trashedAgo = ({ id }: { id: number }, interval: string) =>
  test.db
    .update(routeArticles)
    .set({ trashedAt: sql`now() - ${interval}::interval` })
    .where(eq(routeArticles.id, id))

/** An article with something of all that others add to it. */
async function aReadArticle(): Promise<RouteArticle> {
  const article = await createArticle(author, { title: '初版' })
  const saved = await author.api.saveRoute(
    { ...params(article), body: anArticle() },
    { headers: { 'if-match': '"1"' } },
  )
  if (!saved.ok) throw new Error(saved.error.code)
  const { api } = reader
  await api.favoriteRoute(params(article))
  await api.stockRoute({ ...params(article), body: {} })
  await api.createComment({ ...params(article), body: { text: 'よい道でした' } })
  await api.cloneRoute({ ...params(article), body: { title: '写し', layer_ids: ['layer-1'], with_text: true } })
  await api.followUser({ params: { id: String(author.user.id) } })
  return saved.data
}

describe('an article in the trash', () => {
  it('is in its author’s trash and in none of their lists, and counts nowhere', async () => {
    const [kept, article] = [await createArticle(author), await createArticle(author, { title: '消した道' })]
    await trash(article)
    expect(await trashed()).toMatchObject({
      total: 1,
      data: [{ id: article.id, title: '消した道', status: 'public', days_left: PRODUCT_LIMITS.trashDays }],
    })
    const own = await author.api.listOwnRoutes()
    expect(own).toMatchObject({ data: { total: 1, data: [{ id: kept.id }], counts: { draft: 0, public: 1 } } })
    expect(await author.api.listOwnRoutes({ query: { q: '消した' } })).toMatchObject({ data: { total: 0 } })
    expect(await author.api.readOwnFigures()).toMatchObject({ data: { route_count: 1 } })
    expect(await test.aGuest().api.readUser({ params: { id: String(author.user.id) } })).toMatchObject({
      data: { route_count: 1 },
    })
  })

  it('is listed the last deleted first, page by page', async () => {
    const size = PRODUCT_LIMITS.pageSize
    const articles = []
    for (let count = 0; count < size + 1; count += 1) articles.push(await createArticle(author, { is_draft: true }))
    for (const article of articles) await trash(article)
    const first = await trashed()
    expect([first.total, first.data.length, first.data[0]?.id]).toEqual([size + 1, size, articles.at(-1)?.id])
    expect(await author.api.listTrash({ query: { page: '2' } })).toMatchObject({
      data: { data: [articles[0]].map((a) => ({ id: a?.id })) },
    })
    const id = String(articles[0]?.id)
    expect(await author.api.listTrash({ query: { id } })).toMatchObject({
      data: { data: [{ id: Number(id) }], total: 1 },
    })
    expect(await reader.api.listTrash({ query: { id } })).toMatchObject({ data: { data: [], total: 0 } })
  })

  it('is not said to be there while it is not', async () => {
    const { id } = await createArticle(author)
    expect(await author.api.listTrash({ query: { id: String(id) } })).toMatchObject({ data: { data: [], total: 0 } })
  })

  it('[B20] is not found by its author either, whatever they ask of it', async () => {
    const article = await createArticle(author, { private_mode: 'url' })
    const missing = { params: { id: '999999' } }
    await trash(article)
    const { api } = author
    const ask = (of: { params: { id: string } }) =>
      Promise.all([
        api.readRoute(of),
        api.readOwnRoute(of),
        api.exportRoute({ ...of, query: { format: 'gpx' } }),
        api.rotateShareLink(of),
        api.requestPublication({ ...of, body: {} }),
        api.appealForbidding({ ...of, body: { note: 'x' } }),
        api.duplicateRoute({ ...of, body: { title: 'x' } }),
        api.listRevisions(of),
        api.listProposals(of),
        api.listComments(of),
        api.createComment({ ...of, body: { text: 'x' } }),
        api.showHealth({ ...of, body: { shown: true } }),
        api.stockRoute({ ...of, body: {} }),
        api.deleteRoute(of),
        api.deleteReportedRoute(of),
        test.aGuest().api.readRoute({ ...of, query: { token: tokenOf(article) } }),
      ])
    const answers = await ask(params(article))
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404))
    const errorsOf = (all: Awaited<ReturnType<typeof ask>>) => all.map((answer) => (answer.ok ? null : answer.error))
    expect(errorsOf(answers)).toEqual(errorsOf(await ask(missing)))
  })

  it('refuses saves and previews in words of its own, to its author alone, and takes nothing of them', async () => {
    const article = await createArticle(author, { is_draft: true })
    await trash(article)
    const before = await rowOf(article)
    const save = (user: TestUser) =>
      user.api.saveRoute(
        { ...params(article), body: anArticle({ title: 'later' }) },
        { headers: { 'if-match': '"1"' } },
      )
    expect(await save(author)).toMatchObject({ status: 422, error: { code: 'article.trashed' } })
    expect(await author.api.previewRoute({ ...params(article), body: anArticle() })).toMatchObject({
      status: 422,
      error: { code: 'article.trashed' },
    })
    expect(await save(reader)).toMatchObject({ status: 404, error: { code: 'article.not_found' } })
    expect(await rowOf(article)).toEqual(before)
    await restore(article)
    expect(await save(author)).toMatchObject({ ok: true, data: { title: 'later' } })
  })

  it('[B21] is out of reach of others', async () => {
    const article = await createArticle(author)
    await trash(article)
    const before = await databaseDigest(test.db)
    const answers = [await reader.api.restoreTrashed(params(article)), await reader.api.deleteTrashed(params(article))]
    expect(answers.map(codeOf)).toEqual(['article.not_found', 'article.not_found'])
    expect((await trashed(reader)).total).toBe(0)
    expect((await reader.api.emptyTrash()).status).toBe(204)
    expect(await databaseDigest(test.db)).toEqual(before)
  })

  it('takes its copy off the count of the original, as a copy that was deleted', async () => {
    const original = await createArticle(reader)
    const answer = await author.api.cloneRoute({
      ...params(original),
      body: { title: 'x', layer_ids: ['layer-1'], with_text: true },
    })
    const copy = answer.ok ? answer.data : original
    const counted = async () => (await rowOf(original))?.copyCount
    await trash(copy)
    expect(await counted()).toBe(0)
    await test.services.counters.recountOfHour(original.id % 24)
    expect(await counted()).toBe(0)
    await restore(copy)
    expect(await counted()).toBe(1)
    await trash(copy)
    await author.api.deleteTrashed(params(copy))
    expect(await counted()).toBe(0)
  })

  it('leaves the trash when an earlier release of the product saves it', async () => {
    const article = await createArticle(author, { is_draft: true })
    await trash(article)
    await trashedAgo(article, '1 year')
    await test.db
      .update(routeArticles)
      .set({ version: sql`${routeArticles.version} + 1` })
      .where(eq(routeArticles.id, article.id))
    await test.services.trash.deleteOld()
    expect((await trashed()).total).toBe(0)
    expect(await author.api.readOwnRoute(params(article))).toMatchObject({ ok: true })
  })
})

describe('restoring', () => {
  it('brings back everything, byte for byte', async () => {
    const article = await aReadArticle()
    // The ground of a line that is shown again is looked up again.
    const stored = async () => ({ ...(await databaseDigest(test.db)), route_ground: null })
    const before = await stored()
    await trash(article)
    expect(await stored()).not.toEqual(before)
    expect(await restore(article)).toMatchObject({ route: { id: article.id, status: 'public' }, draft_because: null })
    expect(await stored()).toEqual(before)
    expect(await restore(article)).toMatchObject({ draft_because: null })
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['a draft', { is_draft: true }, 'draft'],
    ['private', { private_mode: 'private' }, 'private'],
    ['shared by a link', { private_mode: 'url' }, 'linkShared'],
  ] as const)('makes it %s again, where it was', async (_, over, status) => {
    const article = await createArticle(author, over)
    const before = await rowOf(article)
    await trash(article)
    expect(await trashed()).toMatchObject({ data: [{ status }] })
    expect(await restore(article)).toMatchObject({ route: { status }, draft_because: null })
    expect(await rowOf(article)).toEqual(before)
  })

  it('shows readers the same as before: page, list, search, feed, stock and link', async () => {
    const article = await aReadArticle()
    const see = async () => {
      const answers = await Promise.all([
        test.aGuest().api.readRoute(params(article)),
        reader.api.listStock(),
        reader.api.listComments(params(article)),
        reader.api.listFeed(),
        test.aGuest().api.listRoutes({ query: { q: '鳥居峠' } }),
      ])
      return answers.map((answer) => (answer.ok ? answer.data : answer.status))
    }
    const before = await see()
    await trash(article)
    expect(await see()).not.toEqual(before)
    expect(await test.aGuest().api.readRoute(params(article))).toMatchObject({ status: 404 })
    expect(await reader.api.listStock()).toMatchObject({ data: { data: [{ route: null }] } })
    await restore(article)
    expect(await see()).toEqual(before)
  })

  it('of ten more unlisted ones makes a draft of what is beyond the limit, and says so', async () => {
    const max = PRODUCT_LIMITS.unlistedArticles
    const [last, beyond] = [
      await createArticle(author, { private_mode: 'url' }),
      await createArticle(author, { private_mode: 'private' }),
    ]
    await trash(last)
    await trash(beyond)
    for (let count = 0; count < max - 1; count += 1) await createArticle(author, { private_mode: 'private' })
    expect(await restore(last)).toMatchObject({ route: { status: 'linkShared' }, draft_because: null })
    expect(await restore(beyond)).toMatchObject({
      route: { status: 'draft', private_mode: 'private' },
      draft_because: 'article.limit_reached',
    })
    expect(await author.api.listOwnRoutes()).toMatchObject({ data: { unlisted_count: max } })
  })

  it('of thirty at once keeps the limit', async () => {
    const max = PRODUCT_LIMITS.unlistedArticles
    const articles = []
    for (let count = 0; count < max + 5; count += 1) {
      articles.push(await createArticle(author, { private_mode: 'url' }))
      await trash(articles.at(-1) ?? { id: 0 })
    }
    await Promise.all(articles.flatMap((article) => [restore(article), restore(article)]))
    expect(await author.api.listOwnRoutes()).toMatchObject({
      data: { total: max + 5, unlisted_count: max, counts: { linkShared: max, draft: 5 } },
    })
  })

  it('publishes nothing of who is suspended, and keeps the date of the first publication', async () => {
    const article = await createArticle(author)
    await test.db.update(routeArticles).set({ publishedAt: null }).where(eq(routeArticles.id, article.id))
    await trash(article)
    const isOf = eq(users.id, author.user.id)
    await test.db.update(users).set({ suspendedUntil: sql`now() + interval '1 day'` }).where(isOf)
    expect(await restore(article)).toMatchObject({ route: { status: 'draft' }, draft_because: 'account.suspended' })
    const row = await rowOf(article)
    expect(row?.publishedAt).toEqual(row?.createdAt)
  })

  it('publishes nothing that its source keeps from others', async () => {
    const article = await createArticle(author)
    await test.db.update(routeArticles).set({ source: 'strava' }).where(eq(routeArticles.id, article.id))
    await trash(article)
    expect(await restore(article)).toMatchObject({ draft_because: 'article.source_private' })
  })
})

describe('moderation of an article in the trash', () => {
  it('does not end by it: forbidden ones stay so, and their requests wait meanwhile', async () => {
    const article = await createArticle(author)
    await test.db.update(routeArticles).set({ isForbidden: true }).where(eq(routeArticles.id, article.id))
    await test.db.insert(articleModerations).values({ articleId: article.id, reason: '私有地を通ります' })
    await author.api.requestPublication({ ...params(article), body: {} })
    const moderator = await test.aModerator()
    const requests = async () => {
      const answer = await moderator.api.listPublicationRequests()
      return answer.ok ? [answer.data.data.some(({ id }) => id === article.id), answer.data.counts.requests] : []
    }
    const before = await requests()
    expect(before[0]).toBe(true)
    await trash(article)
    expect(await requests()).toEqual([false, Number(before[1]) - 1])
    expect(await trashed()).toMatchObject({ data: [{ status: 'forbidden' }] })
    expect(await restore(article)).toMatchObject({ route: { status: 'forbidden' }, draft_because: null })
    expect(await requests()).toEqual(before)
  })

  it('goes on: a reported one is read and forbidden there, and stays so once it is restored', async () => {
    const article = await createArticle(author)
    await reader.api.reportRoute({ body: { route_id: article.id, content: 'spam' } })
    await trash(article)
    const moderator = await test.aModerator()
    expect(await moderator.api.readModeratedRoute(params(article))).toMatchObject({ ok: true })
    const forbidden = await moderator.api.moderate({
      body: { action: 'forbid', route_id: article.id, reason: '広告です' },
    })
    expect(forbidden.ok).toBe(true)
    expect(await restore(article)).toMatchObject({ route: { status: 'forbidden' } })
    expect(await test.aGuest().api.readRoute(params(article))).toMatchObject({ status: 404 })
  })
})

describe('deleting for good', () => {
  it('is for what is in the trash alone', async () => {
    const article = await createArticle(author)
    expect(codeOf(await author.api.deleteTrashed(params(article)))).toBe('article.not_found')
    await trash(article)
    expect((await author.api.deleteTrashed(params(article))).status).toBe(204)
    expect(codeOf(await author.api.deleteTrashed(params(article)))).toBe('article.not_found')
    expect(codeOf(await author.api.restoreTrashed(params(article)))).toBe('article.not_found')
  })

  it('takes all that is only of it, and leaves the entries of those who stocked it', async () => {
    const article = await aReadArticle()
    await trash(article)
    await author.api.deleteTrashed(params(article))
    expect(await rowOf(article)).toBeUndefined()
    expect(await test.db.$count(comments, eq(comments.articleId, article.id))).toBe(0)
    expect(await reader.api.listStock()).toMatchObject({ data: { data: [{ route: null }] } })
  })

  it('empties the trash and nothing else', async () => {
    const [kept, one, two] = [await createArticle(author), await createArticle(author), await createArticle(author)]
    for (const article of [one, two]) await trash(article)
    expect((await author.api.emptyTrash()).status).toBe(204)
    expect((await trashed()).total).toBe(0)
    expect(await author.api.listOwnRoutes()).toMatchObject({ data: { data: [{ id: kept.id }], total: 1 } })
  })

  it('comes by itself after 30 days by the clock of the database, and not before', async () => {
    const days = PRODUCT_LIMITS.trashDays
    const [young, old] = [await createArticle(author), await createArticle(author)]
    for (const article of [young, old]) await trash(article)
    await trashedAgo(young, `${days} days -1 minute`)
    await trashedAgo(old, `${days} days`)
    expect(await trashed()).toMatchObject({ data: [{ id: young.id, days_left: 1 }, { days_left: 0 }] })
    await test.services.trash.deleteOld()
    expect((await trashed()).data.map(({ id }) => id)).toEqual([young.id])
    await trashedAgo(young, `${days + 1} days`)
    await test.services.trash.deleteOld()
    expect((await trashed()).total).toBe(0)
  })

  it('comes with the account', async () => {
    const article = await createArticle(author)
    await trash(article)
    expect((await author.api.withdraw({ body: {} })).status).toBe(204)
    await test.db
      .update(users)
      .set({ withdrawnAt: sql`now() - interval '31 days'` })
      .where(eq(users.id, author.user.id))
    await test.services.withdrawals.deleteRetained()
    expect(await rowOf(article)).toBeUndefined()
  })
})
