import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

it('answers relief as WebP and gives each archive its own version', async () => {
  const tile = await relief.tile(4, 14, 6)
  expect(Buffer.from(tile?.body.slice(8, 12) ?? []).toString()).toBe('WEBP')
  expect(relief.contentType).toBe('image/webp')
  expect(relief.version).not.toBe(world.version)
})
