import { type Notification, type NotificationType, PRODUCT_LIMITS } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../platform/session/users.table.ts'
import { comments } from '../../schema/comments.table.ts'
import { notifications } from '../../schema/notifications.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

type Row = Partial<typeof notifications.$inferInsert>

/** Told in this order. */
async function told(reader: TestUser, ...rows: readonly Row[]): Promise<readonly number[]> {
  const base = { userId: reader.user.id, type: 'system' as NotificationType }
  const inserted = await test.db
    .insert(notifications)
    .values(rows.map((row) => ({ ...base, ...row })))
    .returning({ id: notifications.id })
  return inserted.map(({ id }) => id)
}

async function pageOf(
  { api }: TestUser,
  query: { before?: string; category?: 'favorites' | 'comments' | 'follows' | 'routes' | 'operators' } = {},
) {
  const answer = await api.listNotifications({ query })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

async function allOf(reader: TestUser): Promise<readonly Notification[]> {
  const all: Notification[] = []
  for (let before: string | undefined; ; ) {
    const { data, next } = await pageOf(reader, before === undefined ? {} : { before })
    all.push(...data)
    if (next === null) return all
    before = next
  }
}

const at = (iso: string) => ({ createdAt: new Date(iso) })
const countOf = async ({ api }: TestUser) => {
  const answer = await api.countNotifications()
  return answer.ok ? answer.data.count : -1
}

describe('the list', () => {
  it('is empty for who is told nothing', async () => {
    const reader = await test.aVerifiedUser()
    expect(await pageOf(reader)).toEqual({ data: [], time_zone: 'Asia/Tokyo', next: null })
  })

  it('tells in one sentence what a day of the reader’s brought of thanks to one article', async () => {
    const reader = await test.aVerifiedUser()
    const people = await Promise.all(['a', 'b', 'c', 'd'].map((nickname) => test.aVerifiedUser({ nickname })))
    const [one, other] = [await createArticle(reader, { title: '朝の道' }), await createArticle(reader)]
    const thanks = (index: number, articleId: number, iso: string): Row => ({
      type: 'favorite',
      actorId: people[index]?.user.id ?? 0,
      articleId,
      ...at(iso),
    })
    await told(
      reader,
      thanks(3, one.id, '2026-11-20T14:59:00Z'), // 23:59 in Tokyo
      thanks(0, one.id, '2026-11-20T15:00:00Z'),
      thanks(1, other.id, '2026-11-20T18:00:00Z'),
      thanks(1, one.id, '2026-11-21T03:00:00Z'),
      thanks(2, one.id, '2026-11-21T14:59:59Z'),
    )
    const { data } = await pageOf(reader)
    expect(data.map(({ people, actor, path }) => [people, actor?.nickname, path])).toEqual([
      [3, 'c', `/routes/${one.id}`],
      [1, 'b', `/routes/${other.id}`],
      [1, 'd', `/routes/${one.id}`],
    ])
    expect(data[0]).toMatchObject({ type: 'favorite', article_title: '朝の道', is_unread: true, comment_text: null })
    await reader.api.saveMailPreferences({ body: { time_zone: 'UTC' } })
    expect((await pageOf(reader)).data.map(({ people }) => people)).toEqual([2, 1, 2])
  })

  it('leaves out people whom the reader blocks, their names, pictures and number', async () => {
    const [reader, friend, blocked] = [
      await test.aVerifiedUser(),
      await test.aVerifiedUser(),
      await test.aVerifiedUser(),
    ]
    const [one, other] = [await createArticle(reader), await createArticle(reader)]
    const row = (actor: TestUser, articleId: number): Row => ({
      type: 'favorite',
      actorId: actor.user.id,
      articleId,
      ...at('2026-11-20T03:00:00Z'),
      readAt: new Date(),
    })
    await told(reader, row(friend, one.id), row(blocked, one.id), row(blocked, other.id), {
      type: 'follow',
      actorId: blocked.user.id,
      ...at('2026-11-20T04:00:00Z'),
      readAt: new Date(),
    })
    const shown = async () =>
      (await pageOf(reader)).data.map(({ type, people, actor }) => [type, people, actor?.id === blocked.user.id])
    const before = await shown()
    expect(before).toEqual([
      ['follow', 1, true],
      ['favorite', 1, true],
      ['favorite', 2, true],
    ])
    const id = String(blocked.user.id)
    await reader.api.blockUser({ params: { id } })
    expect(await shown()).toEqual([['favorite', 1, false]])
    expect(await countOf(reader)).toBe(0)
    await reader.api.unblockUser({ params: { id } })
    expect(await shown()).toEqual(before)
  })

  it('tells each comment by itself, with its words', async () => {
    const [reader, writer] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const { id: articleId } = await createArticle(reader)
    const rows = await test.db
      .insert(comments)
      .values([1, 2].map((n) => ({ articleId, userId: writer.user.id, text: `${n} ${'x'.repeat(300)}` })))
      .returning({ id: comments.id })
    const ids = rows.map(({ id }) => id)
    const [first, second] = ids
    await told(
      reader,
      ...ids.map((commentId): Row => ({ type: 'comment', actorId: writer.user.id, articleId, commentId })),
    )
    await test.db
      .update(comments)
      .set({ deletedAt: new Date(), deletedBy: 'owner' })
      .where(eq(comments.id, first ?? 0))
    const { data } = await pageOf(reader)
    expect(data.map(({ path }) => path)).toEqual([
      `/routes/${articleId}?comment=${second}#comment-${second}`,
      `/routes/${articleId}`,
    ])
    expect(data.map(({ comment_text }) => comment_text?.length ?? null)).toEqual([200, null])
  })

  it('says nothing of an article that the reader may not see any more', async () => {
    const [reader, author] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const { id: articleId } = await createArticle(author, { title: 'secret' })
    const { id: ownId } = await createArticle(reader, { title: 'own' })
    await test.db.update(routeArticles).set({ isForbidden: true }).where(eq(routeArticles.id, articleId))
    await test.db.update(routeArticles).set({ isForbidden: true }).where(eq(routeArticles.id, ownId))
    const details = { action: 'forbid', reason: 'A name' }
    await told(
      reader,
      { type: 'reply', actorId: author.user.id, articleId },
      { type: 'moderation', articleId: ownId, details },
    )
    const { data } = await pageOf(reader)
    expect(data).toMatchObject([
      { article_title: 'own', path: `/home/routes/${ownId}`, people: 0, actor: null, details },
      { article_title: null, path: null, people: 1 },
    ])
  })

  it('gives each group once, page by page, while more comes', async () => {
    const reader = await test.aVerifiedUser()
    const people = await Promise.all(Array.from({ length: 3 }, () => test.aVerifiedUser()))
    // 9 days with 90 thanks each for two articles: more than one page looks at, and groups that pages must not cut.
    const articles = [await createArticle(reader), await createArticle(reader)]
    const rows = Array.from({ length: 9 * 90 }, (_, index): Row => {
      const time = Date.UTC(2026, 9, 1 + Math.floor(index / 90), 0, index % 90)
      const [actor, article] = [people[index % 3], articles[index % 2]]
      return { type: 'favorite', actorId: actor?.user.id ?? 0, articleId: article?.id ?? 0, createdAt: new Date(time) }
    })
    await told(reader, ...rows)
    const first = await pageOf(reader)
    await told(reader, { type: 'follow', actorId: people[0]?.user.id ?? 0 })
    const all = [...first.data, ...(first.next === null ? [] : await restOf(reader, first.next))]
    expect(all).toHaveLength(18)
    expect(new Set(all.map(({ id }) => id)).size).toBe(18)
    expect(all.map(({ people: count }) => count)).toEqual(Array.from({ length: 18 }, () => 3))
    const days = Array.from({ length: 45 }, (_, index): Row => ({ createdAt: new Date(Date.UTC(2027, 0, index)) }))
    await told(reader, ...days)
    expect((await pageOf(reader)).data).toHaveLength(20)
    expect(await allOf(reader)).toHaveLength(18 + 1 + 45)
  })

  const restOf = async (reader: TestUser, before: string): Promise<readonly Notification[]> => {
    const { data, next } = await pageOf(reader, { before })
    return next === null ? data : [...data, ...(await restOf(reader, next))]
  }

  it('goes on below a day whose groups were all shown before', async () => {
    const [reader, fan] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const { id: articleId } = await createArticle(reader)
    const many = Array.from(
      { length: 700 },
      (_, index): Row => ({
        type: 'favorite',
        actorId: fan.user.id,
        articleId,
        createdAt: new Date(Date.UTC(2026, 10, 1, 1, 0, index)),
      }),
    )
    await told(reader, at('2026-10-31T01:00:00Z'), ...many)
    const { data, next } = await pageOf(reader)
    expect([data.length, next === null]).toEqual([1, false])
    expect((await pageOf(reader, { before: next ?? '' })).data).toMatchObject([{ type: 'system' }])
  })

  it('is narrowed to a kind', async () => {
    const [reader, other] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const actorId = other.user.id
    const types = ['follow', 'favorite', 'comment', 'reply', 'mention', 'clone', 'hazard', 'moderation'] as const
    await told(reader, ...types.map((type) => ({ type, actorId })))
    const found = async (category: 'favorites' | 'comments' | 'follows' | 'routes' | 'operators') =>
      (await pageOf(reader, { category })).data.map(({ type }) => type)
    expect(await found('favorites')).toEqual(['favorite'])
    expect(await found('comments')).toEqual(['mention', 'reply', 'comment'])
    expect(await found('follows')).toEqual(['follow'])
    expect(await found('routes')).toEqual(['hazard', 'clone'])
    expect(await found('operators')).toEqual(['moderation'])
    expect((await reader.fetch('/api/v1/notify?category=none', { method: 'GET' })).status).toBe(422)
  })
})

describe('what was read', () => {
  it('is forgotten after its days, and what nobody has read is not', async () => {
    const reader = await test.aVerifiedUser()
    const days = PRODUCT_LIMITS.readNotificationDays
    const ago = (count: number, seconds: number) => new Date(Date.now() - (count * 86_400 + seconds) * 1000)
    const createdAt = ago(days * 2, 0)
    const [old, recent, unread] = await told(
      reader,
      { createdAt, readAt: ago(days, 60) },
      { createdAt, readAt: ago(days, -60) },
      { createdAt },
    )
    await test.services.reading.deleteOld()
    const kept = await test.db.select().from(notifications).where(eq(notifications.userId, reader.user.id))
    expect(kept.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([recent, unread])
    expect(kept.map(({ id }) => id)).not.toContain(old)
  })
})

describe('reading', () => {
  it('reads whole groups, and not what came to them later', async () => {
    const reader = await test.aVerifiedUser()
    const actors = await Promise.all(Array.from({ length: 3 }, () => test.aVerifiedUser()))
    const follow = (index: number): Row => ({ type: 'follow', actorId: actors[index]?.user.id ?? 0 })
    const [, seen = 0] = await told(reader, follow(0), follow(1))
    await told(reader, {}, follow(2))
    expect(await reader.api.readNotifications({ body: { ids: [seen] } })).toMatchObject({ data: { count: 2 } })
    expect((await pageOf(reader)).data.map(({ type, is_unread }) => [type, is_unread])).toEqual([
      ['follow', true],
      ['system', true],
    ])
  })

  it('reads all up to the last one that the reader knows of', async () => {
    const reader = await test.aVerifiedUser()
    const [, until = 0] = await told(reader, {}, {}, {})
    expect(await reader.api.readAllNotifications({ body: { until } })).toMatchObject({ data: { count: 1 } })
  })

  it('leaves those of others alone', async () => {
    const [reader, other] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const ids = [...(await told(reader, {}, {}))]
    expect(await other.api.readNotifications({ body: { ids } })).toMatchObject({ status: 200, data: { count: 0 } })
    expect(await other.api.readAllNotifications({ body: { until: ids[1] ?? 0 } })).toMatchObject({ status: 200 })
    expect(await countOf(reader)).toBe(2)
  })

  it.each([0, 101])('takes no %i ids at once', async (length) => {
    const reader = await test.aVerifiedUser()
    const ids = Array.from({ length }, (_, index) => index + 1)
    expect(await reader.api.readNotifications({ body: { ids } })).toMatchObject({ status: 422 })
    if (length > 1)
      expect(await reader.api.readNotifications({ body: { ids: ids.slice(1) } })).toMatchObject({ ok: true })
  })
})

describe('what goes', () => {
  it('goes with its article, and is not counted any more', async () => {
    const [reader, fan] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const { id } = await createArticle(reader)
    await fan.api.favoriteRoute({ params: { id: String(id) } })
    expect(await countOf(reader)).toBe(1)
    await reader.api.deleteRoute({ params: { id: String(id) } })
    expect([await countOf(reader), await allOf(reader)]).toEqual([0, []])
    await reader.api.restoreTrashed({ params: { id: String(id) } })
    expect([await countOf(reader), (await allOf(reader)).length]).toEqual([1, 1])
    await reader.api.deleteRoute({ params: { id: String(id) } })
    await reader.api.deleteTrashed({ params: { id: String(id) } })
    expect(await test.db.$count(notifications, eq(notifications.userId, reader.user.id))).toBe(0)
  })

  it('goes with a deleted comment while it is unread', async () => {
    const [reader, writer] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const { id: articleId } = await createArticle(reader)
    const [comment] = await test.db
      .insert(comments)
      .values({ articleId, userId: writer.user.id, text: 'x' })
      .returning({ id: comments.id })
    const commentId = comment?.id ?? 0
    const about = { articleId, journeyId: null, commentId }
    const event = { userId: reader.user.id, type: 'comment', actorId: writer.user.id, ...about } as const
    const { notify, retract } = test.services.notifications
    await notify(test.db, event)
    expect(await countOf(reader)).toBe(1)
    await test.db.transaction((tx) => retract(tx, { commentId }))
    expect(await countOf(reader)).toBe(0)
    await notify(test.db, event)
    await reader.api.readAllNotifications({ body: { until: (await pageOf(reader)).data[0]?.id ?? 0 } })
    await retract(test.db, { commentId })
    expect((await pageOf(reader)).data).toHaveLength(1)
  })

  it('goes with who did it', async () => {
    const [reader, fan] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const { id } = await createArticle(reader)
    await fan.api.favoriteRoute({ params: { id: String(id) } })
    await test.db.update(users).set({ passwordHash: null }).where(eq(users.id, fan.user.id))
    expect(await fan.api.withdraw({ body: {} })).toMatchObject({ ok: true })
    expect((await pageOf(reader)).data).toEqual([])
  })
})
