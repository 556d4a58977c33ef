import { PRODUCT_LIMITS } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../platform/session/users.table.ts'
import { follows } from '../../schema/follows.table.ts'
import { notifications } from '../../schema/notifications.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const params = ({ user }: TestUser) => ({ params: { id: String(user.id) } })
const follow = (reader: TestUser, author: TestUser) => reader.api.followUser(params(author))
const unfollow = (reader: TestUser, author: TestUser) => reader.api.unfollowUser(params(author))
const crowd = (size: number) => Promise.all(Array.from({ length: size }, () => test.aVerifiedUser()))
const two = async () => [await test.aVerifiedUser(), await test.aVerifiedUser()] as const
const NOBODY = { params: { id: '999999' } }

async function countsOf({ user }: TestUser) {
  const { followerCount, followingCount } = users
  const [row] = await test.db.select({ followerCount, followingCount }).from(users).where(eq(users.id, user.id))
  return row
}

const profileOf = async (author: TestUser, reader = test.aGuest()) => {
  const answer = await reader.api.readUser(params(author))
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

describe('following somebody', () => {
  it('counts once, however often it is asked for, and ends', async () => {
    const [reader, author] = await two()
    for (let i = 0; i < 2; i++) {
      expect(await follow(reader, author)).toMatchObject({ data: { is_following: true, follower_count: 1 } })
    }
    expect(await profileOf(author, reader)).toMatchObject({ is_following: true, follower_count: 1, following_count: 0 })
    expect(await profileOf(reader)).toMatchObject({ is_following: false, follower_count: 0, following_count: 1 })
    for (let i = 0; i < 2; i++) {
      expect(await unfollow(reader, author)).toMatchObject({ data: { is_following: false, follower_count: 0 } })
    }
    expect(await countsOf(reader)).toEqual({ followerCount: 0, followingCount: 0 })
  })

  it('is counted exactly when thirty people do it at once, and end it', async () => {
    const [author, readers] = [await test.aVerifiedUser(), await crowd(30)]
    const answers = await Promise.all(readers.map((reader) => follow(reader, author)))
    const counts = answers.map((answer) => (answer.ok ? answer.data.follower_count : 0))
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    await Promise.all(readers.slice(0, 10).map((reader) => unfollow(reader, author)))
    expect(await countsOf(author)).toMatchObject({ followerCount: 20 })
  })

  it('[fault 6] is counted once when one person does it thirty times at once, both ways', async () => {
    const [one, other] = await two()
    await Promise.all(Array.from({ length: 30 }, (_, i) => (i % 2 ? follow(one, other) : follow(other, one))))
    for (const person of [one, other]) expect(await countsOf(person)).toEqual({ followerCount: 1, followingCount: 1 })
    await Promise.all(Array.from({ length: 30 }, (_, i) => (i % 2 ? unfollow(one, other) : unfollow(other, one))))
    for (const person of [one, other]) expect(await countsOf(person)).toEqual({ followerCount: 0, followingCount: 0 })
  })

  it('tells whom it is about, once', async () => {
    const [reader, author] = await two()
    await follow(reader, author)
    await unfollow(reader, author)
    expect(await author.api.countNotifications()).toMatchObject({ data: { count: 0 } })
    await follow(reader, author)
    const told = await test.db.select().from(notifications).where(eq(notifications.userId, author.user.id))
    expect(told).toMatchObject([{ type: 'follow', actorId: reader.user.id }])
  })

  it('is not for oneself, nor for who is not here', async () => {
    const [reader, left] = await two()
    await test.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, left.user.id))
    expect(await follow(reader, reader)).toMatchObject({ status: 422, error: { code: 'follow.self' } })
    expect(await unfollow(reader, reader)).toMatchObject({ status: 422, error: { code: 'follow.self' } })
    expect(await follow(reader, left)).toMatchObject({ status: 404, error: { code: 'user.not_found' } })
    expect(await reader.api.followUser(NOBODY)).toMatchObject({ status: 404, error: { code: 'user.not_found' } })
    expect(await reader.api.unfollowUser(NOBODY)).toMatchObject({ status: 404 })
  })

  it('has an end at three thousand people', async () => {
    const [reader, author] = await two()
    const max = PRODUCT_LIMITS.following
    const set = (followingCount: number) =>
      test.db.update(users).set({ followingCount }).where(eq(users.id, reader.user.id))
    await set(max - 1)
    expect(await follow(reader, author)).toMatchObject({ status: 200 })
    expect(await follow(reader, author)).toMatchObject({ status: 200 })
    expect(await follow(reader, await test.aVerifiedUser())).toMatchObject({
      status: 422,
      error: { code: 'follow.limit_reached', params: { max } },
    })
    expect(await test.db.$count(follows, eq(follows.followerId, reader.user.id))).toBe(1)
  })
})

