import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { encodePolyline, type MapDocument, type Position } from '@mishiori/map-document'
import { PREVIEW_VARIANTS, previewAddress, type RouteArticle, type RouteArticleInput } from '@repo/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileCache } from '../../../platform/file-storage/file-cache.ts'
import { routeArticles } from '../../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { aLayer, aLine, anArticle, aSpot } from '../testing/an-article.ts'
import { createArticle } from '../testing/create-article.ts'
import { parsePreviewName, previewPath } from './preview-name.ts'
import { createPreviewsService, type RoutePictures } from './previews.service.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const create = (over: Partial<RouteArticleInput> = {}) => createArticle(author, over)

const get = (address: string) => test.aGuest().fetch(address, {})
const fileNameOf = (article: RouteArticle) => article.preview_path.slice('/previews/'.length)

describe('the picture drawn from a map', () => {
  it.each([
    ['light', 'image/webp', 960, 540],
    ['dark', 'image/webp', 960, 540],
    ['wide', 'image/webp', 1440, 640],
    ['wideDark', 'image/webp', 1440, 640],
    ['pane', 'image/webp', 925, 825],
    ['paneDark', 'image/webp', 925, 825],
    ['tall', 'image/webp', 780, 840],
    ['tallDark', 'image/webp', 780, 840],
    ['og', 'image/png', 1200, 630],
  ] as const)('comes in the look %s', async (variant, type, width, height) => {
    const article = await create()
    const answer = await get(previewAddress(article.preview_path, variant, 'ja'))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=10, s-maxage=10, stale-while-revalidate=604800',
      'cdn-cache-control': 'public, max-age=10, stale-while-revalidate=10',
      'x-content-type-options': 'nosniff',
    })
    const picture = sharp(Buffer.from(await answer.arrayBuffer()))
    expect(await picture.metadata()).toMatchObject({ width, height })
    const { isOpaque, entropy } = await picture.stats()
    expect(isOpaque).toBe(true)
    expect(entropy).toBeGreaterThan(1)
  })

  it('names places in the language of its address', async () => {
    const towns: Position[] = [
      [137.97, 36.24],
      [138.11, 36.04],
    ]
    const { preview_path } = await create({ layer: [aLayer(aLine({ path: encodePolyline(towns) }))] })
    const pictures = await Promise.all(
      (['ja', 'en-us'] as const).map(async (locale) => {
        const answer = await get(previewAddress(preview_path, 'light', locale))
        expect(answer.status).toBe(200)
        return Buffer.from(await answer.arrayBuffer())
      }),
    )
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false)
  })

  it('keeps its address while the map is the same and changes it with the map', async () => {
    const article = await create({ title: 'one' })
    const save = (over: Partial<RouteArticleInput>, version: number) =>
      author.api.saveRoute(
        { params: { id: String(article.id) }, body: anArticle(over) },
        { headers: { 'if-match': `"${version}"` } },
      )
    const renamed = await save({ title: 'two' }, 1)
    const redrawn = await save({ title: 'two', layer: [aLayer(aSpot({ lat: 35.5 }))] }, 2)
    expect(renamed.ok && renamed.data.preview_path).toBe(article.preview_path)
    expect(redrawn.ok && redrawn.data.preview_path).not.toBe(article.preview_path)
    expect(redrawn.ok && (await get(redrawn.data.preview_path)).status).toBe(200)
  })

  it('draws the empty map of a draft', async () => {
    const draft = await create({ is_draft: true, layer: [] })
    expect((await author.fetch(draft.preview_path, {})).status).toBe(200)
  })

  it.each([
    previewPath('A'.repeat(43)),
    '/previews/none.webp',
    `/previews/${'A'.repeat(43)}-huge.webp`,
    `/previews/${'A'.repeat(43)}.svg`,
    '/previews/..%2f..%2fsecret',
  ])('is not found at %s', async (address) => {
    expect((await get(address)).status).toBe(404)
  })
})

const byNobody = async () => null

