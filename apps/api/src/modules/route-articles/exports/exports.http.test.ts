import { inflateRawSync } from 'node:zlib'
import { encodePolyline, METERS_PER_DEGREE, type Position } from '@mishiori/map-document'
import { readRouteFile } from '@mishiori/route-files'
import type { RouteArticle, RouteArticleInput } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { aLayer, aLine, aSpot } from '../testing/an-article.ts'
import { createArticle, tokenOf } from '../testing/create-article.ts'

let test: TestApp
let author: TestUser
let article: RouteArticle
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser({ nickname: 'ひかり' })
  article = await createArticle(author, { title: '鳥居峠', layer: TWO_LAYERS })
})
afterAll(() => test.close())

const TWO_LAYERS: RouteArticleInput['layer'] = [
  aLayer(aLine(), aSpot()),
  { id: 'layer-2', name: '帰り', objects: [aSpot({ tmpId: 'spot-2', name: '駅', icon: 'train' })] },
]

const get = (query: string, id = article.id) => test.aGuest().fetch(`/api/v1/routes/${id}/export?${query}`, {})

async function bytesOf(query: string): Promise<Buffer> {
  const answer = await get(query)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

async function namesIn(query: string): Promise<readonly string[]> {
  const read = await readRouteFile(await bytesOf(query))
  if (!read.ok) throw new Error(read.refusal.code)
  return [...read.file.lines, ...read.file.spots].map(({ name }) => name)
}

describe('the file of an article', () => {
  it.each([
    ['gpx', 'application/gpx+xml; charset=utf-8'],
    ['kml', 'application/vnd.google-earth.kml+xml; charset=utf-8'],
    ['kmz', 'application/vnd.google-earth.kmz'],
    ['geojson', 'application/geo+json; charset=utf-8'],
    ['fit', 'application/vnd.ant.fit'],
    ['tcx', 'application/vnd.garmin.tcx+xml; charset=utf-8'],
  ])('comes as %s under its title', async (format, type) => {
    const answer = await get(`format=${format}`)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('content-disposition')).toContain(`${encodeURIComponent('鳥居峠')}.${format}`)
  })

  it.each(['gpx', 'geojson'])('holds the whole map, a layer or one object (%s)', async (format) => {
    expect(await namesIn(`format=${format}`)).toEqual(['街道', '峠の茶屋跡', '駅'])
    expect(await namesIn(`format=${format}&part=layer:layer-1`)).toEqual(['街道', '峠の茶屋跡'])
    expect(await namesIn(`format=${format}&part=object:spot-2`)).toEqual(['駅'])
  })

  it.each([
    ['鳥居峠', 'mishiori-ID.gpx'],
    ['Tōrii Pass', 'mishiori-ID.gpx'],
    ['🥾', 'mishiori-ID.gpx'],
    ['Torii Pass', 'Torii Pass.gpx'],
    ['100% up: "a/b"', '100_ up_ _a_b_.gpx'],
  ])('titled %s has the name %s for readers of ASCII', async (title, name) => {
    const { id } = await createArticle(author, { title })
    const disposition = (await get('format=gpx', id)).headers.get('content-disposition') ?? ''
    expect(disposition).toContain(`filename="${name.replace('ID', String(id))}"`)
    expect(disposition).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''[!-~]+\.gpx$/)
  })

  it('is named after the part', async () => {
    const answer = await get('format=kml&part=layer:layer-2')
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('鳥居峠 - 帰り.kml'))
  })

  it('says who wrote it and where it is', async () => {
    const text = (await bytesOf('format=kml')).toString()
    expect(text).toContain('<atom:name>ひかり</atom:name>')
    expect(text).toContain(`<atom:link href="http://localhost/routes/${article.id}"/>`)
  })

  it('is as KMZ the KML, packed', async () => {
    const kmz = await bytesOf('format=kmz')
    expect(kmz.readUInt32LE(0)).toBe(0x04034b50)
    const [packedBytes, nameBytes] = [kmz.readUInt32LE(18), kmz.readUInt16LE(26)]
    expect(kmz.toString('utf8', 30, 30 + nameBytes)).toBe('doc.kml')
    const packed = kmz.subarray(30 + nameBytes, 30 + nameBytes + packedBytes)
    expect(inflateRawSync(packed).toString()).toBe((await bytesOf('format=kml')).toString())
  })
})

