import type { Comment, CommentList, RouteArticle } from '@repo/contract'
import { PRODUCT_LIMITS } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../platform/session/users.table.ts'
import { comments } from '../../schema/comments.table.ts'
import { buildTestApp, type TestApp, type TestClient, type TestUser } from '../../testing/index.ts'
import { aLayer, aLine, aSpot } from '../route-articles/testing/an-article.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { postComment } from './testing/post-comment.ts'

let test: TestApp
let author: TestUser
let reader: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser({ nickname: 'ひかり' })
  reader = await test.aVerifiedUser()
})
afterAll(() => test.close())

type Query = NonNullable<Parameters<TestClient['api']['listComments']>[0]>['query']

async function listOf(
  article: RouteArticle,
  query: Query = {},
  client: TestClient = test.aGuest(),
): Promise<CommentList> {
  const answer = await client.api.listComments({ params: { id: String(article.id) }, query })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

const textsOf = ({ data }: CommentList) => data.map(({ text }) => text)

/** Rows as they would be after a while, without the pace that people are held to. */
async function fill(article: RouteArticle, size: number, over: Partial<typeof comments.$inferInsert> = {}) {
  const rows = Array.from({ length: size }, (_, index) => ({ text: `${index + 1}`, ...over }))
  const stored = await test.db
    .insert(comments)
    .values(rows.map((row) => ({ articleId: article.id, userId: reader.user.id, ...row })))
    .returning({ id: comments.id })
  return stored.map(({ id }) => id)
}

describe('reading comments', () => {
  it('gives the newest first or the oldest first, page by page, none twice while others come', async () => {
    const article = await createArticle(author)
    const ids = await fill(article, PRODUCT_LIMITS.pageSize + 1)
    const first = await listOf(article)
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(1).reverse())
    expect(first).toMatchObject({ is_start: true, is_open: true, next: String(ids[1]) })
    await postComment(reader, article, { text: 'あとから' })
    const second = await listOf(article, { after: first.next ?? '' })
    expect(second).toMatchObject({ data: [{ id: ids[0] }], next: null, is_start: false })
    const oldest = await listOf(article, { order: 'oldest' })
    expect(oldest.data.map(({ id }) => id)).toEqual(ids.slice(0, -1))
    expect(textsOf(await listOf(article, { order: 'oldest', after: oldest.next ?? '' }))).toEqual(['21', 'あとから'])
  })

  it('has no next page when one is exactly full', async () => {
    const article = await createArticle(author)
    await fill(article, PRODUCT_LIMITS.pageSize)
    expect(await listOf(article)).toMatchObject({ next: null })
  })

  it('gives the first replies with a thread and the further ones by key, oldest first', async () => {
    const article = await createArticle(author)
    const [rootId = 0] = await fill(article, 1)
    const ids = await fill(article, PRODUCT_LIMITS.comment.replies + 2, { rootId, replyToId: rootId })
    const [thread] = (await listOf(article)).data
    const shown = ids.slice(0, PRODUCT_LIMITS.comment.replies)
    expect(thread?.replies.map(({ id }) => id)).toEqual(shown)
    expect(thread).toMatchObject({ next_reply: String(shown.at(-1)), has_earlier_replies: false })
    const further = await test.aGuest().api.listReplies({
      params: { id: String(article.id), commentId: String(rootId) },
      query: { after: thread?.next_reply ?? '' },
    })
    expect(further).toMatchObject({ data: { data: ids.slice(-2).map((id) => ({ id })), next: null } })
    const ofReply = { id: String(article.id), commentId: String(ids[0]) }
    expect(await test.aGuest().api.listReplies({ params: ofReply })).toMatchObject({
      error: { code: 'comment.not_found' },
    })
  })

  it.each(['newest', 'oldest'] as const)('finds the page of a comment, %s first', async (order) => {
    const article = await createArticle(author)
    const ids = await fill(article, 2 * PRODUCT_LIMITS.pageSize + 1)
    const [first, middle, last] = [ids[0] ?? 0, ids[PRODUCT_LIMITS.pageSize] ?? 0, ids.at(-1) ?? 0]
    const page = await listOf(article, { order, comment: String(middle) })
    expect(page).toMatchObject({ data: [{ id: middle }, ...Array(19).fill({})], is_start: false })
    const start = order === 'newest' ? last : first
    expect(await listOf(article, { order, comment: String(start) })).toMatchObject({ is_start: true })
    expect(await listOf(article, { order, comment: '999999' })).toMatchObject({ is_start: true })
    expect((await listOf(article, { order, comment: '999999' })).data[0]?.id).toBe(start)
  })

  it('finds a late reply in a long thread', async () => {
    const article = await createArticle(author)
    const [rootId = 0] = await fill(article, 1)
    const ids = await fill(article, 30, { rootId, replyToId: rootId })
    const replyId = ids[12] ?? 0
    const [thread] = (await listOf(article, { comment: String(replyId) })).data
    expect(thread?.replies[0]?.id).toBe(replyId)
    expect(thread).toMatchObject({ has_earlier_replies: true, next_reply: null })
    expect((await listOf(article, { comment: String(ids[4]) })).data[0]).toMatchObject({ has_earlier_replies: false })
  })

  it('tells who is answered and who is named', async () => {
    const article = await createArticle(author)
    const root = await postComment(reader, article, { text: `@${author.user.name} さん、@nobody.here` })
    await postComment(author, article, { text: 'ありがとうございます。', reply_to: root.id })
    const list = await listOf(article)
    expect(list.data[0]?.replies[0]).toMatchObject({
      user: { nickname: 'ひかり' },
      reply_to: { id: root.id, user: { id: reader.user.id } },
    })
    expect(list.mentions).toEqual({ [author.user.name.toLowerCase()]: author.user.id })
  })

  it('names nobody who has left, and keeps their words', async () => {
    const [article, leaver] = [await createArticle(author), await test.aVerifiedUser()]
    const root = await postComment(leaver, article, { text: 'またいつか' })
    await postComment(reader, article, { text: 'いってらっしゃい', reply_to: root.id })
    await test.db.update(users).set({ withdrawnAt: new Date() }).where(eq(users.id, leaver.user.id))
    const [thread] = (await listOf(article)).data
    expect(thread).toMatchObject({ user: null, text: 'またいつか', state: 'shown' })
    expect(thread?.replies[0]?.reply_to).toEqual({ id: root.id, user: null })
  })

  it('keeps what waits for a moderator for its author', async () => {
    const article = await createArticle(author)
    const [id = 0] = await fill(article, 1, { isPending: true })
    expect((await listOf(article, {}, reader)).data).toMatchObject([{ id, state: 'pending', text: '1' }])
    for (const client of [test.aGuest(), author]) expect((await listOf(article, {}, client)).data).toEqual([])
    expect(await listOf(article, { comment: String(id) })).toMatchObject({ data: [] })
  })

  it('leaves the place of what a moderator took away, and tells its author why', async () => {
    const article = await createArticle(author)
    const { id } = await postComment(reader, article, { text: 'ひどいことば' })
    await test.db.transaction((tx) =>
      test.services.commentWriting.decide(tx, id, { kind: 'prohibit', reason: '中傷です' }),
    )
    expect((await listOf(article)).data).toMatchObject([
      { state: 'prohibited', deleted: false, prohibited: true, text: null, user: null, prohibition_reason: null },
    ])
    expect((await listOf(article, {}, reader)).data).toMatchObject([
      { state: 'prohibited', text: 'ひどいことば', prohibition_reason: '中傷です', viewer_can: { edit: false } },
    ])
  })

  it.each([{ is_draft: true }, { private_mode: 'private' }, { private_mode: 'url' }] as const)(
    'knows nothing of what the reader may not see: %j',
    async (hidden) => {
      const article = await createArticle(author, hidden)
      const params = { id: String(article.id) }
      const key = { ...params, commentId: '1' }
      for (const answer of [
        await reader.api.listComments({ params }),
        await reader.api.listReplies({ params: key }),
        await reader.api.createComment({ params, body: { text: 'a' } }),
        await reader.api.editComment({ params: key, body: { text: 'a' } }),
        await reader.api.deleteComment({ params: key }),
      ]) {
        expect(answer).toMatchObject({ status: 404, error: { code: 'article.not_found' } })
      }
    },
  )
})

