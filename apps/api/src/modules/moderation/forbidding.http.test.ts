import { type ModerationInput, PRODUCT_LIMITS, type RouteArticle, type RouteArticleInput } from '@repo/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { moderationActs } from '../../schema/moderation-acts.table.ts'
import { notifications } from '../../schema/notifications.table.ts'
import { articleRevisions } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aBody, aLayer, aLine, aParagraph, aSpot } from '../route-articles/testing/an-article.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'

let test: TestApp
let author: TestUser
let moderator: TestUser
let article: RouteArticle
beforeAll(async () => {
  test = await buildTestApp()
})
beforeEach(async () => {
  author = await test.aVerifiedUser()
  moderator = await test.aModerator()
  article = await createArticle(author, { title: 'dotterel' })
})
afterAll(() => test.close())

const params = () => ({ params: { id: String(article.id) } })
const REASON = '私有地を通ります'
const moderate = (body: ModerationInput, by = moderator) => by.api.moderate({ body })
const forbid = (over: Partial<Extract<ModerationInput, { action: 'forbid' }>> = {}, by = moderator) =>
  moderate({ action: 'forbid', route_id: article.id, reason: REASON, ...over }, by)
const allow = (version = 1) => moderate({ action: 'allow', route_id: article.id, reason: '', version })
const DECIDED = { status: 409, error: { code: 'moderation.already_decided' } }

/** What public endpoints return about the article and its author. */
async function publicly() {
  const { api } = test.aGuest()
  const [read, found, person] = await Promise.all([
    api.readRoute({ ...params(), query: {} }),
    api.listRoutes({ query: { q: 'dotterel' } }),
    api.readUser({ params: { id: String(author.user.id) } }),
  ])
  const ids = found.ok ? found.data.data.map(({ id }) => id) : []
  return { status: read.status, isFound: ids.includes(article.id), count: person.ok && person.data.route_count }
}

async function own() {
  const answer = await author.api.readOwnRoute(params())
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

async function save(over: Partial<RouteArticleInput>) {
  const read = await author.api.readRoute({ ...params(), query: {} })
  if (!read.ok) throw new Error(read.error.code)
  const { title, summary, layer, context, tag, is_draft, private_mode, thumbnail_path, version } = read.data
  const body = { title, summary, layer, context, tag, is_draft, private_mode, thumbnail_path, ...over }
  const saved = await author.api.saveRoute({ ...params(), body }, { headers: { 'if-match': `"${version}"` } })
  if (!saved.ok) throw new Error(saved.error.code)
  return saved.data.version
}

const actsOf = async () => {
  const rows = await test.db.select().from(moderationActs).where(eq(moderationActs.articleId, article.id))
  return rows.sort((a, b) => a.id - b.id)
}
const notificationsOf = ({ user }: TestUser) =>
  test.db
    .select({ details: notifications.details, articleId: notifications.articleId })
    .from(notifications)
    .where(and(eq(notifications.userId, user.id), eq(notifications.type, 'moderation')))
    .orderBy(notifications.id)

describe('forbidding', () => {
  it('takes the article from everybody but its author, who reads why', async () => {
    expect(await publicly()).toEqual({ status: 200, isFound: true, count: 1 })
    expect(await forbid({ reason: ` ${REASON} ` })).toMatchObject({ status: 201 })
    expect(await publicly()).toEqual({ status: 404, isFound: false, count: 0 })
    expect(await own()).toMatchObject({
      status: 'forbidden',
      forbidding: { reason: REASON, version: 1, points_at: null, requested_at: null, appealed_at: null },
    })
    expect(await notificationsOf(author)).toEqual([
      { articleId: article.id, details: { action: 'forbid', reason: REASON } },
    ])
    const concerned = { moderatorId: moderator.user.id, userId: author.user.id, articleId: article.id }
    expect(await actsOf()).toMatchObject([{ ...concerned, action: 'forbid', reason: REASON, details: { version: 1 } }])
  })

  it('points at an object or a block as they are called then', async () => {
    await forbid({ points_at: { object: 'spot-1' } })
    const pointed = { object: 'spot-1', label: '峠の茶屋跡' }
    expect((await own()).forbidding?.points_at).toEqual(pointed)
    expect((await actsOf())[0]?.details).toEqual({ version: 1, ...pointed })
    article = await createArticle(author, { context: aBody(aParagraph('裏庭を抜けます')) })
    await forbid({ points_at: { block: 0 } })
    expect((await own()).forbidding?.points_at).toEqual({ block: 0, label: '裏庭を抜けます' })
  })

  it.each([{ object: 'none' }, { block: 99 }])('points at nothing that is not there: %j', async (points_at) => {
    expect(await forbid({ points_at })).toMatchObject({ status: 422, error: { code: 'moderation.nothing_pointed_at' } })
    expect(await publicly()).toMatchObject({ status: 200 })
  })

  it('takes a reason as long as it may be and no longer, and never none', async () => {
    const longest = 'あ'.repeat(PRODUCT_LIMITS.moderationTextLength.max)
    expect(await forbid({ reason: `${longest}あ` })).toMatchObject({ error: { code: 'request.invalid' } })
    const none = { status: 422, error: { code: 'moderation.reason_required' } }
    expect(await forbid({ reason: ' \n ' })).toMatchObject(none)
    expect(await publicly()).toMatchObject({ status: 200 })
    expect(await forbid({ reason: longest })).toMatchObject({ status: 201 })
  })

  it('is done by one of thirty moderators at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => forbid()))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(29)
    expect(await actsOf()).toHaveLength(1)
    expect(await notificationsOf(author)).toHaveLength(1)
  })

  it('is done once for one key', async () => {
    const body = { action: 'forbid', route_id: article.id, reason: REASON } as const
    const send = () => moderator.api.moderate({ body }, { headers: { 'idempotency-key': 'a' } })
    const [first, again] = [await send(), await send()]
    expect(first).toMatchObject({ status: 201 })
    expect(again).toMatchObject({ status: 201, data: first.ok && first.data })
    expect(await actsOf()).toHaveLength(1)
  })

  it('is no moderator’s own business', async () => {
    article = await createArticle(moderator)
    expect(await forbid()).toMatchObject({ status: 403, error: { code: 'moderation.own_case' } })
  })

  it('is said anew at the command line', async () => {
    await forbid()
    await test.services.moderation.moderate(null, { action: 'forbid', route_id: article.id, reason: 'まだです' })
    expect((await own()).forbidding).toMatchObject({ reason: 'まだです' })
    expect((await actsOf()).map(({ moderatorId }) => moderatorId)).toEqual([moderator.user.id, null])
  })

  it('knows no article that there is not', async () => {
    expect(await forbid({ route_id: 999_999 })).toMatchObject({ status: 404, error: { code: 'article.not_found' } })
  })
})

