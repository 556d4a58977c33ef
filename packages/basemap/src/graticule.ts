import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { contentHash, openTiles, type TileArchive } from './tiles.ts'

/** The deepest stored zoom: only maps that enlarge its tiles show the graticule. */
const ZOOM = 7
/** How finely MapLibre places what is in a tile. */
const EXTENT = 8192
/** Lines are drawn every so many minutes of arc, the widest steps first: a line belongs to the first that divides it. */
const STEPS = [30, 10, 5, 1] as const
/** Changes when the drawn lines do, because tiles are cached for ever. */
const REVISION = 'g1'

const [zip, unzip] = [promisify(gzip), promisify(gunzip)]

/**
 * Opens the world's tiles. Those of the deepest zoom get a graticule when they are requested: stored, it would
 * add 7 MB to the archive.
 */
export async function openWorld(path: string): Promise<TileArchive> {
  const stored = await openTiles(path)
  return {
    ...stored,
    version: `${stored.version}-${REVISION}`,
    async tile(z, x, y) {
      const tile = await stored.tile(z, x, y)
      if (!tile || z !== ZOOM) return tile
      // The layers of two tiles, one after the other, are a tile.
      const body = new Uint8Array(await zip(Buffer.concat([await unzip(tile.body), graticuleOf(x, y)])))
      return { body, etag: `"${contentHash(body)}"` }
    },
  }
}

type Line = [from: [x: number, y: number], to: [x: number, y: number]]

/** A layer of meridians and parallels, as a tile of its own. */
function graticuleOf(x: number, y: number): Uint8Array {
  const [west, east] = [minutesEast(x), minutesEast(x + 1)]
  const [north, south] = [minutesNorth(y), minutesNorth(y + 1)]
  const lines = new Map<number, Line[]>(STEPS.map((step) => [step, []]))
  const add = (minute: number, line: Line) => lines.get(STEPS.find((step) => minute % step === 0) ?? 1)?.push(line)
  for (let minute = Math.ceil(west); minute <= east; minute++) {
    const at = Math.round(((minute - west) / (east - west)) * EXTENT)
    add(minute, [
      [at, 0],
      [at, EXTENT],
    ])
  }
  for (let minute = Math.ceil(south); minute <= north; minute++) {
    const at = Math.round((tileRow(minute) - y) * EXTENT)
    add(minute, [
      [0, at],
      [EXTENT, at],
    ])
  }
  const features = [...lines].map(([minutes, geometry]) => ({ type: 2, geometry, tags: { minutes } }))
  // The encoder wants whole tiles and reads nothing but their features.
  const encodable = { graticule: { features } } as unknown as Record<string, GeoJSONVTTile>
  return fromGeojsonVt(encodable, { version: 2, extent: EXTENT })
}

const minutesEast = (column: number) => (column / 2 ** ZOOM) * 360 * 60 - 180 * 60

function minutesNorth(row: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** ZOOM))) * 180 * 60) / Math.PI
}

/** The row of tiles at a latitude, in fractions. */
function tileRow(minutes: number): number {
  const radians = (minutes / 60) * (Math.PI / 180)
  return ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** ZOOM
}
