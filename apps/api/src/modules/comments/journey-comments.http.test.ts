import type { Comment, Journey, NewComment } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { comments } from '../../schema/comments.table.ts'
import { journeys } from '../../schema/journeys.table.ts'
import { notifications } from '../../schema/notifications.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createJourney, ifMatch, inputOf, paramsOf, stageOf } from '../journeys/testing/create-journey.ts'
import { parseModerationCommand } from '../moderation/command/moderation-command.ts'
import { createModeration } from '../moderation/create-moderation.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'

let test: TestApp
let owner: TestUser
let reader: TestUser
let journey: Journey
beforeAll(async () => {
  test = await buildTestApp({ commentsBeforeLinks: 1 })
})
beforeEach(async () => {
  owner = await test.aVerifiedUser()
  reader = await test.aVerifiedUser()
  journey = await createJourney(owner, { state: 'public', entries: [stageOf(await createArticle(owner))] })
})
afterAll(() => test.close())

async function post(by: TestUser, body: NewComment, token?: string): Promise<Comment> {
  const answer = await by.api.createJourneyComment({ ...paramsOf(journey), query: token ? { token } : {}, body })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

const keyOf = ({ id }: Comment, of: Journey = journey) => ({ params: { id: String(of.id), commentId: String(id) } })
const listed = async (by: Pick<TestUser, 'api'> = test.aGuest()) => {
  const answer = await by.api.listJourneyComments(paramsOf(journey))
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}
const setState = (state: Journey['state']) =>
  owner.api.updateJourney({ ...paramsOf(journey), body: inputOf(journey, { state }) }, ifMatch(journey))
const toldOf = async ({ api }: TestUser) => {
  const answer = await api.listNotifications({ query: {} })
  return answer.ok ? answer.data.data : []
}

describe('comments on a journey', () => {
  it('are threads with replies, counted, found and listed in either order', async () => {
    const first = await post(reader, { text: '三日目の峠がよさそうです。' })
    const reply = await post(owner, { text: 'ありがとうございます。', reply_to: first.id })
    const second = await post(owner, { text: '宿は予約が要ります。' })
    expect(await listed()).toMatchObject({
      data: [{ id: second.id }, { id: first.id, replies: [{ id: reply.id, reply_to: { id: first.id } }] }],
      total: 3,
      is_open: true,
      objects: {},
    })
    const oldest = await reader.api.listJourneyComments({ ...paramsOf(journey), query: { order: 'oldest' } })
    expect(oldest).toMatchObject({ data: { data: [{ id: first.id }, { id: second.id }] } })
    const found = { ...paramsOf(journey), query: { comment: String(reply.id) } }
    expect(await reader.api.listJourneyComments(found)).toMatchObject({ data: { is_start: true } })
    expect(await reader.api.listJourneyReplies(keyOf(first))).toMatchObject({ data: { data: [{ id: reply.id }] } })
    expect(await reader.api.listJourneyReplies(keyOf(reply))).toMatchObject({ error: { code: 'comment.not_found' } })
    expect(await reader.api.readJourney(paramsOf(journey))).toMatchObject({ data: { comment_count: 3 } })
    expect(await test.services.counters.recount()).toEqual([])
  })

  it('are changed by who wrote them and deleted by its owner, too', async () => {
    const [mine, other] = [await post(reader, { text: '一' }), await post(reader, { text: '二' })]
    expect(await reader.api.editJourneyComment({ ...keyOf(mine), body: { text: '三' } })).toMatchObject({
      data: { text: '三', edited_at: expect.any(String) },
    })
    const refused = { status: 404, error: { code: 'comment.not_found' } }
    expect(await owner.api.editJourneyComment({ ...keyOf(mine), body: { text: '四' } })).toMatchObject(refused)
    expect(await (await test.aVerifiedUser()).api.deleteJourneyComment(keyOf(mine))).toMatchObject(refused)
    expect(await owner.api.deleteJourneyComment(keyOf(mine))).toMatchObject({ status: 204 })
    expect(await reader.api.deleteJourneyComment(keyOf(other))).toMatchObject({ status: 204 })
    expect(await reader.api.deleteJourneyComment(keyOf(other))).toMatchObject(refused)
    expect(await listed()).toMatchObject({ total: 0, data: [{ state: 'deleted' }, { state: 'deleted' }] })
  })

  it('are nobody’s of another journey, or of an article with the same number', async () => {
    const comment = await post(reader, { text: '一' })
    const other = await createJourney(owner, { state: 'public', entries: [stageOf(await createArticle(owner))] })
    const refused = { status: 404, error: { code: 'comment.not_found' } }
    expect(await reader.api.editJourneyComment({ ...keyOf(comment, other), body: { text: '二' } })).toMatchObject(
      refused,
    )
    const article = await createArticle(owner)
    const ofArticle = { params: { id: String(article.id), commentId: String(comment.id) } }
    expect(await reader.api.deleteComment(ofArticle)).toMatchObject(refused)
    const reply = { ...paramsOf(other), body: { text: '二', reply_to: comment.id } }
    expect(await reader.api.createJourneyComment(reply)).toMatchObject({ error: { code: 'comment.target_deleted' } })
  })

  it('speak of no object: a journey has no map of its own', async () => {
    const body = { text: '一', object_id: 'spot-1' }
    expect(await reader.api.createJourneyComment({ ...paramsOf(journey), body })).toMatchObject({
      status: 422,
      error: { code: 'comment.object_missing' },
    })
  })

  it('are for who may see it, and written while it has readers', async () => {
    const send = (by: TestUser, token?: string) =>
      by.api.createJourneyComment({ ...paramsOf(journey), query: token ? { token } : {}, body: { text: '一' } })
    const hidden = await setState('linkShared')
    if (!hidden.ok) throw new Error(hidden.error.code)
    journey = hidden.data
    const token = new URL(journey.full_share_url ?? '').searchParams.get('token') ?? ''
    const unknown = { status: 404, error: { code: 'journey.not_found' } }
    expect(await send(reader)).toMatchObject(unknown)
    expect(await reader.api.listJourneyComments(paramsOf(journey))).toMatchObject(unknown)
    expect(await send(reader, token)).toMatchObject({ status: 201 })
    await setState('private')
    expect(await send(reader, token)).toMatchObject(unknown)
    expect(await send(owner)).toMatchObject({ status: 403, error: { code: 'comment.cannot_post' } })
    expect(await listed(owner)).toMatchObject({ total: 1, is_open: false })
  })

  it('are refused between people in a block', async () => {
    await owner.api.blockUser({ params: { id: String(reader.user.id) } })
    const answer = await reader.api.createJourneyComment({ ...paramsOf(journey), body: { text: '一' } })
    expect(answer).toMatchObject({ status: 403, error: { code: 'comment.blocked' } })
    expect(await listed(reader)).toMatchObject({ viewer_can: { comment: false } })
  })

  it('are posted before its owner makes it private, or not at all', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => test.aVerifiedUser()))
    const send = ({ api }: TestUser) => api.createJourneyComment({ ...paramsOf(journey), body: { text: '一' } })
    const [hidden, ...answers] = await Promise.all([setState('private'), ...people.map(send)])
    expect(hidden.status).toBe(200)
    expect(answers.filter(({ status }) => status !== 201 && status !== 404)).toEqual([])
    expect(await listed(owner)).toMatchObject({ total: answers.filter(({ ok }) => ok).length })
    expect(await send(reader)).toMatchObject({ status: 404 })
  })

  it('are no fault when the journey goes meanwhile', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => test.aVerifiedUser()))
    const send = ({ api }: TestUser) => api.createJourneyComment({ ...paramsOf(journey), body: { text: '一' } })
    const gone = test.db.delete(journeys).where(eq(journeys.id, journey.id))
    const [, ...answers] = await Promise.all([gone, ...people.map(send)])
    expect(answers.filter(({ status }) => status !== 201 && status !== 404)).toEqual([])
    expect(await test.db.$count(comments, eq(comments.journeyId, journey.id))).toBe(0)
  })
})