describe('comments on objects of the map', () => {
  const twoSpots = { layer: [aLayer(aLine(), aSpot(), aSpot({ tmpId: 'spot-2' }))] }

  it('are counted by object, without what is gone or waits', async () => {
    const article = await createArticle(author, twoSpots)
    const first = await postComment(reader, article, { text: '水場です', object_id: 'spot-1' })
    await postComment(author, article, { text: 'ここも', object_id: 'spot-1', reply_to: first.id })
    const gone = await postComment(author, article, { text: 'こちらは', object_id: 'spot-2' })
    await fill(article, 1, { objectId: 'spot-2', isPending: true })
    expect((await listOf(article)).objects).toEqual({ 'spot-1': 2, 'spot-2': 1 })
    await author.api.deleteComment({ params: { id: String(article.id), commentId: String(gone.id) } })
    expect((await listOf(article)).objects).toEqual({ 'spot-1': 2 })
  })

  it('are listed by object, by whichever of a thread speaks of it', async () => {
    const article = await createArticle(author, twoSpots)
    const other = await postComment(reader, article, { text: 'ほかの話' })
    await postComment(reader, article, { text: '水場です', object_id: 'spot-1' })
    expect(textsOf(await listOf(article, { object: 'spot-1' }))).toEqual(['水場です'])
    await postComment(author, article, { text: 'ここ', object_id: 'spot-1', reply_to: other.id })
    expect(textsOf(await listOf(article, { object: 'spot-1' }))).toEqual(['水場です', 'ほかの話'])
    expect(textsOf(await listOf(article, { object: 'spot-9' }))).toEqual([])
  })

  it('point at what the map has', async () => {
    const article = await createArticle(author)
    const params = { id: String(article.id) }
    expect(await reader.api.createComment({ params, body: { text: 'a', object_id: 'spot-9' } })).toMatchObject({
      status: 422,
      error: { code: 'comment.object_missing' },
    })
  })
})

it('counts what is shown on cards and articles', async () => {
  const article = await createArticle(author)
  const root: Comment = await postComment(reader, article, { text: 'よい道でした' })
  await postComment(author, article, { text: 'どうも', reply_to: root.id })
  const params = { params: { id: String(article.id) } }
  expect(await test.aGuest().api.readRoute(params)).toMatchObject({ data: { comment_count: 2 } })
  const list = await test.aGuest().api.listRoutes({ query: {} })
  expect(list.ok && list.data.data.find(({ id }) => id === article.id)?.comment_count).toBe(2)
  expect((await listOf(article)).total).toBe(2)
  const [row] = await test.db.execute<{ n: number }>(
    sql`select comment_count as n from routes where id = ${article.id}`,
  )
  expect(row?.n).toBe(2)
})
