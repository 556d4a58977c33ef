import type { RouteArticle } from '@repo/contract'
import { PRODUCT_LIMITS } from '@repo/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blocks } from '../../schema/blocks.table.ts'
import { comments } from '../../schema/comments.table.ts'
import { notifications } from '../../schema/notifications.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle, tokenOf } from '../route-articles/testing/create-article.ts'
import { postComment } from './testing/post-comment.ts'

let test: TestApp
let author: TestUser
let reader: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
  reader = await test.aVerifiedUser()
})
afterAll(() => test.close())

const params = ({ id }: RouteArticle) => ({ params: { id: String(id) } })
const keyOf = ({ id }: RouteArticle, commentId: number) => ({
  params: { id: String(id), commentId: String(commentId) },
})

const countOf = async ({ id }: RouteArticle) => {
  const [row] = await test.db.select().from(routeArticles).where(eq(routeArticles.id, id))
  return row?.commentCount
}

const notificationsOf = async ({ user }: TestUser, { id }: RouteArticle) =>
  (
    await test.db
      .select({ type: notifications.type })
      .from(notifications)
      .where(and(eq(notifications.userId, user.id), eq(notifications.articleId, id)))
      .orderBy(asc(notifications.id))
  ).map(({ type }) => type)

const makeOlder = (id: number, seconds: number) =>
  test.db
    .update(comments)
    .set({ createdAt: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(comments.id, id))

describe('posting a comment', () => {
  const { min, max } = PRODUCT_LIMITS.comment.length

  it.each([min, max])('takes %i characters, of which each counts once', async (size) => {
    const article = await createArticle(author)
    expect(await postComment(await test.aVerifiedUser(), article, { text: '𠮷'.repeat(size) })).toMatchObject({
      text: '𠮷'.repeat(size),
      state: 'shown',
      edited_at: null,
      viewer_can: { edit: true, delete: true },
    })
  })

  it.each(['', ' \n ', 'あ'.repeat(max + 1)])('refuses what is too short or too long', async (text) => {
    const article = await createArticle(author)
    const answer = await reader.api.createComment({ ...params(article), body: { text } })
    expect(answer).toMatchObject({ status: 422, error: { code: 'request.invalid', fields: [{ field: 'text' }] } })
  })

  it('keeps line breaks as one character and nothing around the words', async () => {
    const article = await createArticle(author)
    const posted = await postComment(await test.aVerifiedUser(), article, { text: ' 一\r\n二\n\n' })
    expect(posted.text).toBe('一\n二')
  })

  it('[fault 6] is done once for one key, however often it arrives', async () => {
    const [article, somebody] = [await createArticle(author), await test.aVerifiedUser()]
    const send = () =>
      somebody.api.createComment(
        { ...params(article), body: { text: '一度だけ' } },
        { headers: { 'idempotency-key': 'once' } },
      )
    await Promise.all(Array.from({ length: 30 }, send))
    expect(await send()).toMatchObject({ status: 201, data: { text: '一度だけ' } })
    expect(await countOf(article)).toBe(1)
  })

  it('is counted exactly when thirty people post at once, and told thirty times', async () => {
    const article = await createArticle(author)
    const people = await Promise.all(Array.from({ length: 30 }, () => test.aVerifiedUser()))
    await Promise.all(people.map((person) => postComment(person, article, { text: 'こんにちは' })))
    expect(await countOf(article)).toBe(30)
    expect(await notificationsOf(author, article)).toHaveLength(30)
  })

  it('is not for articles that nobody else reads', async () => {
    const article = await createArticle(author, { is_draft: true })
    expect(await author.api.createComment({ ...params(article), body: { text: 'メモ' } })).toMatchObject({
      status: 403,
      error: { code: 'comment.cannot_post' },
    })
    expect(await author.api.listComments(params(article))).toMatchObject({ data: { is_open: false } })
  })

  it('is for whoever has the link', async () => {
    const article = await createArticle(author, { private_mode: 'url' })
    const token = tokenOf(article)
    const input = { ...params(article), query: { token } }
    expect(await reader.api.createComment({ ...input, body: { text: '見せてもらいました' } })).toMatchObject({
      status: 201,
    })
  })
})

describe('answering a comment', () => {
  it('stays in its thread, also when a reply is answered', async () => {
    const article = await createArticle(author)
    const root = await postComment(reader, article, { text: '一' })
    const reply = await postComment(author, article, { text: '二', reply_to: root.id })
    const second = await postComment(reader, article, { text: '三', reply_to: reply.id })
    expect(second.reply_to).toMatchObject({ id: reply.id, user: { id: author.user.id } })
    const rows = await test.db.select().from(comments).where(eq(comments.articleId, article.id))
    expect(new Set(rows.map(({ rootId }) => rootId))).toEqual(new Set([null, root.id]))
  })

  it('is refused for what was deleted, prohibited, is unseen or stands elsewhere', async () => {
    const [article, elsewhere] = [await createArticle(author), await createArticle(author)]
    const [deleted, prohibited, pending] = [
      await postComment(author, article, { text: '一' }),
      await postComment(author, article, { text: '二' }),
      await postComment(author, article, { text: '三' }),
    ]
    const other = await postComment(author, elsewhere, { text: '四' })
    await author.api.deleteComment(keyOf(article, deleted.id))
    await test.db.update(comments).set({ prohibitedAt: new Date() }).where(eq(comments.id, prohibited.id))
    await test.db.update(comments).set({ isPending: true }).where(eq(comments.id, pending.id))
    for (const id of [deleted.id, prohibited.id, pending.id, other.id, 999_999]) {
      const answer = await reader.api.createComment({ ...params(article), body: { text: 'はい', reply_to: id } })
      expect(answer).toMatchObject({ status: 422, error: { code: 'comment.target_deleted' } })
    }
  })
})

describe('[B24] a block', () => {
  it.each(['author', 'reader'] as const)('keeps the two apart, set by the %s', async (blocker) => {
    const people = { author: await test.aVerifiedUser(), reader: await test.aVerifiedUser() }
    const blocked = blocker === 'author' ? people.reader : people.author
    const [own, third] = [await createArticle(people.author), await createArticle(author)]
    const theirs = await postComment(people.author, third, { text: 'こんにちは' })
    await test.db.insert(blocks).values({ blockerId: people[blocker].user.id, blockedId: blocked.user.id })
    const refused = { status: 403, error: { code: 'comment.blocked' } }
    expect(await people.reader.api.createComment({ ...params(own), body: { text: 'a' } })).toMatchObject(refused)
    const reply = { text: 'a', reply_to: theirs.id }
    expect(await people.reader.api.createComment({ ...params(third), body: reply })).toMatchObject(refused)
    await postComment(people.reader, third, { text: 'ほかの人の記事には書ける' })
    expect(await people.reader.api.listComments(params(own))).toMatchObject({ status: 200 })
  })
})

describe('changing a comment', () => {
  it('is for its author, for fifteen minutes, and marked', async () => {
    const article = await createArticle(author)
    const { id } = await postComment(reader, article, { text: '前' })
    const seconds = PRODUCT_LIMITS.comment.editMinutes * 60
    await makeOlder(id, seconds - 5)
    const edited = await reader.api.editComment({ ...keyOf(article, id), body: { text: '後' } })
    expect(edited).toMatchObject({ data: { text: '後', edited_at: expect.any(String) } })
    await makeOlder(id, seconds + 1)
    expect(await reader.api.editComment({ ...keyOf(article, id), body: { text: '遅い' } })).toMatchObject({
      status: 403,
      error: { code: 'comment.edit_expired', params: { minutes: 15 } },
    })
    expect(await author.api.editComment({ ...keyOf(article, id), body: { text: '他人' } })).toMatchObject({
      status: 404,
      error: { code: 'comment.not_found' },
    })
  })

  it('is not marked when nothing changed', async () => {
    const article = await createArticle(author)
    const { id } = await postComment(reader, article, { text: '同じ' })
    expect(await reader.api.editComment({ ...keyOf(article, id), body: { text: ' 同じ ' } })).toMatchObject({
      data: { edited_at: null },
    })
  })

  it('has the limits of posting', async () => {
    const article = await createArticle(author)
    const { id } = await postComment(reader, article, { text: '前' })
    for (const text of ['', '  ', 'あ'.repeat(1001)]) {
      expect(await reader.api.editComment({ ...keyOf(article, id), body: { text } })).toMatchObject({ status: 422 })
    }
  })

  it('asks for the article that it stands on', async () => {
    const [article, other] = [await createArticle(author), await createArticle(author)]
    const { id } = await postComment(reader, article, { text: '前' })
    for (const answer of [
      await reader.api.editComment({ ...keyOf(other, id), body: { text: '後' } }),
      await reader.api.deleteComment(keyOf(other, id)),
    ]) {
      expect(answer).toMatchObject({ status: 404, error: { code: 'comment.not_found' } })
    }
  })
})

describe('deleting a comment', () => {
  it.each(['reader', 'author'] as const)('is for the %s, and leaves its place without its words', async (by) => {
    const article = await createArticle(author)
    const { id } = await postComment(reader, article, { text: '消すことば' })
    const stranger = await test.aVerifiedUser()
    expect(await stranger.api.deleteComment(keyOf(article, id))).toMatchObject({ error: { code: 'comment.not_found' } })
    expect(await { reader, author }[by].api.deleteComment(keyOf(article, id))).toMatchObject({ status: 204 })
    expect(await countOf(article)).toBe(0)
    expect(await reader.api.listComments(params(article))).toMatchObject({
      data: {
        data: [
          {
            id,
            state: 'deleted',
            deleted: true,
            prohibited: false,
            user: null,
            text: null,
            viewer_can: { edit: false, delete: false },
          },
        ],
      },
    })
    const [row] = await test.db.select().from(comments).where(eq(comments.id, id))
    expect(row).toMatchObject({ text: '', deletedBy: by === 'author' ? 'owner' : 'author' })
  })

  it('is done once when it is asked for thirty times at once', async () => {
    const article = await createArticle(author)
    await postComment(reader, article, { text: '残る' })
    const { id } = await postComment(reader, article, { text: '消える' })
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 ? reader : author).api.deleteComment(keyOf(article, id))),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await countOf(article)).toBe(1)
  })

  it('takes nothing from the count that was not in it', async () => {
    const article = await createArticle(author)
    const { id } = await postComment(reader, article, { text: 'ひどい' })
    await test.db.transaction((tx) => test.services.commentWriting.decide(tx, id, { kind: 'prohibit', reason: 'x' }))
    expect(await countOf(article)).toBe(0)
    await reader.api.deleteComment(keyOf(article, id))
    expect(await countOf(article)).toBe(0)
  })

  it('is followed by that of its article', async () => {
    const article = await createArticle(author)
    const root = await postComment(reader, article, { text: '一' })
    await postComment(author, article, { text: '二', reply_to: root.id })
    await author.api.deleteRoute(params(article))
    await author.api.deleteTrashed(params(article))
    expect(await test.db.$count(comments, eq(comments.articleId, article.id))).toBe(0)
  })
})