describe('who is notified of a comment on a journey', () => {
  it('are its owner, who is answered and who is named, with a way to the comment', async () => {
    const named = await test.aVerifiedUser()
    const first = await post(reader, { text: `@${named.user.name} 行きましょう` })
    const reply = await post(owner, { text: '来年に', reply_to: first.id })
    const pathTo = ({ id }: Comment) => `/journeys/${journey.id}?comment=${id}#comment-${id}`
    const article_title = journey.title
    expect(await toldOf(owner)).toMatchObject([{ type: 'comment', path: pathTo(first), article_title }])
    expect(await toldOf(named)).toMatchObject([{ type: 'mention', path: pathTo(first) }])
    expect(await toldOf(reader)).toMatchObject([{ type: 'reply', path: pathTo(reply), comment_text: '来年に' }])
    await setState('private')
    expect(await toldOf(named)).toMatchObject([{ path: null, article_title: null, comment_text: null }])
    expect(await toldOf(owner)).toMatchObject([{ path: pathTo(first) }])
  })

  it('hear nothing of it while it is in the trash, and no more once it is gone', async () => {
    await post(reader, { text: '一' })
    await owner.api.deleteJourney(paramsOf(journey))
    expect(await toldOf(owner)).toEqual([])
    await owner.api.restoreJourney(paramsOf(journey))
    expect(await toldOf(owner)).toHaveLength(1)
    expect(await listed()).toMatchObject({ total: 1 })
    await test.db.delete(journeys).where(eq(journeys.id, journey.id))
    expect(await test.db.$count(comments, eq(comments.userId, reader.user.id))).toBe(0)
    expect(await test.db.$count(notifications, eq(notifications.userId, owner.user.id))).toBe(0)
  })
})

