import { PRODUCT_LIMITS } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../platform/session/users.table.ts'
import { blocks } from '../../schema/blocks.table.ts'
import { follows } from '../../schema/follows.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { postComment } from '../comments/testing/post-comment.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const params = ({ user }: TestUser) => ({ params: { id: String(user.id) } })
const block = (one: TestUser, other: TestUser) => one.api.blockUser(params(other))
const two = async () => [await test.aVerifiedUser(), await test.aVerifiedUser()] as const
const NOBODY = { params: { id: '999999' } }

async function countsOf({ user }: TestUser) {
  const { followerCount, followingCount } = users
  const [row] = await test.db.select({ followerCount, followingCount }).from(users).where(eq(users.id, user.id))
  return row
}

describe('blocking somebody', () => {
  it('ends following both ways, and what was not read of it', async () => {
    const [one, other] = await two()
    await one.api.followUser(params(other))
    await other.api.followUser(params(one))
    expect(await one.api.countNotifications()).toMatchObject({ data: { count: 1 } })
    for (let i = 0; i < 2; i++) expect(await block(one, other)).toMatchObject({ status: 204 })
    expect(await one.api.countNotifications()).toMatchObject({ data: { count: 0 } })
    for (const person of [one, other]) expect(await countsOf(person)).toEqual({ followerCount: 0, followingCount: 0 })
  })

  it('[B24] keeps both from following and thanking each other, until it ends', async () => {
    const [one, other] = await two()
    const articles = [await createArticle(one), await createArticle(other)]
    const [ofOne, ofOther] = articles.map(({ id }) => ({ params: { id: String(id) } }))
    if (!ofOne || !ofOther) throw new Error('Two articles were made.')
    await block(one, other)
    const refused = { status: 403, error: { code: 'user.blocked' } }
    const answers = [
      await other.api.followUser(params(one)),
      await one.api.followUser(params(other)),
      await other.api.favoriteRoute(ofOne),
      await one.api.favoriteRoute(ofOther),
    ]
    for (const answer of answers) expect(answer).toMatchObject(refused)
    // Neither learns from the answer who of them it was.
    expect(
      new Set(answers.map((answer) => !answer.ok && JSON.stringify({ ...answer.error, requestId: '' }))).size,
    ).toBe(1)
    for (let i = 0; i < 2; i++) expect(await one.api.unblockUser(params(other))).toMatchObject({ status: 204 })
    expect(await other.api.followUser(params(one))).toMatchObject({ data: { is_following: true } })
    expect(await other.api.favoriteRoute(ofOne)).toMatchObject({ data: { favorite_count: 1 } })
  })

  it('lets a Nice Route of before be taken back', async () => {
    const [author, reader] = await two()
    const { id } = await createArticle(author)
    const article = { params: { id: String(id) } }
    await reader.api.favoriteRoute(article)
    await block(author, reader)
    expect(await reader.api.unfavoriteRoute(article)).toMatchObject({ data: { favorite_count: 0 } })
  })

  it('notifies nobody: reading goes on, and answers say only that the two cannot interact', async () => {
    const [author, reader] = await two()
    const { id } = await createArticle(author)
    const read = async () => {
      const answers = [
        await reader.api.readUser(params(author)),
        await reader.api.readRoute({ params: { id: String(id) } }),
        await reader.api.countNotifications(),
        await reader.api.listBlocks(),
      ]
      return answers.map((answer) => answer.ok && answer.data)
    }
    const before = await read()
    const [profile, article, ...rest] = before
    if (!profile || !article) throw new Error('The profile and the article can be read.')
    expect([profile, article]).toMatchObject([{ can_interact: true }, { viewer_can: { interact: true } }])
    await block(author, reader)
    expect(await read()).toEqual([
      { ...profile, can_interact: false },
      { ...article, viewer_can: { edit: false, interact: false } },
      ...rest,
    ])
    expect(await author.api.readUser(params(reader))).toMatchObject({ data: { is_blocked: true, can_interact: false } })
    expect(await test.aGuest().api.readUser(params(reader))).toMatchObject({
      data: { is_blocked: false, can_interact: true },
    })
  })

  it('closes comments and replies to both, and to nobody else', async () => {
    const [author, reader, other] = [...(await two()), await test.aVerifiedUser()]
    const article = await createArticle(author)
    const byOther = await postComment(other, article, { text: '一' })
    const reply = await postComment(reader, article, { text: '二', reply_to: byOther.id })
    const places = { params: { id: String(article.id) } }
    const seenBy = async (viewer: Pick<TestUser, 'api'>) => {
      const answer = await viewer.api.listComments(places)
      const replies = await viewer.api.listReplies({ params: { ...places.params, commentId: String(byOther.id) } })
      if (!answer.ok || !replies.ok) throw new Error('no comments')
      const [thread] = answer.data.data
      const canReply = [thread, ...(thread?.replies ?? []), ...replies.data.data].map((one) => one?.viewer_can.reply)
      return [answer.data.viewer_can.comment, ...canReply]
    }
    const open = [true, true, true, true]
    expect(await seenBy(reader)).toEqual(open)
    await block(other, reader)
    expect(await seenBy(reader)).toEqual([true, false, true, true])
    expect(await seenBy(other)).toEqual([true, true, false, false])
    await block(reader, author)
    expect(await seenBy(reader)).toEqual([false, false, false, false])
    expect(await seenBy(author)).toEqual([true, true, false, false])
    for (const viewer of [test.aGuest(), await test.aVerifiedUser()]) expect(await seenBy(viewer)).toEqual(open)
    const edited = await reader.api.editComment({
      params: { ...places.params, commentId: String(reply.id) },
      body: { text: '三' },
    })
    expect(edited).toMatchObject({ data: { viewer_can: { edit: true, reply: false } } })
  })

  it('is known in lists to who blocks, and to nobody else', async () => {
    const [author, reader] = await two()
    const other = await test.aVerifiedUser()
    for (const person of [author, reader]) {
      await createArticle(person)
      await other.api.followUser(params(person))
    }
    await block(author, reader)
    const seenBy = async (viewer: Pick<typeof author, 'api'>, { user }: TestUser = reader) => {
      const [list, following] = [
        await viewer.api.listUsers({ query: { q: user.name } }),
        await viewer.api.listFollowing(params(other)),
      ]
      if (!list.ok || !following.ok) throw new Error('no list')
      const followed = following.data.data.find((person) => person.user.id === user.id)
      const states = [list.data.data[0], followed]
      return states.flatMap((one) => [one?.is_blocked, one?.can_interact])
    }
    expect(await seenBy(author)).toEqual([true, false, true, false])
    expect(await seenBy(reader, author)).toEqual([false, false, false, false])
    expect(await seenBy(test.aGuest())).toEqual([false, true, false, true])
  })

  it('leaves no follow behind, however the two meet', async () => {
    const [one, other] = await two()
    await Promise.all(
      Array.from({ length: 30 }, (_, i) => (i === 12 ? block(one, other) : other.api.followUser(params(one)))),
    )
    expect(await test.db.$count(follows, eq(follows.followerId, other.user.id))).toBe(0)
    for (const person of [one, other]) expect(await countsOf(person)).toEqual({ followerCount: 0, followingCount: 0 })
  })

  it('is one block when it comes thirty times at once', async () => {
    const [one, other] = await two()
    await Promise.all(Array.from({ length: 30 }, () => block(one, other)))
    expect(await test.db.$count(blocks, eq(blocks.blockerId, one.user.id))).toBe(1)
  })

  it('is not for oneself, nor for who is not here', async () => {
    const [one] = await two()
    expect(await block(one, one)).toMatchObject({ status: 422, error: { code: 'block.self' } })
    expect(await one.api.blockUser(NOBODY)).toMatchObject({ status: 404, error: { code: 'user.not_found' } })
    expect(await one.api.unblockUser(NOBODY)).toMatchObject({ status: 204 })
  })
})

