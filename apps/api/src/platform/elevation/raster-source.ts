import { type Position, wrapLongitude } from '@mishiori/map-document'
import { RequestCoalescer } from '../coalesce-requests.ts'
import { reasonOf } from '../reason-of.ts'
import { decodeElevationTile, type ElevationEncoding, type ElevationTile } from './decode-elevation-tile.ts'
import {
  type ElevationCredit,
  type ElevationSource,
  type HeightGrid,
  type SourceElevations,
  TERRAIN_TILE_PIXELS,
  type TileAddress,
} from './elevation-source.ts'
import { PixelMap, type PixelPair } from './pixel-map.ts'
import type { TileStore } from './tiles/tile-store.ts'

export interface RasterSourceOptions {
  readonly store: TileStore
  readonly encoding: ElevationEncoding
  /** Width and height of every tile. */
  readonly tilePixels: number
  readonly credit: ElevationCredit
  readonly onWarning: (warning: string) => void
  /** Milliseconds within which all tiles of one question must come; what is missing then is unknown. */
  readonly limitMs?: number
  /** Bytes of the decoded tiles that are kept. */
  readonly cacheBytes?: number
}

/** Tiles that one question may need. A line that is longer is read at a zoom that shows less. */
export const MAX_TILES = 64
const LIMIT_MS = 6_000
/** 128 tiles of 256 pixels. */
const CACHE_BYTES = 32 * 1024 ** 2
/** That a tile is not there is worth keeping too. */
const ABSENT_BYTES = 200

/** Elevations in pictures. Places between the middles of pixels are interpolated, across the edges of tiles too. */
export function createRasterSource(options: RasterSourceOptions): ElevationSource {
  const { store, tilePixels, credit } = options
  const load = createLoader(options)
  const ownZoom = (z: number) => Math.max(0, Math.min(store.maxZoom, z - Math.log2(tilePixels / TERRAIN_TILE_PIXELS)))

  return {
    credit,
    close: () => store.close(),
    async elevationsAt(positions, signal): Promise<SourceElevations> {
      const places = positions.map(toWorld)
      const map = new PixelMap(zoomFor(places, store.maxZoom), tilePixels)
      const pairs = places.map(([x, y]) => [map.between(x), map.between(y)] as const)
      const isPartial = await load(map, tilesAround(map, pairs), signal)
      const elevationsMeters = pairs.map(([columns, rows]) => {
        const meters = map.heightBetween(columns, rows)
        return Number.isNaN(meters) ? null : Math.round(meters * 10) / 10
      })
      return { elevationsMeters, isPartial }
    },
    terrain: {
      maxZoom: store.maxZoom + Math.log2(tilePixels / TERRAIN_TILE_PIXELS),
      async gridOf({ z, x, y }, signal): Promise<HeightGrid> {
        const map = new PixelMap(ownZoom(z), tilePixels)
        const pairsFrom = (tile: number) =>
          Array.from({ length: TERRAIN_TILE_PIXELS }, (_, i) =>
            map.between((tile + (i + 0.5) / TERRAIN_TILE_PIXELS) / 2 ** z),
          )
        const [columns, rows] = [pairsFrom(x), pairsFrom(y)]
        const corners = [columns[0], columns.at(-1)].flatMap((column) =>
          [rows[0], rows.at(-1)].flatMap((row) => (column && row ? [[column, row] as const] : [])),
        )
        const isPartial = await load(map, tilesAround(map, corners), signal)
        return { meters: readGrid(map, columns, rows), isPartial }
      },
    },
  }
}

function readGrid(map: PixelMap, columns: readonly PixelPair[], rows: readonly PixelPair[]): Float32Array {
  const meters = new Float32Array(columns.length * rows.length).fill(Number.NaN)
  const [first] = columns
  // A tile of the source has these very pixels, unless the source is coarser.
  const isCopy = [...columns, ...rows].every(({ fraction }) => fraction === 0)
  for (const [j, row] of rows.entries()) {
    if (isCopy && first) {
      const known = map.rowOf(first.first, row.first, columns.length)
      if (known) meters.set(known, j * columns.length)
      continue
    }
    for (const [i, column] of columns.entries()) meters[j * columns.length + i] = map.heightBetween(column, row)
  }
  return meters
}

type PixelPlace = readonly [columns: PixelPair, rows: PixelPair]

/** Puts tiles into the map; answers whether some could not be read. */
type LoadTiles = (map: PixelMap, tiles: readonly TileAddress[], signal: AbortSignal) => Promise<boolean>

function createLoader(options: RasterSourceOptions): LoadTiles {
  const { store, encoding, tilePixels, onWarning, limitMs = LIMIT_MS, cacheBytes = CACHE_BYTES } = options
  const answers = new RequestCoalescer<ElevationTile | null>({
    maxWeight: cacheBytes,
    weigh: (tile) => tile?.meters.byteLength ?? ABSENT_BYTES,
  })
  const read = async (tile: TileAddress, signal: AbortSignal) => {
    const bytes = await store.read(tile, signal)
    return bytes ? decodeElevationTile(bytes, { encoding, pixels: tilePixels }) : null
  }
  return async (map, tiles, signal) => {
    const patient = AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
    const loads = tiles.map(async (address) => {
      try {
        const { z, x, y } = address
        const tile = await answers.get(`${z}/${x}/${y}`, (sharedSignal) => read(address, sharedSignal), patient)
        if (tile) map.put(address, tile)
        return true
      } catch (error) {
        if (!signal.aborted) onWarning(`An elevation tile of ${store.label} could not be used: ${reasonOf(error)}.`)
        return false
      }
    })
    const areRead = await Promise.all(loads)
    signal.throwIfAborted()
    return areRead.includes(false)
  }
}

/** The deepest zoom at which these places lie in few tiles. */
function zoomFor(places: readonly (readonly [x: number, y: number])[], maxZoom: number): number {
  for (let zoom = maxZoom; zoom > 0; zoom--) {
    const across = 2 ** zoom
    const tiles = new Set<number>()
    for (const [x, y] of places) {
      tiles.add(Math.floor(y * across) * across + Math.floor(x * across))
      if (tiles.size > MAX_TILES) break
    }
    if (tiles.size <= MAX_TILES) return zoom
  }
  return 0
}

/** Every tile that one of the four pixels round a place lies in and that counts for it. */
function tilesAround(map: PixelMap, places: readonly PixelPlace[]): readonly TileAddress[] {
  const tiles = new Map<number, TileAddress>()
  for (const [columns, rows] of places) {
    for (const column of pixelsOf(columns)) {
      for (const row of pixelsOf(rows)) {
        const tile = map.tileOf(column, row)
        tiles.set(tile.y * 2 ** map.zoom + tile.x, tile)
      }
    }
  }
  return [...tiles.values()]
}

const pixelsOf = ({ first, fraction }: PixelPair) => (fraction > 0 ? [first, first + 1] : [first])

/** Where a position lies on the square map of the world, 0 to 1 from its north-west corner. */
function toWorld([lng, lat]: Position): readonly [x: number, y: number] {
  const x = (wrapLongitude(lng) + 180) / 360
  const y = 0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)
  return [x, Math.min(1, Math.max(0, y))]
}
