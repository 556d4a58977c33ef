import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { PbfReader } from 'pbf'
import { expect, it } from 'vitest'
import { openWorld } from './graticule.ts'
import { RELIEF_MAX_ZOOM } from './relief.ts'
import { basemapStyle } from './style.ts'
import { buildStreetsOf, TOWN_PATH, tileAt } from './testing/town-streets.ts'
import { WORLD_TILES_PATH } from './tiles.ts'

const tilesUrl = 'https://example.test/tiles/v/{z}/{x}/{y}'

const looks = (['ja', 'en-us'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((theme) => [
    { locale, theme, tilesUrl },
    { locale, theme, tilesUrl, reliefUrl: tilesUrl, streets: { url: tilesUrl, isInvented: theme === 'dark' } },
  ]),
)

it.each(looks)('is a valid style that asks no glyphs or sprites of anybody: $locale $theme $streets', (look) => {
  const style = basemapStyle(look)
  expect(validateStyleMin(style)).toEqual([])
  expect(style).not.toHaveProperty('glyphs')
  expect(style).not.toHaveProperty('sprite')
})

it('shades the land only when relief is given', () => {
  const ids = (reliefUrl?: string) =>
    basemapStyle({ locale: 'ja', theme: 'light', tilesUrl, ...(reliefUrl && { reliefUrl }) }).layers.map(({ id }) => id)
  expect(ids(tilesUrl)).toEqual(expect.arrayContaining(['relief-tint', 'relief']))
  expect(ids()).not.toContain('relief')
})

it('asks relief as deep as the server interpolates it', () => {
  const { sources } = basemapStyle({ locale: 'ja', theme: 'light', tilesUrl, reliefUrl: tilesUrl })
  expect(sources.relief).toMatchObject({ maxzoom: RELIEF_MAX_ZOOM })
})

it('gives land without streets a scale, and leaves that to the streets where there are some', () => {
  const graticules = (streets?: { readonly isInvented: boolean }) =>
    basemapStyle({ locale: 'ja', theme: 'light', tilesUrl, ...(streets && { streets: { url: tilesUrl, ...streets } }) })
      .layers.map(({ id }) => id)
      .filter((id) => id.startsWith('graticule'))
  expect(graticules()).toHaveLength(3)
  expect(graticules({ isInvented: true })).toHaveLength(3)
  expect(graticules({ isInvented: false })).toEqual([])
})

/** The demo town's middle. */
const TOWN = [137.97, 36.24] as const

/** The fields that expressions within a value read. */
function fieldsIn(value: unknown): string[] {
  if (!Array.isArray(value)) return value && typeof value === 'object' ? Object.values(value).flatMap(fieldsIn) : []
  return value[0] === 'get' ? [String(value[1])] : value.flatMap(fieldsIn)
}

it('says whose the streets are, and that those of the demo town are invented', () => {
  const credit = (isInvented: boolean) =>
    basemapStyle({ locale: 'ja', theme: 'light', tilesUrl, streets: { url: tilesUrl, isInvented } }).sources.streets
  expect(credit(false)).toMatchObject({ attribution: expect.stringContaining('OpenStreetMap') })
  expect(credit(true)).toMatchObject({ attribution: expect.stringContaining('架空') })
})

it('shows rivers, lakes and peaks of a region in maps of wide land, and none that are invented', () => {
  const styleOf = (isInvented: boolean) =>
    basemapStyle({ locale: 'ja', theme: 'light', tilesUrl, streets: { url: tilesUrl, isInvented } })
  expect(styleOf(false).sources.streets).toMatchObject({ minzoom: 9 })
  expect(styleOf(true).sources.streets).toMatchObject({ minzoom: 11 })
  const ofStreets = styleOf(false).layers.filter((layer) => 'source' in layer && layer.source === 'streets')
  const fromZoom9 = ofStreets.flatMap((layer) => (layer.minzoom === 9 ? [layer.id] : []))
  expect(fromZoom9).toEqual(['street-waterways', 'street-waters', 'waterway-label', 'lake-label', 'peak-label'])
})

it('draws the rivers of the world until the exact ones of a region begin', () => {
  const lastZoom = (isInvented: boolean) =>
    basemapStyle({ locale: 'ja', theme: 'light', tilesUrl, streets: { url: tilesUrl, isInvented } }).layers.find(
      ({ id }) => id === 'rivers',
    )?.maxzoom
  expect(lastZoom(false)).toBe(9)
  expect(lastZoom(true)).toBe(11.5)
})

it('draws only layers and fields that the tiles have', async () => {
  const world = await openWorld(WORLD_TILES_PATH)
  const town = await buildStreetsOf(TOWN_PATH)
  const tiles = await Promise.all([
    world.tile(3, 6, 3),
    world.tile(6, 56, 25),
    world.tile(4, 4, 6),
    world.tile(7, 113, 50),
    town.tile(...tileAt(14, TOWN)),
    town.tile(...tileAt(11, TOWN)),
  ])
  await Promise.all([world.close(), town.delete()])
  const fields = new Map<string, Set<string>>()
  for (const tile of tiles) {
    const { layers } = new VectorTile(new PbfReader(gunzipSync(tile?.body ?? new Uint8Array())))
    for (const [name, layer] of Object.entries(layers)) {
      const known = fields.get(name) ?? new Set()
      fields.set(name, known)
      for (let i = 0; i < layer.length; i++) for (const key of Object.keys(layer.feature(i).properties)) known.add(key)
    }
  }
  const streets = { url: tilesUrl, isInvented: true }
  const style = basemapStyle({ locale: 'ja', theme: 'light', tilesUrl, streets })
  for (const layer of style.layers) {
    if (!('source-layer' in layer) || layer['source-layer'] === undefined) continue
    const known = fields.get(layer['source-layer'])
    expect(known, layer.id).toBeDefined()
    for (const field of fieldsIn(layer)) expect(known, layer.id).toContain(field)
  }
})
