import type { RouteArticle } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleSearch } from '../../schema/article-search.table.ts'
import { articleBodies, articleMaps, routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { postComment } from '../comments/testing/post-comment.ts'
import { fillExtents } from './fill-extents.ts'
import { labelArticles } from './label-articles.ts'
import { fillSearch } from './search/fill-search-until-done.ts'
import { anArticle } from './testing/an-article.ts'
import { createArticle } from './testing/create-article.ts'

/** What no request stores, but a fault of a version, a restored backup or a hand in the database may have left. */
const POISON: Readonly<Record<string, unknown>> = {
  nothing: null,
  'a number': 1e308,
  'a text': '</script><script>alert(1)</script>',
  'another object': { __proto__: { a: 1 }, constructor: 'x', version: 99 },
  'a list of nothing': [null, null],
  'a later version': { version: 99, blocks: [{ type: 'hologram' }] },
  'blocks that are none': {
    version: 1,
    blocks: [null, 7, { type: 'table', content: 'x' }, { type: 'paragraph', text: {} }],
  },
  'a layer that is none': [{ id: 1, name: null, objects: 'x' }],
  'objects that are none': [
    { id: 'layer', name: 'layer', objects: [{ objectType: 'LINE', path: '~~~~', tmpId: null }] },
  ],
  'a place that is none': [
    { id: 'l', name: 'l', objects: [{ tmpId: 's', objectType: 'POI', type: 'text', lat: 1e9, lng: 'x' }] },
  ],
  'a deep nest': JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`),
}
const WORD = 'agrimony'

let test: TestApp
let author: TestUser
let reader: TestUser
let good: RouteArticle
const poisoned: { readonly id: number; readonly kind: string }[] = []
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser({ name: 'unlucky.author' })
  reader = await test.aVerifiedUser()
  await reader.api.followUser({ params: { id: String(author.user.id) } })
  for (const [kind, poison] of Object.entries(POISON)) {
    for (const place of ['map', 'body'] as const)
      poisoned.push({ id: await poisonOne(place, poison), kind: `${kind} as its ${place}` })
  }
  good = await createArticle(author, { title: `${WORD} good`, tag: [{ name: WORD }] })
  await reader.api.stockRoute({ params: { id: String(good.id) }, body: {} })
})
afterAll(() => test.close())

async function poisonOne(place: 'map' | 'body', poison: unknown): Promise<number> {
  const article = await createArticle(author, { title: `${WORD} ill`, tag: [{ name: WORD }] })
  const { id } = article
  await reader.api.stockRoute({ params: { id: String(id) }, body: {} })
  await postComment(reader, article, { text: 'What has happened here?' })
  const value = sql`${JSON.stringify(poison)}::json`
  if (place === 'map') await test.db.update(articleMaps).set({ layers: value }).where(eq(articleMaps.articleId, id))
  else await test.db.update(articleBodies).set({ body: value }).where(eq(articleBodies.articleId, id))
  return id
}

const LISTS: Readonly<Record<string, (client: TestUser) => string>> = {
  'the list of articles': () => '/api/v1/routes?page=1',
  'a search': () => `/api/v1/routes?q=${WORD}`,
  'a tag': () => `/api/v1/routes?tag=${WORD}`,
  'the map of a search': () => '/api/v1/search/map?box=137,35,139,37',
  'the front page': () => '/api/v1/front-page',
  'the articles of a person': () => `/api/v1/users/${author.user.id}/routes`,
  'a person': () => `/api/v1/users/${author.user.id}`,
  'the map of a person': () => `/api/v1/users/${author.user.id}/map`,
  'their own articles': () => '/api/v1/self/routes',
  'what is new of people one follows': () => '/api/v1/self/feed',
  'what is kept': () => '/api/v1/self/stock',
  'the map of what is kept': () => '/api/v1/self/stock-map',
  news: () => '/api/v1/notify',
  'the feed': () => '/feed.atom',
  'the feed of a person': () => `/users/${author.user.id}/feed.atom`,
  'the feed of a tag': () => `/tags/${WORD}/feed.atom`,
  'the sitemap': () => '/sitemaps/routes-1.xml',
}

describe('[fault 21] articles whose rows are poisoned', () => {
  it.each(Object.entries(LISTS))('leave %s to everybody', async (_, pathOf) => {
    for (const client of [author, reader]) {
      const answer = await client.fetch(pathOf(client), {})
      expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
    }
  })

  it('leave a good one beside them found, read, saved and exported', async () => {
    const params = { id: String(good.id) }
    const found = await (await reader.fetch(`/api/v1/routes?q=${WORD}`, {})).text()
    expect(found).toContain(`${WORD} good`)
    expect((await reader.api.readRoute({ params, query: {} })).status).toBe(200)
    expect((await reader.fetch(`/api/v1/routes/${good.id}/export?format=gpx`, {})).status).toBe(200)
    const body = anArticle({ title: `${WORD} good`, tag: [{ name: WORD }] })
    expect((await author.api.saveRoute({ params, body }, { headers: { 'if-match': '"1"' } })).status).toBe(200)
  })

  it('are passed over by what fills in the search, extents and places of all, and reported', async () => {
    await test.db.update(articleSearch).set({ version: 0 })
    await test.db.update(routeArticles).set({ factsVersion: 0, placeJa: null, placeEn: null })
    const reports: string[] = []
    const parts = { ...test.services, db: test.db, report: (warning: string) => void reports.push(warning) }
    const { signal } = new AbortController()
    await fillExtents(parts, signal)
    await fillSearch(parts, signal)
    await labelArticles({ ...parts, labelPosition: async () => ({ ja: '町', en: 'Town' }) }, signal)
    expect(reports.length).toBeGreaterThan(poisoned.length)
    expect(reports.join()).not.toContain('<script>')
    const found = await (await reader.fetch(`/api/v1/routes?q=${WORD}`, {})).text()
    expect(found).toContain(`${WORD} good`)
    const [row] = await test.db.select().from(routeArticles).where(eq(routeArticles.id, good.id))
    expect([row?.factsVersion !== 0, row?.placeEn]).toEqual([true, 'Town'])
  })

  it('fail by themselves alone, say nothing of what is in them, and are deleted by their author', async () => {
    for (const { id, kind } of poisoned) {
      const read = await reader.fetch(`/api/v1/routes/${id}`, {})
      const text = await read.text()
      expect([kind, [200, 500].includes(read.status), text.includes('<script>')]).toEqual([kind, true, false])
      const comments = await reader.fetch(`/api/v1/routes/${id}/comments`, {})
      expect([kind, comments.status]).toEqual([kind, 200])
      expect([kind, (await author.api.deleteRoute({ params: { id: String(id) } })).status]).toEqual([kind, 204])
    }
    const trash = await author.fetch('/api/v1/self/trash', {})
    expect(trash.status).toBe(200)
  })
})
