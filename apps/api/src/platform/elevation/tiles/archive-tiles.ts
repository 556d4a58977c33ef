import { type FileHandle, open } from 'node:fs/promises'
import { PMTiles, type RangeResponse, type Source } from 'pmtiles'
import { MAX_TILE_BYTES, type TileStore } from './tile-store.ts'

/** Bytes of the largest directory of an archive. A file that claims more is none. */
const MAX_RANGE_BYTES = 16 * 1024 ** 2
const NO_COMPRESSION = 1

/** Tiles in one PMTiles file on this machine, which may be larger than its memory. @throws when it is none. */
export async function openArchiveTiles(path: string): Promise<TileStore> {
  const file = await open(path)
  try {
    const archive = new PMTiles(new FileSource(file, path))
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

class FileSource implements Source {
  readonly #file: FileHandle
  readonly #path: string

  constructor(file: FileHandle, path: string) {
    this.#file = file
    this.#path = path
  }

  getKey(): string {
    return this.#path
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    if (length > MAX_RANGE_BYTES) throw new Error(`asks for ${length} bytes at once`)
    const bytes = new Uint8Array(length)
    const { bytesRead } = await this.#file.read(bytes, 0, length, offset)
    return { data: bytes.buffer.slice(0, bytesRead) }
  }
}