describe('a request for publication', () => {
  it('is allowed as the author saved it last, which was looked at', async () => {
    await forbid()
    const version = await save({ summary: 'phalarope' })
    await author.api.requestPublication({ ...params(), body: { note: '直しました' } })
    const requests = await moderator.api.listPublicationRequests()
    expect(requests.ok && requests.data.data.find(({ id }) => id === article.id)).toMatchObject({
      kind: 'request',
      note: '直しました',
      reason: REASON,
    })
    expect(await allow(version - 1)).toMatchObject({ status: 412, error: { code: 'article.version_conflict' } })
    expect(await allow(version)).toMatchObject({ status: 201 })
    expect(await publicly()).toEqual({ status: 200, isFound: true, count: 1 })
    expect(await own()).toMatchObject({ status: 'public', forbidding: null })
    expect((await notificationsOf(author)).map(({ details }) => details.action)).toEqual(['forbid', 'allow'])
    expect(await allow(version)).toMatchObject(DECIDED)
  })

  it('shows the moderator what changed since', async () => {
    await forbid()
    await save({ summary: 'phalarope' })
    const read = await moderator.api.readModeratedRoute(params())
    expect(read).toMatchObject({
      data: { version: 2, summary: 'phalarope', forbidden_state: { version: 1, summary: article.summary } },
    })
  })

  it.each([true, false])('shows no change of heart rates that nobody changed, shown to all: %s', async (shown) => {
    const layer = [aLayer(aLine({ heart_rates: [101, 102, 103] }), aSpot())]
    article = await createArticle(author, { title: 'dotterel', layer })
    await author.api.showHealth({ ...params(), body: { shown } })
    await forbid()
    const read = await moderator.api.readModeratedRoute(params())
    if (!read.ok) throw new Error(read.error.code)
    expect(read.data.forbidden_state?.layer).toEqual(read.data.layer)
    expect(JSON.stringify(read.data.layer).includes('heart_rates')).toBe(shown)
  })

  it('has the state that was forbidden to compare with, however often the author saves', async () => {
    await forbid()
    for (let i = 0; i <= PRODUCT_LIMITS.revisions; i++) await save({ summary: `${i}` })
    expect(await moderator.api.readModeratedRoute(params())).toMatchObject({
      data: { forbidden_state: { version: 1 } },
    })
    const kept = await test.db.select().from(articleRevisions).where(eq(articleRevisions.articleId, article.id))
    expect(kept).toHaveLength(PRODUCT_LIMITS.revisions + 1)
  })

  it('is declined with a reason beside the first one, and can be sent again', async () => {
    await forbid({ points_at: { object: 'spot-1' } })
    await author.api.requestPublication({ ...params(), body: {} })
    const decline = () => moderate({ action: 'decline_request', route_id: article.id, reason: 'まだ私有地です' })
    expect(await decline()).toMatchObject({ status: 201 })
    const pointed = { object: 'spot-1', label: '峠の茶屋跡' }
    const both = { reason: REASON, points_at: pointed, decline_reason: 'まだ私有地です', decline_points_at: null }
    expect((await own()).forbidding).toMatchObject({ ...both, requested_at: null, request_note: '' })
    const seen = await moderator.api.readModeratedRoute(params())
    expect(seen).toMatchObject({ data: { forbidding: { ...both, declined_at: expect.any(String) } } })
    expect(await decline()).toMatchObject(DECIDED)
    await author.api.requestPublication({ ...params(), body: { note: '今度こそ' } })
    expect((await own()).forbidding).toMatchObject({ ...both, request_note: '今度こそ' })
  })

  it.each([
    ['public', {}],
    ['linkShared', { private_mode: 'url' }],
    ['private', { private_mode: 'private' }],
    ['draft', { is_draft: true }],
  ] as const)('says what the article is afterwards: %s', async (status, chosen) => {
    await forbid()
    const version = await save(chosen)
    expect((await own()).forbidding).toMatchObject({ once_allowed: { status } })
    expect(await allow(version)).toMatchObject({ status: 201 })
    const isPublic = status === 'public'
    expect(await publicly()).toEqual({ status: isPublic ? 200 : 404, isFound: isPublic, count: isPublic ? 1 : 0 })
    expect((await own()).status).toBe(status)
    expect((await notificationsOf(author)).at(-1)?.details).toEqual({ action: 'allow', reason: '', allowed_as: status })
  })
})

