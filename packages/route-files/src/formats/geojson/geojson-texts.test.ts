import { expect, it } from 'vitest'
import { readRouteFile } from '../../read-route-file.ts'

const point = { type: 'Point', coordinates: [138, 36] }

async function read(value: unknown) {
  const result = await readRouteFile(new TextEncoder().encode(JSON.stringify(value)))
  return result.ok ? result.file : result.refusal
}

it('keeps comments and addresses of a feature, and counts what else it has', async () => {
  const properties = {
    name: 'Hut',
    description: 'Open in <b>May</b>',
    cmt: 'Water',
    url: 'https://example.com/hut',
    link: 'javascript:alert(1)',
    type: 'shelter',
    capacity: 12,
    'marker-size': 'small',
    nothing: null,
  }
  expect(await read({ type: 'Feature', geometry: point, properties })).toMatchObject({
    spots: [{ name: 'Hut', description: 'Open in May\nWater\nhttps://example.com/hut' }],
    notes: [
      { code: 'description.plain_text', count: 1 },
      { code: 'data.left_out', count: 3 },
    ],
  })
})

it('counts features without a place, and says when they are only addresses', async () => {
  const placeless = { type: 'Feature', geometry: null, properties: { name: 'A', address: '1-1 Chiyoda, Tokyo' } }
  const placed = { type: 'Feature', geometry: point, properties: {} }
  expect(await read({ type: 'FeatureCollection', features: [placeless, placed] })).toMatchObject({
    notes: [{ code: 'place.without_geometry', count: 1 }],
  })
  expect(await read({ type: 'FeatureCollection', features: [placeless, placeless] })).toMatchObject({
    code: 'file.addresses_only',
    params: { count: 2 },
  })
})

it.each([
  { address: { 住所: '東京都千代田区1-1' }, geometry: null },
  { address: { 'addr:street': 'Main Street' }, geometry: null },
  // as Google Takeout has saved places
  {
    address: { location: { address: '1-1 Chiyoda, Tokyo', name: 'A' } },
    geometry: { type: 'Point', coordinates: [0, 0] },
  },
])('knows an address without coordinates: %j', async ({ address, geometry }) => {
  expect(await read({ type: 'Feature', geometry, properties: address })).toMatchObject({ code: 'file.addresses_only' })
})

it('reads descriptions that were HTML of KML', async () => {
  const properties = { NAME: 'Hut', description: { '@type': 'html', value: '<b>Open</b> in May' } }
  expect(await read({ type: 'Feature', geometry: point, properties })).toMatchObject({
    spots: [{ name: 'Hut', description: 'Open in May' }],
  })
})

const START = Date.UTC(2024, 4, 3, 9)
it.each([
  ['seconds', 1000],
  ['milliseconds', 1],
])('takes a fourth number for the time in %s, where all are one', async (_, unit) => {
  const line = (times: readonly number[]) => ({
    type: 'LineString',
    coordinates: times.map((time, at) => [138, 36 + at / 1000, 900, time]),
  })
  const recorded = await read(line([START / unit, (START + 60_000) / unit]))
  expect(recorded).toMatchObject({ lines: [{ kind: 'track' }], notes: [] })
  expect('lines' in recorded && [...(recorded.lines[0]?.segments[0]?.timestampsMs ?? [])]).toEqual([
    START,
    START + 60_000,
  ])
  expect(await read(line([START / unit, 140]))).toMatchObject({
    lines: [{ kind: 'route' }],
    notes: [{ code: 'data.left_out', count: 1 }],
  })
})

it('takes times that stand beside the points as `times`', async () => {
  const times = [START, START + 60_000].map((time) => new Date(time).toISOString())
  const geometry = {
    type: 'LineString',
    coordinates: [
      [138, 36],
      [138, 36.1],
    ],
  }
  expect(await read({ type: 'Feature', geometry, properties: { times } })).toMatchObject({
    lines: [{ kind: 'track' }],
    notes: [],
  })
})
