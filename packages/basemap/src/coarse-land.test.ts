import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { expect, it } from 'vitest'
import coarseLand from '../assets/coarse-land.json' with { type: 'json' }
import { isInRing } from '../scripts/gazetteer/point-in-ring.ts'
import { basemapStyle } from './style.ts'
import { openTiles, WORLD_TILES_PATH } from './tiles.ts'

const polygons = coarseLand.coordinates as [number, number][][][]
const isLand = (lng: number, lat: number) =>
  polygons.some((rings) => rings.filter((ring) => isInRing(ring, lng, lat)).length % 2 === 1)

it.each([
  ['Tokyo', 139.7, 36, true],
  ['Kumamoto', 131, 32.7, true],
  ['Sapporo', 142.5, 43.3, true],
  ['Kansas', -98, 38, true],
  ['the Alps', 8, 46.5, true],
  ['Australia', 134, -25, true],
  ['Antarctica', 20, -80, true],
  ['the Pacific', 160, 20, false],
  ['the Sea of Japan', 135, 39, false],
  ['the Mediterranean', 18, 35, false],
  ['the Caspian Sea', 50.7, 40, false],
])('knows that %s is land or sea: %d %d', (_place, lng, lat, land) => {
  expect(isLand(lng, lat)).toBe(land)
})

it('costs a style at most 20 kB', async () => {
  const file = await readFile(new URL('../assets/coarse-land.json', import.meta.url))
  expect(file.byteLength).toBeLessThanOrEqual(20_000)
})

it('is hidden by each tile that comes, in land and at sea', async () => {
  const { layers } = basemapStyle({ locale: 'ja', theme: 'light', tilesUrl: 'https://example.test/{z}/{x}/{y}' })
  const order = layers.map(({ id }) => id)
  expect(order.indexOf('ground')).toBeGreaterThan(order.indexOf('coarse-land'))
  expect(order.indexOf('ocean')).toBeGreaterThan(order.indexOf('ground'))
  const world = await openTiles(WORLD_TILES_PATH)
  const tiles = await Promise.all([world.tile(0, 0, 0), world.tile(5, 20, 12), world.tile(6, 2, 30)])
  await world.close()
  for (const tile of tiles) {
    const { ground } = new VectorTile(new PbfReader(gunzipSync(tile?.body ?? new Uint8Array()))).layers
    const [ring = []] = ground?.feature(0).loadGeometry() ?? []
    const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)]
    for (const ends of [xs, ys]) {
      expect(Math.min(...ends)).toBeLessThanOrEqual(0)
      expect(Math.max(...ends)).toBeGreaterThanOrEqual(4096)
    }
  }
})
