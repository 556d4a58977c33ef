import sharp from 'sharp'
import { ElevationReader, RELIEF_TILE_PIXELS, STORED_RELIEF_ZOOM } from './elevation-raster.ts'
import { contentHash, openTiles, type TileArchive } from './tiles.ts'

/** The deepest zoom of the relief's tiles. Beyond it a browser's own interpolation shows no edges. */
export const RELIEF_MAX_ZOOM = 8
/** Changes when interpolated tiles do, because their addresses are cached for ever. */
const INTERPOLATION = '1'

/**
 * Opens the relief. Tiles below the stored zooms are interpolated when asked for: a browser would draw the edges of the source's
 * cells, 9 km wide.
 */
export async function openRelief(path: string): Promise<TileArchive> {
  const stored = await openTiles(path)
  const elevations = new ElevationReader(stored)
  return {
    ...stored,
    version: `${stored.version}-${INTERPOLATION}`,
    async tile(z, x, y) {
      if (z <= STORED_RELIEF_ZOOM) return stored.tile(z, x, y)
      if (z > RELIEF_MAX_ZOOM) return null
      const box = { width: RELIEF_TILE_PIXELS, height: RELIEF_TILE_PIXELS, worldPixels: RELIEF_TILE_PIXELS * 2 ** z }
      const corner = { left: x * RELIEF_TILE_PIXELS, top: y * RELIEF_TILE_PIXELS }
      const body = await terrarium(await elevations.elevationsIn({ ...box, ...corner }))
      return { body, etag: `"${contentHash(body)}"` }
    },
  }
}

/** Elevations as colours: 256 steps of 256 m, of 1 m and of 1/256 m, from −32,768 m. */
async function terrarium(elevations: Float32Array): Promise<Uint8Array> {
  const rgb = Buffer.allocUnsafe(elevations.length * 3)
  for (const [i, meters] of elevations.entries()) {
    const steps = Math.round((meters + 32768) * 256)
    rgb.writeUIntBE(steps, 3 * i, 3)
  }
  const raw = { width: RELIEF_TILE_PIXELS, height: RELIEF_TILE_PIXELS, channels: 3 } as const
  return sharp(rgb, { raw }).webp({ lossless: true, effort: 0 }).toBuffer()
}
