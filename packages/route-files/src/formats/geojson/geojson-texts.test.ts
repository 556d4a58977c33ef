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
