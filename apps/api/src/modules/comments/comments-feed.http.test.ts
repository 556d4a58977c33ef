import type { RouteArticle } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../platform/session/users.table.ts'
import { comments } from '../../schema/comments.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { postComment } from './testing/post-comment.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser({ nickname: 'ひかり' })
})
afterAll(() => test.close())

const feedOf = (article: RouteArticle, query = '') =>
  test.aGuest().fetch(`/routes/${article.id}/comments.atom${query}`, {})

describe('the feed of an article’s comments', () => {
  it('has the newest first, as their page shows them, with a way to each', async () => {
    const article = await createArticle(author, { title: '峠 & 茶屋' })
    const root = await postComment(author, article, { text: '<b>一</b>' })
    const reply = await postComment(author, article, { text: '二', reply_to: root.id })
    const answer = await feedOf(article, '?hl=en-us')
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const xml = await answer.text()
    expect(xml).toContain('<title>Comments on “峠 &amp; 茶屋” | Mishiori</title>')
    expect(xml.indexOf('二')).toBeLessThan(xml.indexOf('&lt;b&gt;一'))
    const page = `http://localhost/routes/${article.id}`
    expect(xml).toContain(`href="${page}?hl=en-us&amp;comment=${reply.id}#comment-${reply.id}"`)
    expect(xml).toContain('<title xml:lang="en-US">Comment by ひかり</title>')
    expect(await (await feedOf(article)).text()).toContain('「峠 &amp; 茶屋」へのコメント')
  })

  it('has nothing that not everybody reads, and no name of who has left', async () => {
    const [article, leaver] = [await createArticle(author), await test.aVerifiedUser()]
    const texts = ['消した', '止めた', '待つ', '残る']
    const posted = []
    for (const text of texts) posted.push(await postComment(leaver, article, { text }))
    const [deleted, prohibited, pending] = posted.map(({ id }) => id)
    await leaver.api.deleteComment({ params: { id: String(article.id), commentId: String(deleted) } })
    await test.db
      .update(comments)
      .set({ prohibitedAt: new Date() })
      .where(eq(comments.id, prohibited ?? 0))
    await test.db
      .update(comments)
      .set({ isPending: true })
      .where(eq(comments.id, pending ?? 0))
    await test.db.update(users).set({ withdrawnAt: new Date() }).where(eq(users.id, leaver.user.id))
    const xml = await (await feedOf(article)).text()
    expect(texts.filter((text) => xml.includes(text))).toEqual(['残る'])
    expect(xml).toContain('<author><name>退会したユーザー</name></author>')
  })

  it('is there for public articles alone', async () => {
    for (const hidden of [{ is_draft: true }, { private_mode: 'url' }, { private_mode: 'private' }] as const) {
      expect((await feedOf(await createArticle(author, hidden))).status).toBe(404)
    }
    expect((await test.aGuest().fetch('/routes/none/comments.atom', {})).status).toBe(404)
  })
})
