import { createServer } from 'node:http'
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
  await test.services.gazetteer.load(new AbortController().signal)
})
afterAll(async () => {
  server.close()
  await test.close()
})

const search = (q: string) => test.aGuest().api.searchPlaces({ query: { q } })
const feature = {
  geometry: { type: 'Point', coordinates: [137.81, 35.97] },
  properties: { osm_type: 'N', osm_id: 12, name: '奈良井宿', state: '長野県' },
}

it('searches with the operator’s server, and describes what it found and what is embedded side by side', async () => {
  answers.push({ status: 200, body: { features: [feature] } })
  const found = await search('奈良井宿')
  expect(found).toMatchObject({
    ok: true,
    data: { data: [{ place_id: 'osm:N12', name: '奈良井宿' }], attribution: '© OpenStreetMap contributors' },
  })
  const described = await test.aGuest().api.describePlaces({ body: { placeIds: ['jis:20202', 'osm:N12'] } })
  expect(described).toMatchObject({
    data: {
      data: [{ name: '松本市' }, { name: '奈良井宿' }],
      attribution: 'GeoNames (CC BY 4.0), Natural Earth, © OpenStreetMap contributors',
    },
  })
})

it('answers NOT_FOUND when the server knows nothing, BREAK_OUT when it fails', async () => {
  answers.push({ status: 200, body: { features: [] } })
  expect(await search('どこでもない')).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
  answers.push({ status: 502, body: null })
  expect(await search('こわれた')).toMatchObject({ status: 503, error: { code: 'BREAK_OUT' } })
  expect(test.troubles).toEqual([expect.stringContaining('answered 502')])
})
