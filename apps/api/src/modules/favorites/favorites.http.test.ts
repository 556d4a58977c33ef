import type { RouteArticle } from '@repo/contract'
import { PRODUCT_LIMITS } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../platform/session/users.table.ts'
import { articleSearch } from '../../schema/article-search.table.ts'
import { favorites } from '../../schema/favorites.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle, tokenOf } from '../route-articles/testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const params = ({ id }: RouteArticle) => ({ params: { id: String(id) } })
const thank = (reader: TestUser, article: RouteArticle) => reader.api.favoriteRoute(params(article))
const takeBack = (reader: TestUser, article: RouteArticle) => reader.api.unfavoriteRoute(params(article))

async function countOf(article: RouteArticle): Promise<number> {
  const answer = await test.aGuest().api.readRoute(params(article))
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.favorite_count
}

const crowd = (size: number) => Promise.all(Array.from({ length: size }, () => test.aVerifiedUser()))

describe('a Nice Route', () => {
  it('is sent once, however often it is asked for, and taken back', async () => {
    const [article, reader] = [await createArticle(author), await test.aVerifiedUser()]
    for (let i = 0; i < 2; i++) {
      expect(await thank(reader, article)).toMatchObject({ data: { is_favorite: true, favorite_count: 1 } })
    }
    expect(await reader.api.readRoute(params(article))).toMatchObject({
      data: { is_favorite: true, favorite_count: 1 },
    })
    expect(await test.aGuest().api.readRoute(params(article))).toMatchObject({ data: { is_favorite: false } })
    for (let i = 0; i < 2; i++) {
      expect(await takeBack(reader, article)).toMatchObject({ data: { is_favorite: false, favorite_count: 0 } })
    }
    expect(await countOf(article)).toBe(0)
  })

  it('is counted exactly when thirty people send one at once', async () => {
    const [article, readers] = [await createArticle(author), await crowd(30)]
    const answers = await Promise.all(readers.map((reader) => thank(reader, article)))
    const counts = answers.map((answer) => (answer.ok ? answer.data.favorite_count : 0))
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    await Promise.all(readers.slice(0, 10).map((reader) => takeBack(reader, article)))
    expect(await countOf(article)).toBe(20)
  })

  it('is counted once when one person sends it thirty times at once', async () => {
    const [article, reader] = [await createArticle(author), await test.aVerifiedUser()]
    await Promise.all(Array.from({ length: 30 }, () => thank(reader, article)))
    expect(await countOf(article)).toBe(1)
  })

  it('adds to what its author is known for', async () => {
    const somebody = await test.aVerifiedUser()
    const articles = [await createArticle(somebody), await createArticle(somebody)]
    for (const article of articles) await thank(await test.aVerifiedUser(), article)
    const profile = await test.aGuest().api.readUser({ params: { id: String(somebody.user.id) } })
    expect(profile).toMatchObject({ data: { favorite_sum: 2 } })
  })

  it('moves what searches count by when it leaves a level', async () => {
    const [article, readers] = [await createArticle(author), await crowd(2)]
    const levels = async () => {
      const [row] = await test.db.select().from(articleSearch).where(eq(articleSearch.articleId, article.id))
      return { count: row?.favoriteCount, tokens: row?.tokens.filter((token) => token.startsWith('f:')) }
    }
    expect(await levels()).toEqual({ count: 0, tokens: ['f:0'] })
    for (const reader of readers) await thank(reader, article)
    expect(await levels()).toEqual({ count: 2, tokens: ['f:2'] })
    const [first] = readers
    if (first) await takeBack(first, article)
    expect(await levels()).toEqual({ count: 1, tokens: ['f:1'] })
  })

  it('is not for one’s own', async () => {
    const article = await createArticle(author)
    expect(await thank(author, article)).toMatchObject({ status: 403, error: { code: 'favorite.own_article' } })
    expect(await takeBack(author, article)).toMatchObject({ status: 403 })
  })

  it.each([{ is_draft: true }, { private_mode: 'private' }, { private_mode: 'url' }] as const)(
    'knows nothing of what the reader may not see: %j',
    async (hidden) => {
      const [article, reader] = [await createArticle(author, hidden), await test.aVerifiedUser()]
      const unknown = await reader.api.favoriteRoute({ params: { id: '999999' } })
      for (const answer of [await thank(reader, article), await takeBack(reader, article)]) {
        expect(answer).toMatchObject({ status: 404, error: { code: 'article.not_found' } })
        expect(!answer.ok && answer.body).toEqual(!unknown.ok && unknown.body)
      }
      expect(await reader.api.listFavorites(params(article))).toMatchObject({ status: 404 })
    },
  )

  it('can be sent by whoever has the link', async () => {
    const [article, reader] = [await createArticle(author, { private_mode: 'url' }), await test.aVerifiedUser()]
    const token = tokenOf(article)
    const answer = await reader.api.favoriteRoute({ ...params(article), query: { token } })
    expect(answer).toMatchObject({ data: { is_favorite: true, favorite_count: 1 } })
  })

  it('goes with its article', async () => {
    const [article, reader] = [await createArticle(author), await test.aVerifiedUser()]
    await thank(reader, article)
    await author.api.deleteRoute(params(article))
    expect(await test.db.$count(favorites, eq(favorites.articleId, article.id))).toBe(0)
  })
})

describe('who has sent one', () => {
  it('is listed newest first, page by page, nobody twice while others come', async () => {
    const size = PRODUCT_LIMITS.pageSize
    const [article, readers] = [await createArticle(author), await crowd(size + 1)]
    for (const reader of readers) await thank(reader, article)
    const first = await test.aGuest().api.listFavorites(params(article))
    if (!first.ok) throw new Error(first.error.code)
    expect(first.data).toMatchObject({ total: size + 1, next: expect.any(String) })
    await thank(await test.aVerifiedUser(), article)
    const second = await test
      .aGuest()
      .api.listFavorites({ ...params(article), query: { before: first.data.next ?? '' } })
    if (!second.ok) throw new Error(second.error.code)
    expect(second.data.next).toBeNull()
    const listed = [...first.data.data, ...second.data.data].map(({ user }) => user.id)
    expect(listed).toEqual(readers.map(({ user }) => user.id).reverse())
  })

  it('has no next page when one is exactly full', async () => {
    const [article, readers] = [await createArticle(author), await crowd(PRODUCT_LIMITS.pageSize)]
    for (const reader of readers) await thank(reader, article)
    expect(await test.aGuest().api.listFavorites(params(article))).toMatchObject({ data: { next: null } })
  })

  it('leaves out who has withdrawn, whose thanks still count', async () => {
    const [article, reader] = [await createArticle(author), await test.aVerifiedUser()]
    await thank(reader, article)
    await test.db.update(users).set({ withdrawnAt: new Date() }).where(eq(users.id, reader.user.id))
    expect(await test.aGuest().api.listFavorites(params(article))).toMatchObject({ data: { data: [], total: 1 } })
  })
})
