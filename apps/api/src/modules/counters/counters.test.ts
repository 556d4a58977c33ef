import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../platform/session/users.table.ts'
import { articleSearch } from '../../schema/article-search.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'
import { postComment } from '../comments/testing/post-comment.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const idOf = (id: number) => ({ params: { id: String(id) } })

/** Two people around one article: thanks, comments and follows come and go. */
async function aLivelyArticle() {
  const [author, reader] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
  const article = await createArticle(author)
  await reader.api.favoriteRoute(idOf(article.id))
  await reader.api.cloneRoute({ ...idOf(article.id), body: { title: '写し', layer_ids: ['layer-1'], with_text: true } })
  const root = await postComment(reader, article, { text: '一' })
  const reply = await postComment(author, article, { text: '二', reply_to: root.id })
  await author.api.deleteComment({ params: { id: String(article.id), commentId: String(reply.id) } })
  await reader.api.followUser(idOf(author.user.id))
  await author.api.followUser(idOf(reader.user.id))
  await author.api.unfollowUser(idOf(reader.user.id))
  return { author, reader, article }
}

it('finds nothing wrong after what people do, also while they do it', async () => {
  const running = Array.from({ length: 10 }, aLivelyArticle)
  const during = await Promise.all(Array.from({ length: 10 }, () => test.services.counters.recount()))
  await Promise.all(running)
  expect([...during.flat(), ...(await test.services.counters.recount())]).toEqual([])
  expect(test.warnings).toEqual([])
})

it('mends what is wrong with all that is derived from it, and reports it', async () => {
  const { author, reader, article } = await aLivelyArticle()
  await test.db
    .update(routeArticles)
    .set({ commentCount: 7, favoriteCount: 5, copyCount: 5 })
    .where(eq(routeArticles.id, article.id))
  const people = [author.user.id, reader.user.id]
  await test.db.update(users).set({ followerCount: 3, followingCount: 3 }).where(inArray(users.id, people))
  const drifts = await test.services.counters.recount()
  const [first, second] = people
  expect(drifts).toEqual([
    { counter: 'routes.comment_count', id: article.id, kept: 7, counted: 1 },
    { counter: 'routes.favorite_count', id: article.id, kept: 5, counted: 1 },
    { counter: 'routes.copy_count', id: article.id, kept: 5, counted: 1 },
    { counter: 'users.follower_count', id: first, kept: 3, counted: 1 },
    { counter: 'users.follower_count', id: second, kept: 3, counted: 0 },
    { counter: 'users.following_count', id: first, kept: 3, counted: 0 },
    { counter: 'users.following_count', id: second, kept: 3, counted: 1 },
  ])
  expect(test.warnings.at(-1)).toContain(`routes.comment_count of ${article.id}: 7 instead of 1`)
  expect(await test.services.counters.recount()).toEqual([])
  const profile = await test.aGuest().api.readUser(idOf(author.user.id))
  expect(profile).toMatchObject({ data: { favorite_sum: 1, copy_sum: 1 } })
  const [found] = await test.db.select().from(articleSearch).where(eq(articleSearch.articleId, article.id))
  expect(found).toMatchObject({ favoriteCount: 1, copyCount: 1 })
})

it('looks at everything in a day', async () => {
  const { article } = await aLivelyArticle()
  await test.db.update(routeArticles).set({ commentCount: 9 }).where(eq(routeArticles.id, article.id))
  const found = []
  for (let hour = 0; hour < 24; hour++) found.push(...(await test.services.counters.recountOfHour(hour)))
  expect(found).toMatchObject([{ id: article.id, kept: 9, counted: 1 }])
})