describe('estimated times', () => {
  const PASS = Array.from({ length: 51 }, (_, index): Position => [137.8, 35.93 + (index * 100) / METERS_PER_DEGREE])
  const elevations = PASS.map((_, index) => 900 + 6 * index)
  const START = 'start=2026-12-01T07:00:00%2B09:00'
  let id: number
  beforeAll(async () => {
    const line = aLine({ path: encodePolyline(PASS), elevations })
    id = (await createArticle(author, { layer: [aLayer(line)] })).id
  })
  const textOf = async (query: string) => (await get(query, id)).text()
  const trackOf = (text: string) => text.slice(text.indexOf('<trk>'))

  it('are in a GPX file on wish, from when somebody starts, and the file says what they are', async () => {
    const text = await textOf(`format=gpx&times=estimate&${START}&hl=en-us`)
    expect(trackOf(text)).toContain('<time>2026-11-30T22:00:00Z</time>')
    expect(text).toContain('<desc>Times are estimates, not a recording (hikeJapan 1, without rests).</desc>')
    expect(await textOf(`format=gpx&times=estimate&${START}&hl=ja`)).toContain('時刻は目安で、記録ではありません')
  })

  it('begin now where nobody says when', async () => {
    const before = Date.now()
    const [, time = ''] = /<time>(.+?)<\/time>/.exec(trackOf(await textOf('format=gpx&times=estimate'))) ?? []
    expect(Date.parse(time)).toBeGreaterThanOrEqual(before - 1000)
    expect(Date.parse(time)).toBeLessThanOrEqual(Date.now())
  })

  it('are in no file that nobody wanted them in', async () => {
    expect(trackOf(await textOf('format=gpx'))).not.toContain('<time>')
    expect(await textOf('format=kml&times=estimate')).toBe(await textOf('format=kml'))
  })

  it.each(['times=yes', 'times=estimate&start=noon', 'times=estimate&start=9999-01-01T00:00:00Z'])(
    'are refused as %s',
    async (query) => {
      expect((await get(`format=gpx&${query}`, id)).status).toBe(422)
    },
  )
})

describe('a course', () => {
  const END: Position = [137.8, 35.95]
  const near = (name: string, tmpId: string, lat: number) => aSpot({ name, tmpId, lat, lng: 137.8 })
  let id: number
  beforeAll(async () => {
    const main = aLine({ path: encodePolyline([[137.8, 35.93], END]) })
    const other = aLine({ tmpId: 'line-2', name: '別の道', path: encodePolyline([END, [137.8, 35.97]]) })
    const layer = [
      aLayer(main, near('水場', 'spot-1', 35.94)),
      { id: 'layer-2', name: '二日目', objects: [other, near('小屋', 'spot-2', 35.96)] },
    ]
    id = (await createArticle(author, { layer })).id
  })
  const placesIn = async (query: string) => {
    const answer = await get(query, id)
    const read = await readRouteFile(Buffer.from(await answer.arrayBuffer()))
    if (!read.ok) throw new Error(read.refusal.code)
    return [...read.file.lines, ...read.file.spots].map(({ name }) => name)
  }

  it.each(['fit', 'tcx'])(
    'is the main line with what lies along it, or the line that is asked for (%s)',
    async (format) => {
      const title = (await placesIn(`format=${format}`))[0]
      expect(await placesIn(`format=${format}`)).toEqual([title, '水場'])
      expect(await placesIn(`format=${format}&part=layer:layer-2`)).toEqual(['二日目', '小屋'])
      expect(await placesIn(`format=${format}&part=object:line-2`)).toEqual(['別の道', '小屋'])
    },
  )

  it.each(['fit', 'tcx'])('is none of a part without a line (%s)', async (format) => {
    const answer = await get(`format=${format}&part=object:spot-1`, id)
    expect([answer.status, await answer.json()]).toMatchObject([422, { error: { code: 'article.line_missing' } }])
  })
})

describe('no file is given', () => {
  it.each(['part=layer:none', 'part=object:layer-1'])('of a part that is not there: %s', async (part) => {
    expect((await get(`format=gpx&${part}`)).status).toBe(404)
  })

  it.each(['format=pdf', 'part=layer:layer-1', 'format=gpx&part=everything'])('for %s', async (query) => {
    expect((await get(query)).status).toBe(422)
  })

  it('of what the reader may not see, until they have the link', async () => {
    const shared = await createArticle(author, { private_mode: 'url' })
    expect((await get('format=gpx', shared.id)).status).toBe(404)
    const token = tokenOf(shared)
    expect((await get(`format=gpx&part=&token=${token}`, shared.id)).status).toBe(200)
  })
})
