import { PRODUCT_LIMITS, type RouteArticle } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const params = ({ user }: TestUser) => ({ params: { id: String(user.id) } })

async function feedOf(reader: TestUser, before?: string | null) {
  const answer = await reader.api.listFeed({ query: before ? { before } : {} })
  if (!answer.ok) throw new Error(answer.error.code)
  return { ids: answer.data.data.map(({ id }) => id), next: answer.data.next }
}

async function readerOf(...authors: readonly TestUser[]): Promise<TestUser> {
  const reader = await test.aVerifiedUser()
  for (const author of authors) await reader.api.followUser(params(author))
  return reader
}

const publishedAgo = ({ id }: RouteArticle, micros: number) =>
  test.db
    .update(routeArticles)
    .set({ publishedAt: sql`timestamptz '2026-10-01' - ${micros} * interval '1 microsecond'` })
    .where(eq(routeArticles.id, id))

describe('the feed', () => {
  it('holds what people whom one follows have published, and nothing else', async () => {
    const [author, stranger] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const reader = await readerOf(author)
    const shown = await createArticle(author)
    await createArticle(stranger)
    await createArticle(reader)
    for (const hidden of [{ is_draft: true }, { private_mode: 'private' }, { private_mode: 'url' }] as const) {
      await createArticle(author, hidden)
    }
    expect(await feedOf(reader)).toEqual({ ids: [shown.id], next: null })
    await reader.api.unfollowUser(params(author))
    expect(await feedOf(reader)).toEqual({ ids: [], next: null })
  })

  it('is empty without anybody followed', async () => {
    expect(await feedOf(await test.aVerifiedUser())).toEqual({ ids: [], next: null })
  })

  it('has neither gaps nor doubles while new ones come, also within a microsecond', async () => {
    const size = PRODUCT_LIMITS.pageSize
    const authors = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const reader = await readerOf(...authors)
    const articles: RouteArticle[] = []
    for (let i = 0; i < size * 2 + 1; i++) {
      const author = authors[i % 3 === 0 ? 0 : 1]
      if (author) articles.push(await createArticle(author))
    }
    // Some at the same instant, some a microsecond apart.
    for (const [i, article] of articles.entries()) await publishedAgo(article, Math.floor(i / 2))
    const expected = [...articles.keys()]
      .sort((a, b) => Math.floor(a / 2) - Math.floor(b / 2) || b - a)
      .map((i) => articles[i]?.id)

    const first = await feedOf(reader)
    const late = authors[0] && (await createArticle(authors[0]))
    const second = await feedOf(reader, first.next)
    const third = await feedOf(reader, second.next)
    expect([first.ids.length, second.ids.length, third]).toEqual([size, size, { ids: expected.slice(-1), next: null }])
    expect([...first.ids, ...second.ids, ...third.ids]).toEqual(expected)
    expect((await feedOf(reader)).ids[0]).toBe(late?.id)
  })

  it('has no next page when one is exactly full', async () => {
    const author = await test.aVerifiedUser()
    const reader = await readerOf(author)
    for (let i = 0; i < PRODUCT_LIMITS.pageSize; i++) await createArticle(author)
    expect((await feedOf(reader)).next).toBeNull()
  })

  it.each(['x', '1', '1_', '_1', '1_0', '-1_1', '99999999999999999999_1'])(
    'refuses a key that is none: %s',
    async (key) => {
      const reader = await test.aVerifiedUser()
      expect(await reader.api.listFeed({ query: { before: key } })).toMatchObject({ status: 422 })
    },
  )
})
