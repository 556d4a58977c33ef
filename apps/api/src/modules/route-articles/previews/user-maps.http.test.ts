import { join } from 'node:path'
import { encodePolyline, type MapDocument } from '@mishiori/map-document'
import { PRODUCT_LIMITS, type PreviewVariant, previewAddress } from '@repo/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFileCache } from '../../../platform/file-storage/file-cache.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { aLayer, aLine, aSpot } from '../testing/an-article.ts'
import { createArticle } from '../testing/create-article.ts'
import { createPreviewKeys } from './preview-key.ts'
import { createUserMapsService } from './user-maps.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const get = (address: string) => test.aGuest().fetch(address, {})
async function pathOf({ user }: TestUser): Promise<string> {
  const answer = await test.aGuest().api.readUserMap({ params: { id: String(user.id) } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.picture_path ?? ''
}

it('is none without a line', async () => {
  const author = await test.aVerifiedUser()
  await createArticle(author, { layer: [aLayer(aSpot())] })
  expect(await pathOf(author)).toBe('')
  expect((await get(`/previews/users/${author.user.id}-${'A'.repeat(16)}.webp`)).status).toBe(404)
})

it.each([
  ['light', 960, 400],
  ['dark', 960, 400],
  ['wide', 1440, 280],
  ['wideDark', 1440, 280],
] satisfies readonly (readonly [PreviewVariant, number, number])[])(
  'comes in the look %s',
  async (look, width, height) => {
    const author = await test.aVerifiedUser()
    await createArticle(author)
    const answer = await get(previewAddress(await pathOf(author), look, 'ja'))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=10, s-maxage=10, stale-while-revalidate=604800',
    })
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width, height })
  },
)

it('changes its address with what is public, and keeps the former one for pages that have it', async () => {
  const author = await test.aVerifiedUser()
  await createArticle(author)
  const first = await pathOf(author)
  await createArticle(author, { is_draft: true })
  await createArticle(author, { private_mode: 'private' })
  await createArticle(author, { private_mode: 'url' })
  expect(await pathOf(author)).toBe(first)
  const { id } = await createArticle(author)
  const second = await pathOf(author)
  expect(second).not.toBe(first)
  const [former, now] = await Promise.all([get(first), get(second)])
  expect(former.headers.get('etag')).toBe(now.headers.get('etag'))
  await author.api.deleteRoute({ params: { id: String(id) } })
  expect(await pathOf(author)).toBe(first)
})

it.each(['none.webp', `0-${'A'.repeat(16)}.webp`, `1-${'A'.repeat(16)}-og.png`, `1-${'A'.repeat(16)}-pane.webp`])(
  'is not found at %s',
  async (name) => {
    expect((await get(`/previews/users/${name}`)).status).toBe(404)
  },
)

it('is nobody’s who is not there', async () => {
  const answer = await test.aGuest().api.readUserMap({ params: { id: '999999' } })
  expect(answer).toMatchObject({ ok: false, error: { code: 'user.not_found' } })
})

it('draws the newest lines, as many as a map has room for, each in a colour of its own', async () => {
  const author = await test.aVerifiedUser()
  const maxLines = 2
  const drawn: MapDocument[] = []
  const maps = createUserMapsService({
    db: test.db,
    cache: createFileCache({ folder: join(test.dataFolder, 'user-maps'), maxFiles: 5 }),
    pictures: {
      edition: () => 'test',
      async draw(document) {
        drawn.push(document)
        return new Uint8Array([1])
      },
    },
    keyOf: createPreviewKeys('secret'),
    maxLines,
  })
  const look = async () => maps.get((await maps.findPath(author.user.id))?.slice('/previews/users/'.length) ?? '')
  for (let count = 1; count <= maxLines + 1; count++) {
    const [lng, lat] = [137 + count, 35]
    const path = encodePolyline([
      [lng, lat],
      [lng + 0.1, lat + 0.1],
    ])
    await createArticle(author, { layer: [aLayer(aLine({ path }))] })
    await look()
    await look() // kept
  }
  const objects = drawn.map(({ layers }) => layers.flatMap((layer) => layer.objects))
  const begins = objects.map((lines) => lines.map((line) => ('path' in line ? Math.round(line.path[0]?.[0] ?? 0) : 0)))
  expect(begins).toEqual([[138], [139, 138], [140, 139]])
  expect(objects.at(-1)?.map(({ color }) => color)).toEqual(['red', 'purple'])
  expect(PRODUCT_LIMITS.linesOfUser).toBe(200)
})
