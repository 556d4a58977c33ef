import type { RouteArticle } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { postComment } from './testing/post-comment.ts'

let test: TestApp
let author: TestUser
let article: RouteArticle
beforeAll(async () => {
  test = await buildTestApp({ commentsBeforeLinks: 2 })
  author = await test.aVerifiedUser()
  article = await createArticle(author)
})
afterAll(() => test.close())

const LINK = 'https://routes.example/12'
const countOf = async () => {
  const [row] = await test.db.select().from(routeArticles).where(eq(routeArticles.id, article.id))
  return row?.commentCount
}
const unread = async () => {
  const answer = await author.api.countNotifications()
  return answer.ok && answer.data.count
}

describe('a link in the first comments', () => {
  it('waits for a moderator, seen by who wrote it and nobody else', async () => {
    const [reader, moderator] = [await test.aVerifiedUser(), await test.aModerator()]
    const [count, told] = [await countOf(), Number(await unread())]
    const comment = await postComment(reader, article, { text: LINK })
    expect(comment).toMatchObject({ state: 'pending', text: LINK })
    expect([await countOf(), await unread()]).toEqual([count, told])
    const listed = await test.aGuest().api.listComments({ params: { id: String(article.id) } })
    expect(JSON.stringify(listed)).not.toContain(LINK)
    const approved = { action: 'approve_comment', comment_id: comment.id, reason: '' } as const
    expect(await moderator.api.moderate({ body: approved })).toMatchObject({ status: 201 })
    expect([await countOf(), await unread()]).toEqual([Number(count) + 1, told + 1])
  })

  it('does not wait once two comments are shown', async () => {
    const reader = await test.aVerifiedUser()
    await postComment(reader, article, { text: '一' })
    expect(await postComment(reader, article, { text: LINK })).toMatchObject({ state: 'pending' })
    await postComment(reader, article, { text: '二' })
    expect(await postComment(reader, article, { text: LINK })).toMatchObject({ state: 'shown' })
  })

  it('waits as well when it comes by a change', async () => {
    const reader = await test.aVerifiedUser()
    const { id } = await postComment(reader, article, { text: '一' })
    await postComment(reader, article, { text: '二' })
    const count = Number(await countOf())
    const params = { id: String(article.id), commentId: String(id) }
    const changed = await reader.api.editComment({ params, query: {}, body: { text: LINK } })
    expect(changed).toMatchObject({ data: { state: 'pending' } })
    expect(await countOf()).toBe(count - 1)
  })
})
