import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { destinationPoint, encodePolyline, type Position } from '@mishiori/map-document'
import { buildStreets } from '@repo/basemap/streets'
import { type Along, type AlongQuestion, PRODUCT_LIMITS } from '@repo/contract'
import { townPosition, writeOsmPbf } from '@repo/demo-region'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { regionPaths, regionsFolderIn, writeCurrentSet } from '../../platform/routing/regions/tile-set.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'
import { TOWN } from '../../testing/town-engine.ts'

const { points: MAX_POINTS, kilometers: MAX_KILOMETERS, places: MAX_PLACES } = PRODUCT_LIMITS.along
/** From the station to the northern bridge, by the gate of the park. */
const WALK = [
  { row: 12, column: 6 },
  { row: 13, column: 6 },
  { row: 13, column: 13 },
  { row: 16, column: 16 },
  { row: 18, column: 17 },
].map(townPosition)

let dataFolder: string
let test: TestApp
beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'mishiori-along-'))
  test = await buildTestApp({ dataFolder })
})
afterAll(async () => {
  await test.close()
  rmSync(dataFolder, { recursive: true, force: true })
})

let sets = 0
/** Installs what lies along the ways of an extract; null for a set without it. */
async function install(extract: string | null, demo: string | null = 'town'): Promise<string> {
  const folder = regionsFolderIn(dataFolder)
  const set = `set-${++sets}`
  const setFolder = join(regionPaths(folder).sets, set)
  mkdirSync(setFolder, { recursive: true })
  if (extract !== null) await buildStreets({ folder: setFolder, extracts: [{ name: 'town', path: extract }] })
  writeCurrentSet(folder, { format: 1, set, demo, regions: [], probe: '' })
  await vi.waitFor(
    async () => {
      const { region } = await found(WALK)
      expect(region?.version ?? null).toBe(extract === null ? null : set)
    },
    { timeout: 30_000, interval: 300 },
  )
  return set
}

const send = (path: readonly Position[], options: Omit<AlongQuestion, 'path'> = {}) =>
  test.aGuest().api.along({ body: { path: encodePolyline(path), ...options } })

