import { open } from 'node:fs/promises'
import { FileHandleSource } from '@repo/basemap/server'
import { PMTiles } from 'pmtiles'
import { MAX_TILE_BYTES, type TileStore } from './tile-store.ts'

const NO_COMPRESSION = 1

/** Tiles in one PMTiles file on this machine, which may be larger than its memory. @throws when it is none. */
export async function openArchiveTiles(path: string): Promise<TileStore> {
  const file = await open(path)
  try {
    const archive = new PMTiles(new FileHandleSource(file, path))
    const { maxZoom, tileCompression } = await archive.getHeader()
    if (tileCompression !== NO_COMPRESSION)
      throw new Error(`The tiles in ${path} are compressed; pictures must not be.`)
    return {
      label: path,
      maxZoom,
      async read({ z, x, y }, signal) {
        const found = await archive.getZxy(z, x, y, signal)
        if (!found) return null
        if (found.data.byteLength > MAX_TILE_BYTES) throw new Error(`it is larger than ${MAX_TILE_BYTES} bytes`)
        return new Uint8Array(found.data)
      },
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}