describe('whom one blocks', () => {
  it('is listed latest first, page by page, for oneself alone', async () => {
    const size = PRODUCT_LIMITS.pageSize
    const one = await test.aVerifiedUser()
    const others = await Promise.all(Array.from({ length: size + 1 }, () => test.aVerifiedUser()))
    for (const other of others) await block(one, other)
    const first = await one.api.listBlocks()
    if (!first.ok) throw new Error(first.error.code)
    const second = await one.api.listBlocks({ query: { before: first.data.next ?? '' } })
    if (!second.ok) throw new Error(second.error.code)
    expect(second.data.next).toBeNull()
    const listed = [...first.data.data, ...second.data.data].map(({ user }) => user.id)
    expect(listed).toEqual(others.map(({ user }) => user.id).reverse())
    expect(await others[0]?.api.listBlocks()).toMatchObject({ data: { data: [], next: null } })
  })

  it('[A17] is forgotten when either leaves', async () => {
    const [one, other] = await two()
    const third = await test.aVerifiedUser()
    await block(one, other)
    await block(other, third)
    await other.api.withdraw({ body: {} })
    expect(await test.db.$count(blocks)).toBeGreaterThan(0)
    expect(await one.api.listBlocks()).toMatchObject({ data: { data: [] } })
    expect(await test.db.$count(blocks, eq(blocks.blockerId, other.user.id))).toBe(0)
    expect(await test.db.$count(blocks, eq(blocks.blockedId, other.user.id))).toBe(0)
  })
})