describe('telling of a comment', () => {
  it('tells the author of the article, who is answered and who is named, each once', async () => {
    const [article, third] = [await createArticle(author), await test.aVerifiedUser()]
    const root = await postComment(reader, article, { text: '一' })
    expect(await notificationsOf(author, article)).toEqual(['comment'])
    await postComment(third, article, { text: `@${author.user.name} @${third.user.name}`, reply_to: root.id })
    expect(await notificationsOf(author, article)).toEqual(['comment', 'mention'])
    expect(await notificationsOf(reader, article)).toEqual(['reply'])
    expect(await notificationsOf(third, article)).toEqual([])
  })

  it('tells who is named later, and nobody once more', async () => {
    const [article, third] = [await createArticle(author), await test.aVerifiedUser()]
    const { id } = await postComment(reader, article, { text: '一' })
    await reader.api.editComment({ ...keyOf(article, id), body: { text: `一 @${third.user.name}` } })
    expect(await notificationsOf(third, article)).toEqual(['mention'])
    expect(await notificationsOf(author, article)).toEqual(['comment'])
  })

  it('sends nobody to an article that they may not open', async () => {
    const [article, third] = [await createArticle(author, { private_mode: 'url' }), await test.aVerifiedUser()]
    await postComment(author, article, { text: `@${third.user.name}` })
    expect(await notificationsOf(third, article)).toEqual([])
  })

  it('names at most ten', async () => {
    const people = await Promise.all(Array.from({ length: 11 }, () => test.aVerifiedUser()))
    const article = await createArticle(author)
    await postComment(reader, article, { text: people.map(({ user }) => `@${user.name}`).join(' ') })
    const told = await Promise.all(people.map((person) => notificationsOf(person, article)))
    expect(told.flat()).toHaveLength(PRODUCT_LIMITS.comment.mentions)
  })

  it('takes back what nobody has read when it is deleted', async () => {
    const article = await createArticle(author)
    const { id } = await postComment(reader, article, { text: '一' })
    await reader.api.deleteComment(keyOf(article, id))
    expect(await notificationsOf(author, article)).toEqual([])
  })
})

