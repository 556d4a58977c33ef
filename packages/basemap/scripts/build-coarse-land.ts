/**
 * Builds assets/coarse-land.json out of assets/world.pmtiles: the land as a map draws it before its tiles have come.
 * Usage: build-coarse-land.ts
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { feature } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { openTiles, WORLD_TILES_PATH } from '../src/tiles.ts'
import { isInRing, ringArea } from './gazetteer/point-in-ring.ts'

const OUT = fileURLToPath(new URL('../assets/coarse-land.json', import.meta.url))
/** Square degrees: a corner that a smaller triangle makes is left out, and so is an island or an inland sea that is smaller. */
const LEAST_CORNER = 0.9
const LEAST_ISLAND = 1.2
/** Mercator maps end here. */
const MAX_LATITUDE = 85.06

type Place = [lng: number, lat: number]
type Ring = Place[]

/** The rings of the sea in the one tile of zoom 0: a frame with the shores as its holes, then inland seas. */
async function readShores(): Promise<{ readonly shores: Ring[]; readonly inlandSeas: Ring[] }> {
  const world = await openTiles(WORLD_TILES_PATH)
  const tile = await world.tile(0, 0, 0)
  await world.close()
  const { ocean } = new VectorTile(new PbfReader(gunzipSync(tile?.body ?? new Uint8Array()))).layers
  if (!ocean) throw new Error('The world has no sea.')
  const areas = Array.from({ length: ocean.length }, (_, index) => ocean.feature(index).loadGeometry())
  const ringOf = (points: readonly { x: number; y: number }[]): Ring =>
    points.map(({ x, y }) => placeOf(x / ocean.extent, y / ocean.extent))
  const [[, ...shores] = [], ...inlandSeas] = areas
  return { shores: shores.map(ringOf), inlandSeas: inlandSeas.map(([ring = []]) => ringOf(ring)) }
}

/** From shares of the world's width in Web Mercator; tiles reach a little beyond the world. */
function placeOf(x: number, y: number): Place {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
  return [Math.max(-180, Math.min(180, x * 360 - 180)), Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat))]
}

const { shores, inlandSeas } = await readShores()
const isSeen = (ring: Ring) => ringArea(ring) >= LEAST_ISLAND
const polygons = shores
  .filter(isSeen)
  .map((shore) => [shore, ...inlandSeas.filter((sea) => isSeen(sea) && sea[0] && isInRing(shore, ...sea[0]))])
const land = { type: 'FeatureCollection', features: polygons.map((coordinates) => areaOf(coordinates)) } as const
function areaOf(coordinates: Ring[]) {
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } } as const
}

// Its declared type forgets what went in.
const joined = topology({ land }) as unknown as Topology<{ land: GeometryCollection }>
const coarse = simplify(presimplify(joined), LEAST_CORNER)
const rounded = feature(coarse, coarse.objects.land).features.flatMap(({ geometry }) => {
  if (geometry.type !== 'Polygon') return []
  const rings = geometry.coordinates.map((ring) => ring.map(([lng = 0, lat = 0]) => [round(lng), round(lat)]))
  return [rings.filter((ring) => ring.length >= 4)]
})
function round(degrees: number): number {
  return Math.round(degrees * 10) / 10
}
const text = JSON.stringify({ type: 'MultiPolygon', coordinates: rounded.filter((rings) => rings.length > 0) })
writeFileSync(OUT, `${text}\n`)
console.log(`${text.length} bytes, ${rounded.flat(2).length} positions`)
