import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { StreetPlaceLine } from '@repo/basemap/streets'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/index.ts'

const answers: { status: number; body: unknown }[] = []
const server = createServer((_, response) => {
  const { status, body } = answers.shift() ?? { status: 500, body: null }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})
let test: TestApp
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  test = await buildTestApp({ placeServer: { kind: 'photon', url: `http://127.0.0.1:${address.port}` } })
})
afterAll(async () => {
  server.close()
  await test.close()
})

const search = (q: string) => test.aGuest().api.searchPlaces({ query: { q } })
const describePlaces = (...placeIds: string[]) => test.aGuest().api.describePlaces({ body: { placeIds } })
const feature = {
  geometry: { type: 'Point', coordinates: [137.81, 35.97] },
  properties: { osm_type: 'N', osm_id: 12, name: '奈良井宿', state: '長野県' },
}

it('describes what the server found while the embedded places are still loading', async () => {
  answers.push({ status: 200, body: { features: [feature] } })
  await search('奈良井')
  expect(await describePlaces('osm:N12')).toMatchObject({ data: { data: [{ name: '奈良井宿' }] } })
  expect(await describePlaces('osm:N12', 'jis:20202')).toMatchObject({ error: { code: 'BREAK_OUT' } })
  await test.services.gazetteer.load(new AbortController().signal)
})

it('searches with the operator’s server, and describes what it found and what is embedded side by side', async () => {
  answers.push({ status: 200, body: { features: [feature] } })
  const found = await search('奈良井宿')
  expect(found).toMatchObject({
    ok: true,
    data: { data: [{ place_id: 'osm:N12', name: '奈良井宿' }], attribution: '© OpenStreetMap contributors' },
  })
  const described = await describePlaces('jis:20202', 'osm:N12')
  expect(described).toMatchObject({
    data: {
      data: [{ name: '松本市' }, { name: '奈良井宿' }],
      attribution: 'GeoNames (CC BY 4.0), Natural Earth, © OpenStreetMap contributors',
    },
  })
})

it('knows the places of installed regions, which a server without look-up does not, and credits each source once', async () => {
  const station: StreetPlaceLine = {
    id: 'N77',
    kind: 'station',
    ja: '奈良井駅',
    en: 'Narai Station',
    extract: 'japan/chubu',
    lng: 137.81,
    lat: 35.97,
    weight: 3_000,
    aka: [],
  }
  mkdirSync(test.dataFolder, { recursive: true })
  const path = join(test.dataFolder, 'places.jsonl')
  writeFileSync(path, `${JSON.stringify(station)}\n`)
  const places = { version: 'set-1', path, isInvented: false }
  expect(await test.services.gazetteer.loadRegions(places, new AbortController().signal)).toBe('loaded')
  const attribution = 'GeoNames (CC BY 4.0), Natural Earth, © OpenStreetMap contributors'
  expect(await describePlaces('osm:N77')).toMatchObject({ data: { data: [{ name: '奈良井駅' }], attribution } })
  expect(await describePlaces('osm:N12', 'osm:N77')).toMatchObject({
    data: { data: [{ name: '奈良井宿' }, { name: '奈良井駅' }], attribution },
  })
  expect(await describePlaces('osm:N404')).toMatchObject({ error: { code: 'NOT_FOUND' } })
})

it('[fault 19] answers with what is embedded while the server fails', async () => {
  answers.push({ status: 502, body: null })
  const found = await search('松本市')
  expect(found).toMatchObject({ ok: true, data: { attribution: expect.stringContaining('GeoNames') } })
  expect(found.ok && found.data.data.map(({ name }) => name)).toContain('松本市')
})

it('[fault 19] answers NOT_FOUND when the server knows nothing, BREAK_OUT when it fails', async () => {
  answers.push({ status: 200, body: { features: [] } })
  expect(await search('どこでもない')).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
  answers.push({ status: 502, body: null })
  expect(await search('こわれた')).toMatchObject({ status: 503, error: { code: 'BREAK_OUT' } })
  expect(test.warnings).toHaveLength(2)
  for (const warning of test.warnings) expect(warning).toContain('answered 502')
})
