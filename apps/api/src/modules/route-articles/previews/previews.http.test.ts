import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MapDocument } from '@mishiori/map-document'
import { PREVIEW_VARIANTS, previewAddress, type RouteArticle, type RouteArticleInput } from '@repo/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileCache } from '../../../platform/file-storage/file-cache.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { aLayer, anArticle, aSpot } from '../testing/an-article.ts'
import { createArticle } from '../testing/create-article.ts'
import { parsePreviewName, previewPath } from './preview-name.ts'
import { createPreviewsService, type DrawRoute } from './previews.service.ts'

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
    ['page', 'image/webp', 1440, 640],
    ['pageDark', 'image/webp', 1440, 640],
    ['tall', 'image/webp', 780, 840],
    ['tallDark', 'image/webp', 780, 840],
    ['og', 'image/png', 1200, 630],
  ] as const)('comes in the look %s', async (variant, type, width, height) => {
    const article = await create()
    const answer = await get(previewAddress(article.preview_path, variant))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const picture = sharp(Buffer.from(await answer.arrayBuffer()))
    expect(await picture.metadata()).toMatchObject({ width, height })
    const { isOpaque, entropy } = await picture.stats()
    expect(isOpaque).toBe(true)
    expect(entropy).toBeGreaterThan(1)
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
    expect((await get(draft.preview_path)).status).toBe(200)
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

describe('drawing', () => {
  async function serviceThatCounts() {
    const drawn: MapDocument[] = []
    const draw: DrawRoute = async (document) => {
      drawn.push(document)
      return sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
        .webp()
        .toBuffer()
    }
    const folder = join(test.dataFolder, `previews-${crypto.randomUUID()}`)
    const cache = createFileCache({ folder, maxFiles: 2 })
    return { drawn, folder, previews: createPreviewsService({ db: test.db, cache, draw }) }
  }

  it('happens once for thirty who ask at the same time, and for who asks later', async () => {
    const { drawn, previews } = await serviceThatCounts()
    const name = fileNameOf(await create())
    await Promise.all(Array.from({ length: 30 }, () => previews.get(name)))
    await previews.get(name)
    expect(drawn).toHaveLength(1)
  })

  it('keeps the pictures asked for last and draws the others again', async () => {
    const { drawn, folder, previews } = await serviceThatCounts()
    const names = await Promise.all(
      [35.1, 35.2, 35.3].map(async (lat) => fileNameOf(await create({ layer: [aLayer(aSpot({ lat }))] }))),
    )
    const [first = '', second = '', third = ''] = names
    for (const name of [first, second, first, third]) await previews.get(name)
    expect(readdirSync(folder).sort()).toEqual([first, third].sort())
    await previews.get(second)
    expect(drawn).toHaveLength(4)
  })

  it('tries again after a failure', async () => {
    const failing = createPreviewsService({
      db: test.db,
      cache: createFileCache({ folder: join(test.dataFolder, 'failing'), maxFiles: 2 }),
      draw: async () => {
        throw new Error('no colours')
      },
    })
    const name = fileNameOf(await create())
    await expect(failing.get(name)).rejects.toThrow('no colours')
    await expect(failing.get(name)).rejects.toThrow('no colours')
  })
})

it('reads the names it gives', () => {
  const key = `${'-dark'.repeat(8)}abc`
  for (const variant of PREVIEW_VARIANTS) {
    const address = previewAddress(previewPath(key), variant)
    expect(parsePreviewName(address.slice('/previews/'.length))).toEqual({ key, variant })
  }
})