describe('what a moderator decides', () => {
  const decide = (id: number, decision: Parameters<typeof test.services.commentWriting.decide>[2]) =>
    test.db.transaction((tx) => test.services.commentWriting.decide(tx, id, decision))

  it('moves the count once, whatever is decided how often', async () => {
    const article = await createArticle(author)
    const { id } = await postComment(reader, article, { text: '一' })
    for (let i = 0; i < 2; i++) await decide(id, { kind: 'prohibit', reason: '理由' })
    expect(await countOf(article)).toBe(0)
    for (let i = 0; i < 2; i++) await decide(id, { kind: 'lift' })
    expect(await countOf(article)).toBe(1)
    expect(await decide(999_999, { kind: 'lift' })).toBeNull()
  })

  it('lets what waited be seen, counted and told', async () => {
    const article = await createArticle(author)
    const [row] = await test.db
      .insert(comments)
      .values({ articleId: article.id, userId: reader.user.id, text: 'https://example.com', isPending: true })
      .returning()
    expect(await decide(row?.id ?? 0, { kind: 'approve' })).toEqual({
      subject: { kind: 'article', id: article.id },
      userId: reader.user.id,
    })
    expect(await countOf(article)).toBe(1)
    expect(await notificationsOf(author, article)).toEqual(['comment'])
  })
})
