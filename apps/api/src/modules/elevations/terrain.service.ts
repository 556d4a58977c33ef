import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Tile, TileArchive } from '@repo/basemap/server'
import type { TerrainTiles } from '@repo/contract'
import sharp from 'sharp'
import { AppError } from '../../platform/app-error.ts'
import type { ElevationChain } from '../../platform/elevation/elevation-chain.ts'
import { TERRAIN_TILE_PIXELS, type TileAddress } from '../../platform/elevation/elevation-source.ts'
import type { FileCache } from '../../platform/file-storage/file-cache.ts'
import { createWorkQueue } from '../../platform/work-queue.ts'

/** Farther out, the embedded map's own relief shows as much. */
const MIN_ZOOM = 8
/** Closer in, shading shows little more, and each step would fetch four times as many tiles of the models. */
const MAX_ZOOM = 13
/** Changes when tiles are made otherwise, because browsers keep them. */
const DRAWING = '1'
const DRAWING_QUEUE = { atWork: 2, maxWaiting: 200 } as const
/** What all sources of one tile may take together. */
const LIMIT_MS = 10_000
const RETRY_SECONDS = 10

export interface TerrainDependencies {
  readonly elevation: ElevationChain | null
  readonly cache: FileCache
}

/** Tiles of elevations for shading maps, from all sources in one encoding. */
export interface TerrainService {
  readonly archive: TileArchive
  readonly offer: Omit<TerrainTiles, 'url'>
}

/** Null where no source has whole tiles. */
export function createTerrainService({ elevation, cache }: TerrainDependencies): TerrainService | null {
  if (!elevation?.terrain) return null
  const { terrain } = elevation
  const version = `${elevation.version}-${DRAWING}`
  const maxZoom = Math.min(MAX_ZOOM, terrain.maxZoom)
  const minZoom = Math.min(MIN_ZOOM, maxZoom)
  const enter = createWorkQueue(DRAWING_QUEUE)

  const draw = async (tile: TileAddress): Promise<Uint8Array> => {
    const { meters, isPartial } = await terrain.gridOf(tile, AbortSignal.timeout(LIMIT_MS))
    if (!isPartial) return encodeTerrarium(meters)
    if (meters.every(Number.isNaN)) throw new AppError('server.unavailable', { seconds: RETRY_SECONDS })
    throw new PassingTile(await encodeTerrarium(meters))
  }
  /** A started tile is finished, even if its client disconnects: the next visitor needs it too. */
  const find = async (tile: TileAddress): Promise<Tile> => {
    try {
      const name = `${version}-${tile.z}-${tile.x}-${tile.y}.webp`
      const cached = await cache.get(name, () => enter(() => draw(tile)))
      return toTile(await buffer(cached.stream()))
    } catch (error) {
      if (error instanceof PassingTile) return { ...toTile(error.body), isPassing: true }
      throw error
    }
  }
  return {
    archive: {
      version,
      metadata: null,
      maxZoom,
      encoding: 'identity',
      contentType: 'image/webp',
      tile: async (z, x, y) => (z < minZoom || z > maxZoom ? null : find({ z, x, y })),
      close: async () => {},
    },
    offer: { minZoom, maxZoom, credits: terrain.credits.map((credit) => ({ ...credit })) },
  }
}

/** A tile without a source that was unavailable: not cached, since a later request may succeed. */
class PassingTile extends Error {
  readonly body: Uint8Array

  constructor(body: Uint8Array) {
    super('A source of the tile could not be asked.')
    this.body = body
  }
}

function toTile(body: Uint8Array): Tile {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"` }
}

/** Elevations as colours of 1/256 m; what is unknown is drawn as the sea is. */
async function encodeTerrarium(meters: Float32Array): Promise<Uint8Array> {
  const rgb = Buffer.allocUnsafe(meters.length * 3)
  for (const [i, height] of meters.entries()) {
    rgb.writeUIntBE(Math.round(((Number.isNaN(height) ? 0 : height) + 32_768) * 256), 3 * i, 3)
  }
  const raw = { width: TERRAIN_TILE_PIXELS, height: TERRAIN_TILE_PIXELS, channels: 3 } as const
  return sharp(rgb, { raw }).webp({ lossless: true, effort: 0 }).toBuffer()
}