describe('drawing', () => {
  async function serviceThatCounts() {
    const drawn: MapDocument[] = []
    const draw: RoutePictures['draw'] = async (document) => {
      drawn.push(document)
      return sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
        .webp()
        .toBuffer()
    }
    const folder = join(test.dataFolder, `previews-${crypto.randomUUID()}`)
    const cache = createFileCache({ folder, maxFiles: 2 })
    const streets = { set: 'none' }
    const pictures = { draw, edition: () => `with-${streets.set}` }
    return { drawn, folder, streets, previews: createPreviewsService({ db: test.db, cache, pictures }) }
  }

  it('happens once for thirty who ask at the same time, and for who asks later', async () => {
    const { drawn, previews } = await serviceThatCounts()
    const name = fileNameOf(await create())
    await Promise.all(Array.from({ length: 30 }, () => previews.get(name, byNobody)))
    await previews.get(name, byNobody)
    expect(drawn).toHaveLength(1)
  })

  it('keeps the pictures asked for last and draws the others again', async () => {
    const { drawn, folder, previews } = await serviceThatCounts()
    const names = await Promise.all(
      [35.1, 35.2, 35.3].map(async (lat) => fileNameOf(await create({ layer: [aLayer(aSpot({ lat }))] }))),
    )
    const [first = '', second = '', third = ''] = names
    for (const name of [first, second, first, third]) await previews.get(name, byNobody)
    expect(readdirSync(folder).sort()).toEqual([`with-none-${first}`, `with-none-${third}`].sort())
    await previews.get(second, byNobody)
    expect(drawn).toHaveLength(4)
  })

  it('happens again when streets were installed, under a name that browsers do not have', async () => {
    const { drawn, streets, previews } = await serviceThatCounts()
    const name = fileNameOf(await create())
    const before = await previews.get(name, byNobody)
    streets.set = 'town'
    const after = await previews.get(name, byNobody)
    expect(drawn).toHaveLength(2)
    expect(after.name).not.toBe(before.name)
  })

  it('tries again after a failure', async () => {
    const failing = createPreviewsService({
      db: test.db,
      cache: createFileCache({ folder: join(test.dataFolder, 'failing'), maxFiles: 2 }),
      pictures: {
        edition: () => 'none',
        draw: async () => {
          throw new Error('no colours')
        },
      },
    })
    const name = fileNameOf(await create())
    await expect(failing.get(name, byNobody)).rejects.toThrow('no colours')
    await expect(failing.get(name, byNobody)).rejects.toThrow('no colours')
  })
})

describe('the picture of an article that is not public', () => {
  let maps = 0
  /** With no other article. */
  const ownMap = () => ({ layer: [aLayer(aSpot({ lat: 36 + ++maps / 100 }))] })

  /** It was public, so that strangers know the address of its picture. */
  async function hidden(change: Partial<RouteArticleInput>): Promise<string> {
    const map = ownMap()
    const article = await create(map)
    expect((await get(article.preview_path)).status).toBe(200)
    const params = { id: String(article.id) }
    const saved = await author.api.saveRoute(
      { params, body: anArticle({ ...map, ...change }) },
      { headers: { 'if-match': '"1"' } },
    )
    expect(saved.ok && saved.data.preview_path).toBe(article.preview_path)
    return article.preview_path
  }
  const look = async (client: Pick<TestUser, 'fetch'>, address: string, headers = {}) => {
    const answer = await client.fetch(address, { headers })
    return [answer.status, answer.headers.get('cache-control')]
  }

  it.each<[string, Partial<RouteArticleInput>]>([
    ['withdrawn to a draft', { is_draft: true }],
    ['made private', { private_mode: 'private' }],
  ])('is gone for strangers when it was %s, and kept by no cache of its author', async (_, change) => {
    const address = await hidden(change)
    const gone = [404, 'no-store']
    const seen = [200, 'private, no-store']
    const etag = (await author.fetch(address, {})).headers.get('etag') ?? ''
    expect(await look(test.aGuest(), address)).toEqual(gone)
    expect(await look(test.aGuest(), address, { 'if-none-match': etag })).toEqual(gone)
    expect(await look(await test.aVerifiedUser(), address)).toEqual(gone)
    expect(await look(author, address)).toEqual(seen)
    expect(await look(await test.aModerator(), address)).toEqual(seen)
  })

  it('is gone when the article is forbidden', async () => {
    const article = await create(ownMap())
    await test.db.update(routeArticles).set({ isForbidden: true }).where(eq(routeArticles.id, article.id))
    expect(await look(test.aGuest(), article.preview_path)).toEqual([404, 'no-store'])
    expect(await look(author, article.preview_path)).toEqual([200, 'private, no-store'])
  })

  it('is for its author alone while the article is in the trash, and gone for all when it is deleted', async () => {
    const article = await create(ownMap())
    await author.api.deleteRoute({ params: { id: String(article.id) } })
    expect(await look(test.aGuest(), article.preview_path)).toEqual([404, 'no-store'])
    expect(await look(author, article.preview_path)).toEqual([200, 'private, no-store'])
    await author.api.deleteTrashed({ params: { id: String(article.id) } })
    expect(await look(author, article.preview_path)).toEqual([404, 'no-store'])
  })

  it('is for who has the address when the article is shared by a link, and kept by no cache', async () => {
    expect(await look(test.aGuest(), await hidden({ private_mode: 'url' }))).toEqual([200, 'private, no-store'])
  })

  it('stays for all while another public article has the same map', async () => {
    const map = ownMap()
    const one = await create(map)
    const other = await create({ ...map, title: 'another' })
    expect(other.preview_path).toBe(one.preview_path)
    await author.api.deleteRoute({ params: { id: String(one.id) } })
    expect((await get(one.preview_path)).headers.get('cache-control')).toContain('public')
  })
})

it('a picture that a browser has is not sent again', async () => {
  const { preview_path } = await create()
  const first = await get(preview_path)
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  const again = await test.aGuest().fetch(preview_path, { headers })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
})

it('reads the names it gives', () => {
  const key = `${'-dark'.repeat(8)}abc`
  for (const variant of PREVIEW_VARIANTS) {
    for (const locale of ['ja', 'en-us'] as const) {
      const address = previewAddress(previewPath(key), variant, locale)
      expect(parsePreviewName(address.slice('/previews/'.length))).toEqual({ key, variant, locale })
    }
  }
})
