import { PRODUCT_LIMITS, type RouteArticle } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../platform/session/users.table.ts'
import { comments } from '../../schema/comments.table.ts'
import { reports } from '../../schema/reports.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { solve, toBotCheck } from '../../testing/solve-challenge.ts'
import { createArticle, tokenOf } from '../route-articles/testing/create-article.ts'

let test: TestApp
let author: TestUser
let reader: TestUser
let article: RouteArticle
beforeAll(async () => {
  test = await buildTestApp()
})
beforeEach(async () => {
  author = await test.aVerifiedUser({ nickname: '作者' })
  reader = await test.aVerifiedUser()
  article = await createArticle(author, { title: '石畳', summary: '木曽' })
})
afterAll(() => test.close())

const sent = (by: TestUser) => test.db.select().from(reports).where(eq(reports.reporterId, by.user.id))
const report = (by: TestUser, content = 'spam', query: { token?: string } = {}) =>
  by.api.reportRoute({ query, body: { route_id: article.id, content } })

async function aComment(by: TestUser, over: Partial<typeof comments.$inferInsert> = {}): Promise<number> {
  const row = { articleId: article.id, userId: by.user.id, text: '広告です', ...over }
  const [comment] = await test.db.insert(comments).values(row).returning({ id: comments.id })
  if (!comment) throw new Error('No comment was inserted.')
  return comment.id
}

describe('reporting', () => {
  it('keeps an article as it was reported', async () => {
    expect(await report(reader, 'bag')).toMatchObject({ status: 201, data: { id: expect.any(Number) } })
    const snapshot = { title: '石畳', summary: '木曽', version: 1 }
    const concerned = { kind: 'route', targetId: article.id, articleId: article.id, userId: author.user.id }
    expect(await sent(reader)).toMatchObject([
      { ...concerned, reason: 'bag', content: 'bag', snapshot, status: 'open', commentId: null },
    ])
  })

  it('keeps a person as they were reported', async () => {
    const body = { user_id: author.user.id, content: '別人を名乗っています' }
    expect(await reader.api.reportUser({ body })).toMatchObject({ status: 201 })
    const snapshot = { name: author.user.name, nickname: '作者', profile: '' }
    expect(await sent(reader)).toMatchObject([
      { kind: 'user', userId: author.user.id, reason: 'other', content: '別人を名乗っています', snapshot },
    ])
  })

  it('keeps a comment as it was reported, with the article that it stands under', async () => {
    const id = await aComment(author)
    expect(await reader.api.reportComment({ body: { comment_id: id, content: 'aggresive' } })).toMatchObject({
      status: 201,
    })
    expect(await sent(reader)).toMatchObject([
      { kind: 'comment', commentId: id, articleId: article.id, userId: author.user.id, snapshot: { text: '広告です' } },
    ])
  })

  it('takes words as long as they may be and no longer', async () => {
    const longest = 'あ'.repeat(PRODUCT_LIMITS.reportLength.max)
    expect(await report(reader, `${longest}あ`)).toMatchObject({ status: 422, error: { code: 'request.invalid' } })
    expect(await report(reader, longest)).toMatchObject({ status: 201 })
  })

  it.each(['other', ' ', ''])('[B27] refuses another reason without words: %j', async (content) => {
    expect(await report(reader, content)).toMatchObject({
      status: 422,
      error: { code: 'report.detail_required', fields: [{ field: 'content', rule: 'required' }] },
    })
    expect(await sent(reader)).toEqual([])
  })

  it('[B27] is one report, however often the same is sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => report(reader)))
    const ids = answers.flatMap((answer) => (answer.ok ? [answer.data.id] : []))
    // Ten an hour of a new account.
    expect(ids.length).toBe(10)
    expect(new Set(ids).size).toBe(1)
    expect(await sent(reader)).toHaveLength(1)
  })

  it('is another report once the first one is decided', async () => {
    await report(reader)
    await test.db.update(reports).set({ status: 'dismissed' }).where(eq(reports.reporterId, reader.user.id))
    expect(await report(reader)).toMatchObject({ status: 201 })
    expect(await sent(reader)).toHaveLength(2)
  })

  it('[B27] tells who is reported nothing of it', async () => {
    await report(reader)
    const told = await author.api.countNotifications()
    expect(told).toMatchObject({ data: { count: 0 } })
    expect(JSON.stringify(await author.api.readOwnRoute({ params: { id: String(article.id) } }))).not.toContain(
      reader.user.name,
    )
  })
})

