import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRelief } from './relief.ts'
import { openTiles, RELIEF_TILES_PATH, type TileArchive, WORLD_TILES_PATH } from './tiles.ts'

let world: TileArchive
let relief: TileArchive

beforeAll(async () => {
  ;[world, relief] = await Promise.all([openTiles(WORLD_TILES_PATH), openTiles(RELIEF_TILES_PATH)])
})
afterAll(() => Promise.all([world.close(), relief.close()]))

it('answers a vector tile as stored, with the names that labels read', async () => {
  const tile = await world.tile(5, 28, 12) // Kanto
  if (!tile) throw new Error('no tile')
  const layers = new VectorTile(new PbfReader(gunzipSync(tile.body))).layers

  expect(tile.etag).toMatch(/^"[\w-]{16}"$/)
  const names = Array.from({ length: layers.place?.length ?? 0 }, (_, i) => layers.place?.feature(i).properties)
  expect(names).toContainEqual(
    expect.objectContaining({ name_en: 'Tokyo', name_ja: expect.stringMatching(/^東京/), rank: 0 }),
  )
  expect(layers.state_label?.feature(0).properties).toHaveProperty('name_ja')
})

it('answers null beyond the zooms of the archive', async () => {
  await expect(world.tile(8, 0, 0)).resolves.toBeNull()
})

it('names each Japanese municipality once, and smaller places in Japanese', async () => {
  const names: string[] = []
  const small: string[] = []
  for (const [x, y] of [
    [113, 50],
    [113, 51],
    [112, 50],
    [112, 51],
  ] as const) {
    // around Kōfu and the Kantō plain
    const tile = await world.tile(7, x, y)
    const place = tile && new VectorTile(new PbfReader(gunzipSync(tile.body))).layers.place
    for (let i = 0; i < (place?.length ?? 0); i++) {
      const feature = place?.feature(i)
      const [[at] = []] = feature?.loadGeometry() ?? []
      // a tile's margin repeats its neighbours' places
      if (!at || at.x < 0 || at.y < 0 || at.x >= 4096 || at.y >= 4096) continue
      const { rank, name_ja } = feature?.properties ?? {}
      if (Number(rank) > 5) small.push(String(name_ja))
      else names.push(String(name_ja))
    }
  }
  expect(names).toEqual(expect.arrayContaining(['甲府市', '横浜市', '南アルプス市', '東京']))
  expect(names).toHaveLength(new Set(names).size)
  expect(small).toEqual(expect.arrayContaining(['山中湖村', '木祖村', '渋谷区']))
  expect([...names, ...small].filter((name) => /[A-Za-z]/.test(name))).toEqual([])
})

it('interpolates relief below the stored zooms', async () => {
  const smooth = await openRelief(RELIEF_TILES_PATH)
  const [deep, beyond] = await Promise.all([smooth.tile(8, 226, 100), smooth.tile(9, 0, 0)])
  await smooth.close()
  const { data, info } = await sharp(deep?.body).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const elevations = Array.from({ length: 256 }, (_, x) => {
    const at = (128 * info.width + x) * 3
    return (data[at] ?? 0) * 256 + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) / 256 - 32768
  })
  const steps = elevations.slice(1).map((height, x) => Math.abs(height - (elevations[x] ?? 0)))
  expect(info).toMatchObject({ width: 256, height: 256 })
  // the mountains west of Kōfu: real relief, without the jumps of cells that are 16 pixels wide
  expect(Math.max(...elevations) - Math.min(...elevations)).toBeGreaterThan(300)
  expect(Math.max(...steps)).toBeLessThan(40)
  expect(beyond).toBeNull()
})

it('answers relief as WebP and gives each archive its own version', async () => {
  const tile = await relief.tile(4, 14, 6)
  expect(Buffer.from(tile?.body.slice(8, 12) ?? []).toString()).toBe('WEBP')
  expect(relief.contentType).toBe('image/webp')
  expect(relief.version).not.toBe(world.version)
})

/** Whether a ring goes around a position of its tile. */
function goesAround(ring: readonly { readonly x: number; readonly y: number }[], x: number, y: number): boolean {
  let isInside = false
  ring.forEach((a, at) => {
    const b = ring[(at + 1) % ring.length] ?? a
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isInside = !isInside
  })
  return isInside
}

it.each([
  ['the south-east of the United States', 3, 2, 3],
  ['the Caspian Sea', 5, 20, 11],
  ['islands in the Caspian Sea', 6, 40, 22],
  ['Japan', 5, 28, 12],
])('has the sea of a tile of %s as areas whose holes lie in them, apart from each other', async (_place, z, x, y) => {
  const tile = await world.tile(z, x, y)
  const sea = tile && new VectorTile(new PbfReader(gunzipSync(tile.body))).layers.ocean
  const areas = Array.from({ length: sea?.length ?? 0 }, (_, at) => sea?.feature(at).loadGeometry() ?? [])
  const positions = Array.from({ length: 128 ** 2 }, (_, at) => [
    ((at % 128) + 0.5) * 32,
    (Math.floor(at / 128) + 0.5) * 32,
  ])
  const wrong = positions.filter(([across = 0, down = 0]) =>
    areas.some(([outer = [], ...holes]) => {
      const left = holes.filter((hole) => goesAround(hole, across, down)).length
      return left > (goesAround(outer, across, down) ? 1 : 0)
    }),
  )

  expect(areas.length).toBeGreaterThan(0)
  expect(wrong).toEqual([])
})
