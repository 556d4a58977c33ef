import { expect, it } from 'vitest'
import { basemapStyle } from './style.ts'
import { TOWN_EDGE, townEdgeSource } from './style-town-edge.ts'
import { buildStreetsOf, readLayers, TOWN_PATH, tileAt } from './testing/town-streets.ts'

const tilesUrl = 'https://example.test/{z}/{x}/{y}'
const [west, south, east, north] = TOWN_EDGE

const layersOf = (isInvented: boolean) =>
  basemapStyle({ locale: 'ja', theme: 'light', tilesUrl, streets: { url: tilesUrl, isInvented } }).layers

it('says where the demo town ends, and of no other region that it does', () => {
  expect(layersOf(true)).toContainEqual(expect.objectContaining({ id: 'town-edge-label', type: 'symbol' }))
  expect(layersOf(false).filter(({ id }) => id.startsWith('town-edge'))).toEqual([])
})

it('fades the town in strips beside each other, wholly at its edge', () => {
  const { data } = townEdgeSource()
  if (typeof data !== 'object' || data.type !== 'FeatureCollection') throw new Error('no features')
  const strips = data.features.flatMap(({ geometry, properties }) =>
    geometry.type === 'Polygon' ? [{ fade: properties?.fade, rings: geometry.coordinates }] : [],
  )
  expect(strips[0]).toMatchObject({
    fade: 1,
    rings: [
      expect.arrayContaining([
        [west, south],
        [east, north],
      ]),
      {},
    ],
  })
  for (const [index, { fade, rings }] of strips.entries()) {
    const inner = strips[index + 1]
    expect(fade).toBeGreaterThan(inner?.fade ?? 0)
    if (inner) expect(inner.rings[0]?.toReversed()).toEqual(rings[1])
  }
})

const EXTENT = 4096
const ZOOM = 14

/** Latitudes and longitudes of the features in a layer of the town's tiles. */
async function placesIn(layerName: string): Promise<[lng: number, lat: number][]> {
  const town = await buildStreetsOf(TOWN_PATH)
  const [, left, top] = tileAt(ZOOM, [west, north])
  const [, right, bottom] = tileAt(ZOOM, [east, south])
  const places: [number, number][] = []
  for (let x = left; x <= right; x++) {
    for (let y = top - 1; y <= bottom + 1; y++) {
      const tile = await town.tile(ZOOM, x, y)
      const layer = tile ? readLayers(tile)[layerName] : undefined
      for (let i = 0; i < (layer?.length ?? 0); i++) {
        for (const at of layer?.feature(i).loadGeometry().flat() ?? []) {
          if (at.x < 0 || at.y < 0 || at.x > EXTENT || at.y > EXTENT) continue // a tile's margin
          const northing = Math.PI * (1 - (2 * (y + at.y / EXTENT)) / 2 ** ZOOM)
          places.push([((x + at.x / EXTENT) / 2 ** ZOOM) * 360 - 180, (Math.atan(Math.sinh(northing)) * 180) / Math.PI])
        }
      }
    }
  }
  await town.delete()
  return places
}

it.each(['waterway', 'rail'])('draws that edge where the %s of the town is cut off', async (layer) => {
  const places = await placesIn(layer)
  const latitudes = places.map(([, lat]) => lat)
  expect(Math.max(...latitudes)).toBeCloseTo(north, 3)
  expect(Math.min(...latitudes)).toBeCloseTo(south, 3)
  expect(places.filter(([lng]) => lng < west || lng > east)).toEqual([])
})