async function found(...question: Parameters<typeof send>): Promise<Along> {
  const answer = await send(...question)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

async function refusal(...question: Parameters<typeof send>) {
  const { status, ...answer } = await send(...question)
  return [status, answer.ok ? null : answer.error.code]
}

describe('before any region is installed', () => {
  it('nothing is known, and nothing is claimed', async () => {
    const nothing = { region: null, coverage: 'none', places: [], hasMore: false, start: null, end: null }
    expect(await found(WALK)).toEqual(nothing)
    await install(null)
    expect(await found(WALK)).toEqual(nothing)
  })
})

describe('in the demo town', () => {
  let version: string
  beforeAll(async () => {
    version = await install(TOWN)
  })

  it('the walk passes what the town has, in the order of the walk', async () => {
    const { region, coverage, places, hasMore, start, end } = await found(WALK)
    expect(region).toEqual({ version, dataDate: '2026-11-01', dateSource: 'extract', isInvented: true })
    expect([coverage, hasMore]).toEqual(['all', false])
    expect(places.map(({ name }) => name?.en)).toEqual([
      'Shiori Station',
      'AED in Shiori Station',
      'Shiori Station Square',
      'Station Toilets',
      'Shiori Mart',
      'Yunagi Soba',
      'Shiori Town Hospital',
      'Castle Park Gate',
      'Castle Spring',
      'Castle Arbour',
      'Castle Park Toilets',
      'Café Seoto',
      'Kitamachi Clinic',
      'North Bridge',
    ])
    expect(places.at(-4)).toEqual({
      id: expect.stringMatching(/^N\d+$/),
      kind: 'toilets',
      name: { ja: '城跡公園のトイレ', en: 'Castle Park Toilets' },
      lat: expect.closeTo(36.24363, 5),
      lng: expect.closeTo(137.97477, 4),
      alongMeters: expect.any(Number),
      detourMeters: expect.any(Number),
      tags: { opening_hours: 'Apr-Nov', seasonal: 'spring;summer;autumn', fee: 'no', wheelchair: 'no' },
    })
    expect([start?.name?.ja, start?.kind, end?.name?.ja, end?.kind]).toEqual(['しおり駅', 'station', '北の橋', 'stop'])
  })

  it('only the kinds that are asked for are told, within the distance that is', async () => {
    const toilets = await found(WALK, { kinds: ['toilets'] })
    expect(toilets.places.map(({ name }) => name?.en)).toEqual(['Station Toilets', 'Castle Park Toilets'])
    const near = await found(WALK, { withinMeters: 50 })
    expect(near.places.map(({ detourMeters }) => detourMeters <= 50)).not.toContain(false)
    expect(near.places.length).toBeLessThan((await found(WALK, { withinMeters: 1_000 })).places.length)
  })

  it('a line that leaves it is known in part, and one elsewhere not at all', async () => {
    expect((await found([...WALK, [138.2, 36.24]])).coverage).toBe('part')
    expect(
      await found([
        [139, 36],
        [139.1, 36],
      ]),
    ).toMatchObject({ coverage: 'none', places: [], start: null, end: null })
    expect(await found([[139, 36]])).toMatchObject({ coverage: 'none' })
    expect(await found([WALK[0] ?? [0, 0]])).toMatchObject({ coverage: 'all', start: { name: { ja: 'しおり駅' } } })
  })

  it('another set is told of once it is installed', async () => {
    const next = await install(TOWN, null)
    expect((await found(WALK)).region).toMatchObject({ version: next, isInvented: false })
  })
})

describe('a question', () => {
  const straight = (count: number) =>
    Array.from({ length: count }, (_, index): Position => [137.9 + index / 1e5, 36.24])

  it('may have 10,000 points and not one more', async () => {
    expect((await send(straight(MAX_POINTS))).status).toBe(200)
    expect(await refusal(straight(MAX_POINTS + 1))).toEqual([422, 'along.too_many_points'])
  })

  it('may be 3,000 km long and no longer, however few points that are', async () => {
    const south = (kilometers: number): readonly Position[] => [
      [137.97, 36.24],
      destinationPoint([137.97, 36.24], { bearingDegrees: 180, distanceMeters: kilometers * 1_000 }),
    ]
    expect((await send(south(MAX_KILOMETERS - 0.1))).status).toBe(200)
    expect(await refusal(south(MAX_KILOMETERS + 0.1))).toEqual([422, 'along.too_long'])
    const aroundTheWorld = Array.from(
      { length: 5_000 },
      (_, index): Position => [(index % 359) - 179, index % 2 ? 84 : -84],
    )
    expect(await refusal(aroundTheWorld)).toEqual([422, 'along.too_long'])
  })

  it('may ask for 50 to 1,000 m', async () => {
    for (const withinMeters of [50, 1_000]) expect((await send(WALK, { withinMeters })).status).toBe(200)
    for (const withinMeters of [49, 1_001, 99.5]) {
      expect(await refusal(WALK, { withinMeters })).toEqual([422, 'request.invalid'])
    }
  })

  it.each([
    ['without a line', {}],
    ['with an empty line', { path: '' }],
    ['with half a point', { path: '_p~iF' }],
    ['beyond the map', { path: encodePolyline([[137, 85.1]]) }],
    ['for no kind', { path: encodePolyline(WALK), kinds: [] }],
    ['for another kind', { path: encodePolyline(WALK), kinds: ['bank'] }],
    ['with more than is asked for', { path: encodePolyline(WALK), hl: 'ja' }],
  ])('%s is none', async (_, body) => {
    const answer = await test.aGuest().fetch('/api/v1/along', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([answer.status, (await answer.json()).error.code]).toEqual([422, 'request.invalid'])
  })
})

describe('an answer', () => {
  it('has 500 places, and says when there are more', async () => {
    const taps = (count: number) => {
      const nodes = Array.from({ length: count }, (_, index) => ({
        id: index + 1,
        lng: 137.95 + index * 5e-5,
        lat: 36.24,
        tags: { amenity: 'drinking_water' },
      }))
      const path = join(dataFolder, `taps-${count}.osm.pbf`)
      writeFileSync(path, writeOsmPbf({ nodes, ways: [], relations: [] }, { program: 'test' }))
      return path
    }
    const line: readonly Position[] = [
      [137.95, 36.24],
      [137.98, 36.24],
    ]
    await install(taps(MAX_PLACES))
    const all = await found(line)
    expect([all.places.length, all.hasMore]).toEqual([MAX_PLACES, false])
    expect(all.region?.dateSource).toBe('file')
    await install(taps(MAX_PLACES + 1))
    const cut = await found(line)
    expect([cut.places.length, cut.hasMore]).toEqual([MAX_PLACES, true])
    expect(cut.places.map(({ alongMeters }) => alongMeters)).toEqual(all.places.map(({ alongMeters }) => alongMeters))
  })
})