describe('an appeal', () => {
  const appeal = () => author.api.appealForbidding({ ...params(), body: { note: '公道です' } })
  const decide = (action: 'uphold_appeal' | 'reject_appeal') =>
    moderate({ action, route_id: article.id, reason: '地図で確かめました' })

  it('is upheld: the article is shown again', async () => {
    await forbid()
    expect(await decide('uphold_appeal')).toMatchObject(DECIDED)
    await appeal()
    const requests = await moderator.api.listPublicationRequests()
    expect(requests.ok && requests.data.data.find(({ id }) => id === article.id)).toMatchObject({
      kind: 'appeal',
      note: '公道です',
    })
    expect(await decide('uphold_appeal')).toMatchObject({ status: 201 })
    expect(await publicly()).toMatchObject({ status: 200 })
    expect((await notificationsOf(author)).at(-1)?.details).toMatchObject({
      action: 'uphold_appeal',
      allowed_as: 'public',
    })
  })

  it('is upheld for a draft, which is still one', async () => {
    await forbid()
    await save({ is_draft: true })
    await appeal()
    expect(await decide('uphold_appeal')).toMatchObject({ status: 201 })
    expect(await publicly()).toMatchObject({ status: 404 })
    expect((await notificationsOf(author)).at(-1)?.details).toMatchObject({ allowed_as: 'draft' })
  })

  it('is rejected once and for all', async () => {
    await forbid()
    await appeal()
    const answers = await Promise.all(Array.from({ length: 30 }, () => decide('reject_appeal')))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await own()).forbidding).toMatchObject({
      reason: REASON,
      appeal_answer: '地図で確かめました',
      appeal_decided_at: expect.any(String),
    })
    expect(await moderator.api.readModeratedRoute(params())).toMatchObject({
      data: { forbidding: { reason: REASON, appeal_note: '公道です', appeal_answer: '地図で確かめました' } },
    })
    expect(await appeal()).toMatchObject({ error: { code: 'moderation.already_appealed' } })
    expect((await notificationsOf(author)).map(({ details }) => details.action)).toEqual(['forbid', 'reject_appeal'])
  })
})

describe('what moderators may look at', () => {
  it('is what others see, what is reported and what is forbidden', async () => {
    expect(await moderator.api.readModeratedRoute(params())).toMatchObject({ status: 200 })
    article = await createArticle(author, { is_draft: true })
    const unknown = { status: 404, error: { code: 'article.not_found' } }
    expect(await moderator.api.readModeratedRoute(params())).toMatchObject(unknown)
    await forbid()
    expect(await moderator.api.readModeratedRoute(params())).toMatchObject({
      data: { forbidding: { reason: REASON }, acts: [{ action: 'forbid', moderator: { id: moderator.user.id } }] },
    })
  })
})