describe('moderators and comments on a journey', () => {
  const LINK = 'https://routes.example/12'

  it('approve what waits, which names the journey', async () => {
    const [moderator, comment] = [await test.aModerator(), await post(reader, { text: LINK })]
    expect(comment).toMatchObject({ state: 'pending' })
    expect(await listed()).toMatchObject({ total: 0, data: [] })
    const waiting = await moderator.api.listModeratedComments()
    expect(waiting.ok && waiting.data.data.find(({ id }) => id === comment.id)).toMatchObject({
      article: null,
      journey: { id: journey.id, title: journey.title },
    })
    const body = { action: 'approve_comment', comment_id: comment.id, reason: '' } as const
    expect(await moderator.api.moderate({ body })).toMatchObject({ status: 201 })
    expect(await listed()).toMatchObject({ total: 1 })
    expect(await toldOf(owner)).toMatchObject([{ type: 'comment' }])
  })

  it('hide a reported one at their desk, and restore it at the command line', async () => {
    const [moderator, comment] = [await test.aModerator(), await post(reader, { text: '宣伝' })]
    const sent = await owner.api.reportComment({ body: { comment_id: comment.id, content: 'spam' } })
    if (!sent.ok) throw new Error(sent.error.code)
    expect(await moderator.api.readReport({ params: { id: String(sent.data.id) } })).toMatchObject({
      data: { kind: 'comment', article: null, comment: { journey: { id: journey.id } } },
    })
    const act = { comment_id: comment.id, reason: '宣伝です', report_id: sent.data.id }
    expect(await moderator.api.moderate({ body: { action: 'prohibit_comment', ...act } })).toMatchObject({ ok: true })
    expect(await listed()).toMatchObject({ total: 0, data: [{ state: 'prohibited', text: null }] })
    const path = `/journeys/${journey.id}`
    expect(await toldOf(reader)).toMatchObject([{ type: 'moderation', path, article_title: journey.title }])
    const { db, services } = test
    const moderation = createModeration({ db, ...services })
    const restore = parseModerationCommand(['restore', String(comment.id), '--reason', '宣伝ではありません'])
    await restore({ ...moderation, featured: services.featured })
    expect(await listed()).toMatchObject({ total: 1 })
  })

  it('hear of one from who may see it alone', async () => {
    const comment = await post(reader, { text: '一' })
    await setState('private')
    const report = (by: TestUser) => by.api.reportComment({ body: { comment_id: comment.id, content: 'spam' } })
    expect(await report(await test.aVerifiedUser())).toMatchObject({
      status: 404,
      error: { code: 'comment.not_found' },
    })
    expect(await report(owner)).toMatchObject({ status: 201 })
  })
})

it('who wrote a comment on a journey has it in their archive', async () => {
  const { id } = await post(reader, { text: '一' })
  expect(await test.services.comments.exportOf(reader.user.id)).toMatchObject([
    { id, articleId: null, journeyId: journey.id, text: '一' },
  ])
})
