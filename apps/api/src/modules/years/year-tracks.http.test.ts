import { decodePolyline, encodePolyline, type Position } from '@mishiori/map-document'
import { PRODUCT_LIMITS } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articlePlaces } from '../../schema/activities.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestClient, type TestUser } from '../../testing/index.ts'
import { aLayer, aLine } from '../route-articles/testing/an-article.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { logWalk } from '../walk-logs/testing/a-walk.ts'
import { createRecording, ownTracks, ownYear, show } from './testing/recordings.ts'

let test: TestApp
let author: TestUser
let walker: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
beforeEach(async () => {
  walker = await test.aVerifiedUser()
})
afterAll(() => test.close())

const pointsOf = (line = ''): readonly Position[] => {
  const decoded = decodePolyline(line, { maxPoints: 1_000 })
  return decoded.ok ? decoded.path : []
}
const fromStrava = (at: string) =>
  createRecording(walker, { at, over: { source: 'strava' } }, { private_mode: 'private' })
const hide = async (owner: TestUser, lng: number) => {
  const body = { name: '家', radius: 1000, position: { lat: 35, lng } }
  expect(await owner.api.createPrivatePlace({ body })).toMatchObject({ ok: true })
}

describe('the file of all tracks', () => {
  const exported = (query: string, year = 'all') => walker.fetch(`/api/v1/self/years/${year}/export?${query}`, {})
  async function features(query = '', year?: string) {
    const answer = await exported(`format=geojson${query}`, year)
    expect(answer.status).toBe(200)
    const file = (await answer.json()) as {
      name: string
      features: { id: string; properties: Record<string, unknown>; geometry: { coordinates: [number, number][] } }[]
    }
    return file.features
  }

  it('is GPX with a track for each recording, by its name, and the time of each point', async () => {
    await createRecording(walker, { climb: 2, steps: 2 }, { title: '尾根 & "谷"' })
    await createRecording(walker, { at: '2025-05-05T00:00:00Z', steps: 2 }, { title: 'Old Loop' })

    const answer = await exported('format=gpx')
    const gpx = await answer.text()

    expect(answer.headers.get('content-type')).toBe('application/gpx+xml; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain('filename="mishiori-years-all.gpx"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect([...gpx.matchAll(/<trk>\s*<name>([^<]*)</g)].map(([, name]) => name)).toEqual([
      expect.stringContaining('尾根 &amp; &quot;谷&quot;'),
      expect.stringContaining('Old Loop'),
    ])
    expect([...gpx.matchAll(/<ele>([^<]*)</g)].map(([, meters]) => Number(meters))).toEqual([100, 102, 104])
    expect([...gpx.matchAll(/<time>([^<]*)</g)].map(([, time]) => time?.slice(0, 16))).toEqual([
      ...['2026-11-03T00:00', '2026-11-03T00:01', '2026-11-03T00:02'],
      ...['2025-05-05T00:00', '2025-05-05T00:01', '2025-05-05T00:02'],
    ])
  })

  it('is GeoJSON with a feature for each recording, its times beside its points', async () => {
    const { id } = await createRecording(walker, { steps: 2 }, { title: 'Ridge' })

    const [feature, ...others] = await features()

    expect(others).toEqual([])
    expect(feature?.id).toMatch(new RegExp(`^${id}-`))
    expect(feature?.properties.name).toContain('Ridge')
    expect(feature?.properties.coordTimes).toHaveLength(3)
    expect(feature?.geometry.coordinates.map(([lng, lat]) => [lng, lat])).toEqual([
      [139, 35],
      [139.001, 35],
      [139.002, 35],
    ])
  })

  it('is of one year and one sport where it is asked for', async () => {
    await createRecording(walker, {}, { title: 'walked' })
    await createRecording(walker, { over: { mode: 'driving' } }, { title: 'ridden' })
    await createRecording(walker, { at: '2025-05-05T00:00:00Z' }, { title: 'before' })
    const names = async (query: string, year: string) =>
      (await features(query, year)).map(({ properties }) => String(properties.name).split(' ')[0])

    expect(await names('', '2026')).toHaveLength(2)
    expect(await names('&sport=cycling', '2026')).toEqual(['ridden'])
    expect(await names('', '2025')).toEqual(['before'])
    expect(await names('', '2024')).toEqual([])
  })

  it('has each line once, one’s own whole, what came from Strava marked, and of others what they show', async () => {
    const own = await createRecording(walker, { steps: 60 })
    await logWalk(walker, own)
    await logWalk(walker, own)
    const strava = await fromStrava('2025-01-01T00:00:00Z')
    const foreign = await createRecording(author, { steps: 60, from: [140, 35] })
    await logWalk(walker, foreign, { walked_on: '2024-01-01' })
    await hide(walker, 139)
    await hide(author, 140)

    const found = await features()

    expect(found.map(({ id }) => id.split('-')[0])).toEqual([own.id, strava.id, foreign.id].map(String))
    const beginnings = found.map(({ geometry }) => geometry.coordinates[0]?.[0])
    expect(beginnings.slice(0, 2)).toEqual([139, 139])
    expect(beginnings[2]).toBeGreaterThan(140.005)
    expect(JSON.stringify(found[1])).toContain('strava')
  })

  it('leaves out what is in the trash, and what the walker may not see any more', async () => {
    const [recording, foreign] = [await createRecording(walker), await createArticle(author)]
    await logWalk(walker, foreign)
    expect(await features()).toHaveLength(2)

    await walker.api.deleteRoute({ params: { id: String(recording.id) } })
    await test.db.update(routeArticles).set({ privateMode: 'private' }).where(eq(routeArticles.id, foreign.id))

    expect(await features()).toEqual([])
  })

  it('is made 30 times an hour, of either format', async () => {
    const statuses = new Set<number>()
    for (let count = 0; count < PRODUCT_LIMITS.years.filesPerHour; count++)
      statuses.add((await exported(count % 2 ? 'format=gpx' : 'format=geojson')).status)
    expect([...statuses]).toEqual([200])

    const refused = await exported('format=gpx')
    expect([refused.status, (await refused.json()).error.code]).toEqual([429, 'request.too_many'])
  })
})

describe('the map of all tracks', () => {
  it('is that of what others see for them, and names nothing from Strava', async () => {
    await createRecording(walker, { steps: 60 })
    await fromStrava('2025-01-01T00:00:00Z')
    await hide(walker, 139)
    await show(walker)
    const guest: TestClient = test.aGuest()

    const answer = await guest.api.readTracks({
      params: { id: String(walker.user.id), year: 'all' },
      query: { zoom: '15' },
    })

    const lines = answer.ok ? answer.data.tracks.flatMap((track) => track.lines) : []
    expect(lines).toHaveLength(1)
    expect(pointsOf(lines[0])[0]?.[0]).toBeGreaterThan(139.005)
    expect((await ownTracks(walker, 'all', { zoom: '15' })).tracks).toHaveLength(2)
  })

  it('has the tracks with something in a box, also across 180°, and the bounds of all', async () => {
    await createRecording(walker, { from: [139, 35] })
    await createRecording(walker, { from: [179.99, -17], at: '2026-11-04T00:00:00Z' })
    const longitudes = async (bbox: string) => {
      const { tracks, bounds } = await ownTracks(walker, 'all', { bbox })
      expect(bounds?.[0]).toBeCloseTo(139, 4)
      return tracks.map(({ lines }) => Math.round(pointsOf(lines[0])[0]?.[0] ?? 0))
    }

    expect(await longitudes('138,34,140,36')).toEqual([139])
    expect(await longitudes('139.03,34,140,36')).toEqual([])
    expect(await longitudes('179,-18,-179,-16')).toEqual([180])
    expect(await longitudes('-180,-90,180,90')).toEqual([180, 139])
  })

  it.each(['139,36,140,35', '139,-91,140,35', '181,34,182,36', '1,2,3'])('refuses the box %s', async (bbox) => {
    expect(await walker.api.readOwnTracks({ params: { year: 'all' }, query: { bbox } })).toMatchObject({
      ok: false,
      error: { code: 'request.invalid' },
    })
  })

  it('has a line once that several logs are about, of the newest of them', async () => {
    const article = await createRecording(author)
    for (const walked_on of ['2026-05-01', '2026-11-02', '2024-01-01']) await logWalk(walker, article, { walked_on })

    const { tracks } = await ownTracks(walker, 'all')

    expect(tracks.map(({ date, article_id }) => [date, article_id])).toEqual([['2026-11-02', article.id]])
    expect((await ownTracks(walker, '2024')).tracks).toHaveLength(1)
  })

  it('has finer lines nearer by, and says from which zoom on', async () => {
    const zigzag = Array.from({ length: 200 }, (_, at): Position => [139 + at * 0.0005, 35 + (at % 2) * 0.0004])
    const points = async (zoom: string) => {
      const { tracks, next_zoom } = await ownTracks(walker, 'all', { zoom })
      return [pointsOf(tracks[0]?.lines[0]).length, next_zoom] as const
    }
    const timestamps = zigzag.map((_, at) => Date.parse('2026-11-03T00:00:00Z') + at * 10_000)
    const line = { ...aLine(), objectType: 'RECORDING_LINE', mode: 'walking', path: encodePolyline(zigzag), timestamps }
    await createArticle(walker, { layer: [aLayer(line)] })

    const [far, near] = [await points('6'), await points('13')]

    expect([far[1], near[1]]).toEqual([7, null])
    expect(near[0]).toBeGreaterThan(far[0] * 10)
    expect(await points('7')).toEqual([expect.any(Number), 10])
  })

  it('is sent once to a browser that keeps it, and anew after a change', async () => {
    await createRecording(walker)
    const read = (path: string, known?: string) =>
      walker.fetch(path, { headers: known === undefined ? {} : { 'if-none-match': known } })
    const path = '/api/v1/self/years/all/tracks'
    const etag = (await read(path)).headers.get('etag') ?? ''

    const again = await read(path, etag)
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    expect(again.headers.get('cache-control')).toBe('private, no-cache')

    await createRecording(walker, { at: '2026-11-05T00:00:00Z' })
    expect((await read(path, etag)).status).toBe(200)
  })
})

it('a year names as many places as it may, and counts the others', async () => {
  const { places: max } = PRODUCT_LIMITS.years
  const { id: articleId } = await createRecording(walker)
  const place = (kind: 'municipality' | 'summit', index: number) => {
    const name = `${kind} ${index}`
    return {
      articleId,
      kind,
      placeId: name,
      nameJa: name,
      nameEn: name,
      isShown: true,
      position: [139, 35] as [number, number],
    }
  }
  const kinds = ['municipality', 'summit'] as const
  await test.db.delete(articlePlaces).where(eq(articlePlaces.articleId, articleId))
  await test.db
    .insert(articlePlaces)
    .values(kinds.flatMap((kind) => Array.from({ length: max }, (_, at) => place(kind, at))))
  const counts = async () => {
    const year = await ownYear(walker)
    return [year.municipalities.length, year.municipality_count, year.summits.length, year.summit_count]
  }
  expect(await counts()).toEqual([max, max, max, max])

  await test.db.insert(articlePlaces).values(kinds.map((kind) => place(kind, max)))
  expect(await counts()).toEqual([max, max + 1, max, max + 1])
})
