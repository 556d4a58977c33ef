import type { Answer, RouteArticleInput } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestClient, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { createAuthorsService } from './authors.service.ts'

let test: TestApp
let guest: TestClient
let mori: TestUser
let rider: TestUser
let silent: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  guest = test.aGuest()
  mori = await test.aVerifiedUser({ name: 'mori.ayumi', nickname: '森下 あゆみ' })
  rider = await test.aVerifiedUser({ name: 'setouchi_rider', nickname: '' })
  silent = await test.aVerifiedUser({ name: 'silent.reader' })
  for (let n = 0; n < 3; n++)
    await createArticle(mori, { title: `mori ${n}`, tag: [{ name: `鳥居みち${n}` }, { name: '鳥居' }] })
  await createArticle(mori, { title: 'hidden', is_draft: true })
  const liked = await createArticle(rider, { title: 'rider', tag: [] })
  await test.db.update(routeArticles).set({ favoriteCount: 12, copyCount: 3 }).where(eq(routeArticles.id, liked.id))
  await test.db.transaction((tx) => createAuthorsService().recount(tx, rider.user.id))
})
afterAll(() => test.close())

type UserQuery = NonNullable<NonNullable<Parameters<TestClient['api']['listUsers']>[0]>['query']>
const names = async (query: UserQuery) => {
  const answer = await guest.api.listUsers({ query })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.data.map(({ name }) => name)
}

describe('lists', () => {
  it.each([
    ['route_count', ['mori.ayumi', 'setouchi_rider']],
    ['favorite', ['setouchi_rider', 'mori.ayumi']],
    ['copy', ['setouchi_rider', 'mori.ayumi']],
    ['created_at', ['setouchi_rider', 'mori.ayumi']],
  ] as const)('put those who have published in the order %s', async (sort, expected) => {
    expect(await names({ sort })).toEqual(expected)
  })

  it.each([
    ['mori', ['mori.ayumi']],
    ['あゆみ', ['mori.ayumi']],
    ['アユミ', ['mori.ayumi']],
    ['下', ['mori.ayumi']],
    ['AYU', ['mori.ayumi']],
    ['rid', ['setouchi_rider']],
    ['ider', []],
    ['silent', []],
    ['%', []],
  ])('find %j by the beginnings of names', async (q, expected) => {
    expect(await names({ q })).toEqual(expected)
  })
})

describe('a profile', () => {
  it('tells what was published and what became of it', async () => {
    const read = (id: number) => guest.api.readUser({ params: { id: String(id) } })
    expect(await read(rider.user.id)).toMatchObject({
      data: { nickname: 'setouchi_rider', route_count: 1, favorite_sum: 12, copy_sum: 3 },
    })
    expect(await read(silent.user.id)).toMatchObject({ data: { route_count: 0, favorite_sum: 0, copy_sum: 0 } })
    const unknown = { status: 404, error: { code: 'user.not_found' } }
    expect(await read(999_999)).toMatchObject(unknown)
    expect(await read((await test.anUnverifiedUser()).user.id)).toMatchObject(unknown)
  })

  it('lists what is public, in the order asked for', async () => {
    const list = await guest.api.listUserRoutes({ params: { id: String(mori.user.id) } })
    expect(list.ok && list.data.data.map(({ title }) => title)).toEqual(['mori 2', 'mori 1', 'mori 0'])
    expect(await guest.api.listUserRoutes({ params: { id: '999999' } })).toMatchObject({
      status: 404,
      error: { code: 'user.not_found' },
    })
  })

  it('follows every save and deletion', async () => {
    const author = await test.aVerifiedUser()
    const count = async () => {
      const answer = await guest.api.readUser({ params: { id: String(author.user.id) } })
      return answer.ok ? answer.data.route_count : null
    }
    const body = (over: Partial<RouteArticleInput>) => createArticle(author, { title: 'counted', tag: [], ...over })
    const { id } = await body({})
    await body({})
    expect(await count()).toBe(2)
    await author.api.deleteRoute({ params: { id: String(id) } })
    expect(await count()).toBe(1)
  })
})

describe('suggestions', () => {
  it('are routes, people and tags that begin so, the most used tag first', async () => {
    const answer = await guest.api.suggest({ query: { q: '鳥居' } })
    if (!answer.ok) throw new Error(answer.error.code)
    expect(answer.data.tags).toEqual([
      { name: '鳥居', uses: 3 },
      { name: '鳥居みち0', uses: 1 },
      { name: '鳥居みち1', uses: 1 },
    ])
    expect(answer.data.routes.map(({ title }) => title)).toEqual(['mori 2', 'mori 1', 'mori 0'])
    const people = await guest.api.suggest({ query: { q: 'mori' } })
    expect(people.ok && people.data.users).toEqual([
      { id: mori.user.id, name: 'mori.ayumi', nickname: '森下 あゆみ', avatar: null },
    ])
  })

  it('have tags in other kana and with other forms of kanji', async () => {
    const person = await test.aVerifiedUser()
    await createArticle(person, { title: '沢', tag: [{ name: '澤登り' }, { name: 'ハイキング' }] })
    for (const [q, tag] of [
      ['沢', '澤登り'],
      ['澤登', '澤登り'],
      ['はいき', 'ハイキング'],
      ['ﾊｲｷﾝｸﾞ', 'ハイキング'],
    ] as const) {
      const answer = await guest.api.suggest({ query: { q } })
      expect([q, answer.ok && answer.data.tags.map(({ name }) => name)]).toEqual([q, [tag]])
    }
  })

  it('are empty for what means nothing', async () => {
    const answer = await guest.api.suggest({ query: { q: '%_' } })
    expect(answer).toMatchObject({ data: { routes: [], users: [], tags: [] } })
  })

  it('hold places once these are loaded', async () => {
    await test.services.gazetteer.load(new AbortController().signal)
    const answer = await guest.api.suggest({ query: { q: '松本' } })
    expect(answer.ok && answer.data.places[0]).toMatchObject({ name: '松本市' })
  }, 60_000)
})

describe('figures', () => {
  it('count what one person has made, with the sums of what is published', async () => {
    const { data } = await okOf(mori.api.readOwnFigures())
    expect(data).toMatchObject({ article_count: 4, route_count: 3, favorite_sum: 0, copy_sum: 0, stock_count: 0 })
    const list = await okOf(mori.api.listOwnRoutes())
    const published = list.data.data.filter(({ status }) => status === 'public')
    const km = published.reduce((sum, { distance_km }) => sum + (distance_km ?? 0), 0)
    expect(km).toBeGreaterThan(0)
    expect(data.distance_km).toBeCloseTo(km)
    expect((await okOf(rider.api.readOwnFigures())).data).toMatchObject({ favorite_sum: 12, copy_sum: 3 })
  })

  it('are zero for who has made nothing', async () => {
    const { data } = await okOf(silent.api.readOwnFigures())
    expect(data).toEqual({
      article_count: 0,
      route_count: 0,
      distance_km: 0,
      favorite_sum: 0,
      copy_sum: 0,
      stock_count: 0,
    })
  })
})

async function okOf<T>(pending: Promise<Answer<T>>) {
  const answer = await pending
  if (!answer.ok) throw new Error(answer.error.code)
  return answer
}
