import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld } from './graticule.ts'
import { readLayers } from './testing/town-streets.ts'
import { openTiles, type TileArchive, WORLD_TILES_PATH } from './tiles.ts'

let world: TileArchive
let stored: TileArchive
beforeAll(async () => {
  ;[world, stored] = await Promise.all([openWorld(WORLD_TILES_PATH), openTiles(WORLD_TILES_PATH)])
})
afterAll(() => Promise.all([world.close(), stored.close()]))

const [ZOOM, X, Y] = [7, 112, 50] as const // around Kiso

async function linesOf(minutes: number) {
  const layer = readLayers(await world.tile(ZOOM, X, Y)).graticule
  const features = Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index))
  const feature = features.find((one) => one?.properties.minutes === minutes)
  return (feature?.loadGeometry() ?? []).map(([from, to]) => ({ from, to, extent: feature?.extent ?? 0 }))
}

it('puts a line wherever a whole minute is, in its widest step only', async () => {
  const counts = await Promise.all([30, 10, 5, 1].map(async (minutes) => (await linesOf(minutes)).length))
  const [west, east] = [X, X + 1].map((column) => (column / 2 ** ZOOM) * 360 * 60 - 180 * 60)
  const meridians = Math.floor(east ?? 0) - Math.ceil(west ?? 0) + 1
  const parallels = counts.reduce((sum, count) => sum + count, 0) - meridians
  // a tile is as high as it is wide in pixels, and in minutes shorter by the cosine of its latitude
  expect(parallels / meridians).toBeCloseTo(Math.cos((36.6 * Math.PI) / 180), 1)
  expect(counts[3]).toBeGreaterThan(counts[0] ?? 0)
})

it('has the meridian of 135° 30′ where it is', async () => {
  const at = (((135.5 + 180) / 360) * 2 ** ZOOM - X) * 8192
  expect(at).toBeGreaterThan(0)
  const columns = (await linesOf(30)).filter(({ from, to }) => from?.x === to?.x).map(({ from }) => from?.x)
  expect(columns).toContain(Math.round(at))
})

it('leaves what is stored in the tile, and tiles of other zooms, as they are', async () => {
  const [drawn, plain] = await Promise.all([world.tile(ZOOM, X, Y), stored.tile(ZOOM, X, Y)])
  const { graticule, ...others } = readLayers(drawn)
  expect(graticule).toBeDefined()
  expect(Object.keys(others)).toEqual(Object.keys(readLayers(plain)))
  expect(await world.tile(6, 56, 25)).toEqual(await stored.tile(6, 56, 25))
  expect(world.version).not.toBe(stored.version)
})