describe('people who follow and are followed', () => {
  it('are listed latest first, page by page, nobody twice while others come', async () => {
    const size = PRODUCT_LIMITS.pageSize
    const [author, readers] = [await test.aVerifiedUser(), await crowd(size + 1)]
    for (const reader of readers) await follow(reader, author)
    const first = await test.aGuest().api.listFollowers(params(author))
    if (!first.ok) throw new Error(first.error.code)
    expect(first.data.next).not.toBeNull()
    await follow(await test.aVerifiedUser(), author)
    const second = await test
      .aGuest()
      .api.listFollowers({ ...params(author), query: { before: first.data.next ?? '' } })
    if (!second.ok) throw new Error(second.error.code)
    expect(second.data.next).toBeNull()
    const listed = [...first.data.data, ...second.data.data].map(({ user }) => user.id)
    expect(listed).toEqual(readers.map(({ user }) => user.id).reverse())
  })

  it('have no next page when one is exactly full', async () => {
    const [author, readers] = [await test.aVerifiedUser(), await crowd(PRODUCT_LIMITS.pageSize)]
    for (const reader of readers) await follow(reader, author)
    expect(await test.aGuest().api.listFollowers(params(author))).toMatchObject({ data: { next: null } })
  })

  it('come with what the viewer has to do with them', async () => {
    const [reader, author] = await two()
    await createArticle(author)
    await follow(reader, author)
    const person = { user: { id: author.user.id }, route_count: 1, follower_count: 1 }
    const listed = (client: ReturnType<TestApp['aGuest']>) => client.api.listFollowing(params(reader))
    expect(await listed(reader)).toMatchObject({ data: { data: [{ ...person, is_following: true }] } })
    expect(await listed(test.aGuest())).toMatchObject({ data: { data: [{ ...person, is_following: false }] } })
    expect(await test.aGuest().api.listFollowing(NOBODY)).toMatchObject({ error: { code: 'user.not_found' } })
    const people = await reader.api.listUsers({ query: { q: author.user.name } })
    expect(people).toMatchObject({ data: { data: [{ id: author.user.id, is_following: true, follower_count: 1 }] } })
  })

  it('are found by a part of their names among one’s own', async () => {
    const reader = await test.aVerifiedUser()
    const people = [
      await test.aVerifiedUser({ nickname: '峠の茶屋' }),
      await test.aVerifiedUser({ nickname: '50%_off' }),
      await test.aVerifiedUser({ name: `walker_${crypto.randomUUID().slice(0, 8)}` }),
    ]
    for (const person of people) await follow(reader, person)
    const found = async (q: string) => {
      const answer = await reader.api.listOwnFollows({ query: { side: 'following', q } })
      return answer.ok ? answer.data.data.map(({ user }) => user.id) : answer.error.code
    }
    const [tea, off, walker] = people.map(({ user }) => user.id)
    expect(await found('茶屋')).toEqual([tea])
    expect(await found('ノ茶')).toEqual([tea])
    expect(await found('%_')).toEqual([off])
    expect(await found('WALKER')).toEqual([walker])
    expect(await found('\\')).toEqual([])
    expect(await reader.api.listOwnFollows({ query: { side: 'followers' } })).toMatchObject({ data: { data: [] } })
  })

  it('can be removed from one’s followers, again and again', async () => {
    const [reader, author] = await two()
    await follow(reader, author)
    for (let i = 0; i < 2; i++) expect(await author.api.removeFollower(params(reader))).toMatchObject({ status: 204 })
    expect(await author.api.removeFollower(NOBODY)).toMatchObject({ status: 204 })
    expect(await countsOf(author)).toEqual({ followerCount: 0, followingCount: 0 })
    expect(await countsOf(reader)).toEqual({ followerCount: 0, followingCount: 0 })
  })

  it('[A17] are let go of when one of them leaves', async () => {
    const [leaving, one, other] = [...(await two()), await test.aVerifiedUser()]
    await follow(leaving, one)
    await follow(other, leaving)
    await follow(other, one)
    await leaving.api.withdraw({ body: {} })
    await expect
      .poll(async () => [await countsOf(one), await countsOf(other)], { timeout: 20_000 })
      .toEqual([
        { followerCount: 1, followingCount: 0 },
        { followerCount: 0, followingCount: 1 },
      ])
    expect(await countsOf(leaving)).toEqual({ followerCount: 0, followingCount: 0 })
    expect(await test.aGuest().api.listFollowers(params(one))).toMatchObject({
      data: { data: [{ user: { id: other.user.id } }] },
    })
    expect(await unfollow(other, leaving)).toMatchObject({ data: { is_following: false } })
  })
})

describe('suggested people', () => {
  const suggested = async (reader: TestUser) => {
    const answer = await reader.api.suggestPeople()
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.data.data.map(({ user }) => user.id)
  }

  it('are those one thanked, then those whom one’s people follow, then the best known', async () => {
    const [reader, thanked, friend, theirs] = [...(await two()), ...(await two())]
    const known = await test.aVerifiedUser()
    const articles = await Promise.all([thanked, friend, theirs, known].map((author) => createArticle(author)))
    const thank = (by: TestUser, of: number) => by.api.favoriteRoute({ params: { id: String(articles[of]?.id) } })
    for (const fan of await crowd(3)) await thank(fan, 3)
    await thank(reader, 0)
    await follow(reader, friend)
    await follow(friend, theirs)
    expect((await suggested(reader)).slice(0, 3)).toEqual([thanked, theirs, known].map(({ user }) => user.id))
  })

  it('never are oneself, whom one follows, who has published nothing, or a person of a block', async () => {
    const [reader, followed, blocked, blocking] = [...(await two()), ...(await two())]
    for (const author of [reader, followed, blocked, blocking]) await createArticle(author)
    await follow(reader, followed)
    await reader.api.blockUser(params(blocked))
    await blocking.api.blockUser(params(reader))
    const ids = await suggested(reader)
    for (const { user } of [reader, followed, blocked, blocking]) expect(ids).not.toContain(user.id)
  })
})
