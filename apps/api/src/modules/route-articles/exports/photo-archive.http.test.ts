import { readRouteFile, toMapObjects } from '@mishiori/route-files'
import type { RouteArticle } from '@repo/contract'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestClient, type TestUser } from '../../../testing/index.ts'
import { HOME, hideHome } from '../../private-places/testing/home.ts'
import { aLayer, aLine, aSpot } from '../testing/an-article.ts'
import { createArticle, tokenOf } from '../testing/create-article.ts'

const ELSEWHERE = 'https://photos.example/a.jpg'

let test: TestApp
let author: TestUser
let photos: readonly string[]
let foreign: string
let article: RouteArticle
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
  photos = [await upload(author, '#ff0000'), await upload(author, '#0000ff')]
  foreign = await upload(await test.aVerifiedUser(), '#00ff00')
  const first = aSpot({ ...imagesOf(photos[0], ELSEWHERE, foreign) })
  const second = aSpot({ tmpId: 'spot-2', name: '駅', lat: 35.9312, lng: 137.7846, ...imagesOf(photos[1]) })
  const layer = [aLayer(aLine(), first), { id: 'layer-2', name: '帰り', objects: [second] }]
  article = await createArticle(author, { title: '鳥居峠', layer })
})
afterAll(() => test.close())

async function upload(user: TestUser, background: string): Promise<string> {
  const size = { width: 8, height: 8, channels: 3, background } as const
  const bytes = await sharp({ create: size }).jpeg().toBuffer()
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), 'a.jpg')
  const answer = await user.api.uploadImage({ body })
  if (!answer.ok) throw new Error(answer.error.code)
  return `http://localhost${answer.data.url}`
}
const imagesOf = (...images: readonly (string | undefined)[]) => ({ type: 'image', images })
const nameOf = (address = '') => address.replace(/^.*\/files\//, 'pictures/')

const get = (query = '', { id = article.id, client = test.aGuest() as TestClient } = {}) =>
  client.fetch(`/api/v1/routes/${id}/export?format=gpxzip${query}`, {})
async function zipOf(query?: string, of?: Parameters<typeof get>[1]): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await get(query, of)
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

describe('GPX with photos', () => {
  it('is a ZIP under the title, with the photos that its author stored here and links to all others', async () => {
    const { headers } = await get()
    expect(headers.get('content-type')).toBe('application/zip')
    expect(headers.get('content-disposition')).toContain(`${encodeURIComponent('鳥居峠')}.zip`)
    const files = unzipSync(await zipOf())
    expect(Object.keys(files).toSorted()).toEqual([...photos.map(nameOf), 'route.gpx'].toSorted())
    const gpx = strFromU8(files['route.gpx'] ?? new Uint8Array())
    for (const link of [...photos.map(nameOf), ELSEWHERE, foreign]) expect(gpx).toContain(`<link href="${link}"/>`)
    for (const photo of photos) {
      const stored = await (await test.aGuest().fetch(new URL(photo).pathname, {})).arrayBuffer()
      expect(files[nameOf(photo)]).toEqual(new Uint8Array(stored))
    }
  })

  it('comes in again as the same spots with the same photos', async () => {
    const read = await readRouteFile(await zipOf())
    if (!read.ok) throw new Error(read.refusal.code)
    let made = 0
    const names = { layer: '', spot: () => '', area: () => '' }
    const { layers, pictures, notes } = toMapObjects(read.file, { createId: () => `o${made++}`, names })
    const spots = layers.flatMap(({ objects }) => objects).filter((object) => object.kind === 'spot')
    expect(notes).toEqual([])
    expect(spots).toMatchObject([
      { name: '峠の茶屋跡', icon: 'star', position: [137.8012, 35.9455], images: [ELSEWHERE, foreign] },
      { name: '駅', position: [137.7846, 35.9312], images: [] },
    ])
    expect(pictures.map(({ objectId, name }) => [objectId, name])).toEqual([
      [spots[0]?.id, nameOf(photos[0])],
      [spots[1]?.id, nameOf(photos[1])],
    ])
  })

  it('has only the photos of a part, and none of a map without', async () => {
    expect(Object.keys(unzipSync(await zipOf('&part=layer:layer-2')))).toEqual(['route.gpx', nameOf(photos[1])])
    expect(Object.keys(unzipSync(await zipOf('&part=object:line-1')))).toEqual(['route.gpx'])
  })

  it('has no photo of a private place, but for its author', async () => {
    const [lng, lat] = HOME
    const layer = [aLayer(aLine(), aSpot({ lat, lng, ...imagesOf(photos[0]) }), aSpot({ tmpId: 'spot-2' }))]
    const { id } = await createArticle(author, { layer })
    await hideHome(author)
    expect(Object.keys(unzipSync(await zipOf('', { id })))).toEqual(['route.gpx'])
    expect(Object.keys(unzipSync(await zipOf('', { id, client: author })))).toContain(nameOf(photos[0]))
  })

  it('is for those who may see the article, and of parts that are there', async () => {
    const shared = await createArticle(author, { private_mode: 'url' })
    expect((await get('', { id: shared.id })).status).toBe(404)
    expect((await get(`&token=${tokenOf(shared)}`, { id: shared.id })).status).toBe(200)
    expect((await get('&part=layer:none')).status).toBe(404)
  })

  it('is how the map of a downloaded article links to its photos', async () => {
    const answer = await author.fetch(`/api/v1/self/routes/${article.id}/bundle`, {})
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const gpx = strFromU8(files['route.gpx'] ?? new Uint8Array())
    for (const name of photos.map(nameOf)) {
      expect(gpx).toContain(`<link href="${name}"/>`)
      expect(files[name]?.length).toBeGreaterThan(0)
    }
    expect(gpx).toContain(`<link href="${ELSEWHERE}"/>`)
  })
})

describe.each([
  ['courses', ['fit', 'tcx']],
  ['archives of photos', ['gpxzip', 'gpxzip']],
])('%s a minute', (_, [one, other]) => {
  it('are at most 30 of all guests of a network, and 60 of each user', async () => {
    const strict = await buildTestApp({ rateLimitFactor: 1 })
    try {
      const user = await strict.aVerifiedUser()
      const { id } = await createArticle(user, {})
      const statusOf = async (client: TestClient, format = one) =>
        (await client.fetch(`/api/v1/routes/${id}/export?format=${format}`, {})).status
      for (const [client, max] of [[strict.aGuest(), 30] as const, [user, 60] as const]) {
        for (let count = 0; count < max; count++) expect(await statusOf(client)).toBe(200)
        const refused = await client.fetch(`/api/v1/routes/${id}/export?format=${other}`, {})
        expect([refused.status, (await refused.json()).error.code]).toEqual([429, 'request.too_many'])
      }
      expect(await statusOf(user, 'gpx')).toBe(200)
      expect(await statusOf(await strict.aVerifiedUser())).toBe(200)
    } finally {
      await strict.close()
    }
  })
})
