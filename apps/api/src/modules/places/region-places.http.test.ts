import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StreetPlaceLine } from '@repo/basemap/streets'
import type { Place } from '@repo/contract'
import { isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { gazetteerLoads, places } from '../../schema/places.table.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'
import type { RegionPlaces } from './load-region-places.ts'
import { loadRegionPlacesUntilDone } from './load-region-places-until-done.ts'

const never = new AbortController().signal
const VIEW_OF_MATSUMOTO = '137.8,36.1,138.1,36.4'
const NONE: RegionPlaces = { version: 'none', path: null, isInvented: false }

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

function aLine(line: Partial<StreetPlaceLine> & Pick<StreetPlaceLine, 'id' | 'kind' | 'ja' | 'en'>): StreetPlaceLine {
  return { lng: 137.9646, lat: 36.2309, weight: 100, aka: [], extract: 'japan/chubu', ...line }
}

const MATSUMOTO_STATION = aLine({
  id: 'N1',
  kind: 'station',
  ja: '松本駅',
  en: 'Matsumoto Station',
  kana: 'まつもとえき',
  weight: 3_000,
})
const CHUBU = [
  MATSUMOTO_STATION,
  aLine({
    id: 'N2',
    kind: 'peak',
    ja: '鉢盛山',
    en: 'Mount Hachimori',
    kana: 'はちもりやま',
    lng: 137.79,
    lat: 36.09,
    weight: 4_000,
  }),
  aLine({
    id: 'W3',
    kind: 'street',
    ja: '縄手通り',
    en: 'Nawate Street',
    aka: ['カエルの街'],
    lng: 137.9703,
    lat: 36.2357,
  }),
  aLine({ id: 'N4', kind: 'place', ja: '松本市', en: 'Matsumoto', weight: 240_000 }),
  aLine({ id: 'N5', kind: 'place', ja: '中町の奥', en: 'Nakamachi no oku', weight: 600 }),
]

function listOf(lines: readonly StreetPlaceLine[], version: string, isInvented = false): RegionPlaces {
  const path = join(test.dataFolder, `${version}.jsonl`)
  mkdirSync(test.dataFolder, { recursive: true })
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return { version, path, isInvented }
}

const load = (list: RegionPlaces) => test.services.gazetteer.loadRegions(list, never)

async function search(q: string, hl: 'ja' | 'en-us' = 'ja') {
  const answer = await test.aGuest().api.searchPlaces({ query: { q, hl, view: VIEW_OF_MATSUMOTO } })
  return answer.ok ? answer.data : { data: [] as Place[], attribution: '' }
}

const idsOf = async (q: string, hl?: 'ja' | 'en-us') => (await search(q, hl)).data.map(({ place_id }) => place_id)
const countNamed = async () => (await test.db.select().from(places).where(isNotNull(places.extract))).length

it('are not loaded before the gazetteer that tells what they lie in', async () => {
  expect(await load(NONE)).toBe('busy')
})

describe('what the installed regions name', () => {
  beforeAll(async () => {
    await test.services.gazetteer.load(never)
    expect(await load(listOf(CHUBU, 'set-1'))).toBe('loaded')
  }, 60_000)

  it('is found by kanji, kana, Latin letters and other names, with what it lies in', async () => {
    expect((await search('松本駅')).data[0]).toEqual({
      place_id: 'osm:N1',
      kind: 'station',
      name: '松本駅',
      address: '長野県 松本市',
      lat: 36.2309,
      lng: 137.9646,
    })
    expect((await search('mount hachimori', 'en-us')).data[0]).toMatchObject({ kind: 'peak', name: 'Mount Hachimori' })
    expect(await idsOf('はちもりやま')).toEqual(['osm:N2'])
    expect(await idsOf('鉢盛')).toEqual(['osm:N2'])
    expect(await idsOf('nawate')).toContain('osm:W3')
    expect(await idsOf('カエルの街')).toEqual(['osm:W3'])
  })

  it('comes after the city of the same beginning, and does not name it twice', async () => {
    expect((await idsOf('松本')).slice(0, 2)).toEqual(['jis:20202', 'osm:N1'])
    expect(await idsOf('松本市')).not.toContain('osm:N4')
  })

  it('is credited', async () => {
    expect((await search('松本駅')).attribution).toContain('© OpenStreetMap contributors')
  })

  it('does not change where an article is said to be', async () => {
    expect(await test.services.gazetteer.labelPosition([137.9646, 36.2309])).toMatchObject({ ja: '長野県 松本市' })
  })

  it('is described by its id', async () => {
    const answer = await test.aGuest().api.describePlaces({ body: { placeIds: ['osm:N1'] } })
    expect(answer).toMatchObject({ ok: true, data: { data: [{ name: '松本駅' }] } })
  })

  it('is not loaded twice', async () => {
    expect(await load(listOf(CHUBU, 'set-1'))).toBe('unchanged')
  })

  it('goes with its region, and comes back after a new gazetteer took the place of all', async () => {
    expect(await load(listOf([MATSUMOTO_STATION], 'set-2'))).toBe('loaded')
    expect(await countNamed()).toBe(1)
    await test.db.update(gazetteerLoads).set({ version: 'an older one' }).where(sql`${gazetteerLoads.id} = 1`)
    await test.services.gazetteer.load(never)
    expect(await countNamed()).toBe(0)
    expect(await load(listOf([MATSUMOTO_STATION], 'set-2'))).toBe('loaded')
    expect(await load(NONE)).toBe('loaded')
    expect(await idsOf('松本駅')).toEqual([])
    expect((await search('松本')).attribution).not.toContain('OpenStreetMap')
  }, 60_000)

  it('of the demo town says that it is invented, under ids that no service knows', async () => {
    const station = aLine({ id: 'N9', kind: 'station', ja: 'しおり駅', en: 'Shiori Station', weight: 3_000 })
    await load(listOf([station], 'demo', true))
    const found = await search('しおり駅')
    expect(found.data[0]).toMatchObject({ place_id: 'demo:N9', address: '架空の町(デモ)' })
    expect(found.attribution).not.toContain('OpenStreetMap')
  })
})

describe('keeping them', () => {
  it('loads what is told, again after a failure, and stops', async () => {
    const results = ['busy', new Error('away'), 'loaded', 'loaded'] as const
    const requests: string[] = []
    const warnings: string[] = []
    let resolveList: (list: RegionPlaces) => void = () => {}
    const gazetteer = {
      loadRegions: async ({ version }: RegionPlaces) => {
        const result = results[requests.push(version) - 1] ?? 'loaded'
        if (result instanceof Error) throw result
        return result
      },
    }
    const stop = loadRegionPlacesUntilDone(
      gazetteer,
      (onChange) => {
        resolveList = onChange
        onChange(NONE)
        return () => {}
      },
      (warning) => warnings.push(warning),
      { retryAfterMs: 1 },
    )
    onTestFinished(stop)
    await expect.poll(() => requests).toEqual(['none', 'none', 'none'])
    resolveList({ ...NONE, version: 'next' })
    await expect.poll(() => requests.at(-1)).toBe('next')
    await stop()
    resolveList({ ...NONE, version: 'late' })
    expect(requests).not.toContain('late')
    expect(warnings).toEqual([expect.stringContaining('away')])
  })
})