describe('what cannot be reported', () => {
  it('is one’s own', async () => {
    const own = { status: 422, error: { code: 'report.own' } }
    expect(await report(author)).toMatchObject(own)
    expect(await author.api.reportUser({ body: { user_id: author.user.id, content: 'spam' } })).toMatchObject(own)
    const id = await aComment(author)
    expect(await author.api.reportComment({ body: { comment_id: id, content: 'spam' } })).toMatchObject(own)
  })

  it('is an article the reporter may not know of, which a link opens to them', async () => {
    article = await createArticle(author, { private_mode: 'url' })
    expect(await report(reader)).toMatchObject({ status: 404, error: { code: 'article.not_found' } })
    const token = tokenOf(article)
    expect(await report(reader, 'spam', { token })).toMatchObject({ status: 201 })
  })

  it('is somebody who is not there', async () => {
    const unverified = await test.anUnverifiedUser()
    for (const user_id of [unverified.user.id, 999_999_999]) {
      expect(await reader.api.reportUser({ body: { user_id, content: 'spam' } })).toMatchObject({
        status: 404,
        error: { code: 'user.not_found' },
      })
    }
  })

  it('is a comment that nobody sees, or under an article the reporter may not know of', async () => {
    const gone = { status: 404, error: { code: 'comment.not_found' } }
    const ids = [
      await aComment(author, { deletedAt: new Date(), deletedBy: 'author' }),
      await aComment(author, { prohibitedAt: new Date() }),
      await aComment(author, { isPending: true }),
    ]
    const hidden = await createArticle(author, { private_mode: 'private' })
    ids.push(await aComment(author, { articleId: hidden.id }), 999_999_999)
    for (const comment_id of ids) {
      expect(await reader.api.reportComment({ body: { comment_id, content: 'spam' } })).toMatchObject(gone)
    }
  })
})

it('outlives what is reported', async () => {
  await report(reader)
  await author.api.deleteRoute({ params: { id: String(article.id) } })
  expect(await sent(reader)).toMatchObject([{ articleId: article.id, targetId: article.id }])
  await author.api.deleteTrashed({ params: { id: String(article.id) } })
  expect(await sent(reader)).toMatchObject([{ articleId: null, targetId: article.id, userId: author.user.id }])
})

it('[A17] forgets who reported, and what was said of who has left', async () => {
  await report(reader)
  await reader.api.reportUser({ body: { user_id: author.user.id, content: 'spam' } })
  for (const user of [reader, author]) {
    expect(await user.api.withdraw({ body: {} })).toMatchObject({ status: 204 })
    expect(await sent(user)).toEqual([])
  }
  const about = await test.db.select().from(reports).where(eq(reports.userId, author.user.id))
  expect(about.map(({ snapshot, reporterId }) => [snapshot, reporterId])).toEqual([
    [{}, null],
    [{}, null],
  ])
})

it('takes more an hour from who is not new', async () => {
  const targets = await Promise.all(Array.from({ length: 11 }, () => test.aVerifiedUser()))
  const send = () =>
    Promise.all(targets.map(({ user }) => reader.api.reportUser({ body: { user_id: user.id, content: 'spam' } })))
  const refused = (await send()).filter(({ ok }) => !ok)
  expect(refused).toMatchObject([{ status: 429, error: { code: 'request.too_many' } }])
  await test.db
    .update(users)
    .set({ createdAt: new Date('2026-01-01') })
    .where(eq(users.id, reader.user.id))
  expect((await send()).every(({ ok }) => ok)).toBe(true)
})

it('asks for a bot check from the fourth of an hour on', async () => {
  const checking = await buildTestApp({ botCheck: { difficulty: 100 } })
  const [one, other] = [await checking.aVerifiedUser(), await checking.aVerifiedUser()]
  const send = (bot_check?: string) =>
    one.api.reportUser({ body: { user_id: other.user.id, content: 'spam', ...(bot_check ? { bot_check } : {}) } })
  for (let i = 0; i < 3; i++) expect(await send()).toMatchObject({ status: 201 })
  expect(await send()).toMatchObject({ status: 422, error: { code: 'bot_check.required' } })
  expect(await send('none')).toMatchObject({ status: 422, error: { code: 'bot_check.failed' } })
  const issued = await one.api.createBotCheck()
  if (!issued.ok || issued.data === null) throw new Error('There is no challenge.')
  expect(await send(toBotCheck(await solve(issued.data)))).toMatchObject({ status: 201 })
  await checking.close()
})
