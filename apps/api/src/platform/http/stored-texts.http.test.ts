import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postComment } from '../../modules/comments/testing/post-comment.ts'
import { createArticle } from '../../modules/route-articles/testing/create-article.ts'
import { comments } from '../../schema/comments.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { users } from '../session/users.table.ts'

const ZALGO = `Z${'\u0336\u0353\u035a\u0359'.repeat(40)}`
const BOUNDED = 'Z\u0336\u0353\u035a\u0359'

let test: TestApp
let author: TestUser
let articleId = 0
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser({ name: 'old.author' })
  const article = await createArticle(author, { tag: [{ name: 'old' }] })
  articleId = article.id
  await postComment(author, article, { text: 'old' })
  // As they were stored before texts were tidied.
  await test.db
    .update(users)
    .set({ nickname: '\u3164\u3164', profile: `a${'\n'.repeat(400)}b` })
    .where(eq(users.id, author.user.id))
  await test.db
    .update(routeArticles)
    .set({ title: `\u202e${ZALGO}`, summary: `a${'\r\n'.repeat(400)}b` })
    .where(eq(routeArticles.id, articleId))
  await test.db
    .update(comments)
    .set({ text: `${ZALGO}${'\n'.repeat(400)}\u202eb` })
    .where(eq(comments.articleId, articleId))
})
afterAll(() => test.close())

describe('[fault 21] texts that are older than their rule', () => {
  it.each([
    ['an article', () => `/api/v1/routes/${articleId}`],
    ['a list of articles', () => '/api/v1/routes'],
    ['the author’s list', () => '/api/v1/self/routes'],
    ['comments', () => `/api/v1/routes/${articleId}/comments`],
    ['a person', () => `/api/v1/users/${author.user.id}`],
    ['the feed of an author', () => `/users/${author.user.id}/feed.atom`],
    ['the feed of comments', () => `/routes/${articleId}/comments.atom`],
    ['the article for other sites', () => `/oembed?url=${encodeURIComponent(`http://localhost/routes/${articleId}`)}`],
  ])('are bounded in %s', async (_, path) => {
    const answer = await author.fetch(path(), {})
    const text = await answer.text()
    expect([path(), answer.status]).toEqual([path(), 200])
    expect(text).not.toMatch(/[\p{Mn}\p{Me}]{5}|[\u202a-\u202e\u3164]|(?:(?:\\r)?\\n){3}/u)
  })

  it('are what they would be if they were stored today', async () => {
    const article = await author.api.readRoute({ params: { id: String(articleId) } })
    expect(article).toMatchObject({ ok: true, data: { title: BOUNDED, summary: 'a\n\nb', user: { nickname: '' } } })
    const listed = await author.api.listComments({ params: { id: String(articleId) }, query: {} })
    expect(listed.ok && listed.data.data.map(({ text }) => text)).toEqual([`${BOUNDED}\n\nb`])
  })
  it('are bounded in mails', async () => {
    await author.api.saveMailPreferences({ body: { notifications: { favorite: 'at_once' } } })
    const reader = await test.aVerifiedUser()
    await test.db
      .update(users)
      .set({ nickname: `\u202eعابر${ZALGO}` })
      .where(eq(users.id, reader.user.id))
    await reader.api.favoriteRoute({ params: { id: String(articleId) } })
    const [mail] = await test.mailsTo(author.user.email, 1)
    expect(mail?.subject).toContain(`\u2068عابر${BOUNDED}\u2069`)
    for (const text of [mail?.subject, mail?.text, mail?.html]) {
      expect(text).not.toMatch(/[\p{Mn}\p{Me}]{5}|\u202e/u)
    }
  })
})
