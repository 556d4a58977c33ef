import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PMTiles, type RangeResponse, type Source } from 'pmtiles'

export const WORLD_TILES_PATH = fileURLToPath(new URL('../assets/world.pmtiles', import.meta.url))
export const RELIEF_TILES_PATH = fileURLToPath(new URL('../assets/relief.pmtiles', import.meta.url))

export interface Tile {
  /** Vector tiles are gzip-compressed: answer them with `Content-Encoding: gzip`. Relief tiles are WebP. */
  readonly body: Uint8Array
  /** A quoted strong validator. */
  readonly etag: string
  /** Set for a tile that is made anew each time and may look otherwise the next: no browser keeps it. */
  readonly isPassing?: boolean
}

export interface TileArchive {
  /** Null where the archive holds nothing, as at zooms beyond its own. */
  tile(z: number, x: number, y: number): Promise<Tile | null>
  readonly metadata: unknown
  readonly maxZoom: number
  /** Changes whenever the archive's bytes do; belongs in the address of immutable tiles. */
  readonly version: string
  readonly encoding: 'gzip' | 'identity'
  readonly contentType: 'application/vnd.mapbox-vector-tile' | 'image/webp'
  close(): Promise<void>
}

/** Reads ranges of an open file. */
export class FileHandleSource implements Source {
  readonly #file: FileHandle
  readonly #key: string
  constructor(file: FileHandle, key: string) {
    this.#file = file
    this.#key = key
  }
  getKey(): string {
    return this.#key
  }
  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const { buffer, bytesRead } = await this.#file.read(new Uint8Array(length), 0, length, offset)
    return { data: buffer.buffer.slice(0, bytesRead) }
  }
}

/** Sixteen characters that change with the bytes. */
export const contentHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url').slice(0, 16)

/** Where a PMTiles file keeps its header and root directory, which differ wherever its content does. */
const HEAD_BYTES = 16_384
/** Numbers of the format. */
const VECTOR = 1
const NOT_COMPRESSED = 1
const GZIP = 2

interface ArchiveOptions {
  readonly close: () => Promise<void>
  /** By its first bytes unless given. */
  readonly version?: string
}

/** Reads an archive from any source of bytes. */
export async function openArchive(source: Source, { close, version }: ArchiveOptions): Promise<TileArchive> {
  const archive = new PMTiles(source)
  const header = await archive.getHeader()
  const isVector = header.tileType === VECTOR
  // The reader caches this header: called uncompressed, its tiles are handed over as stored and not unzipped to be zipped again.
  const isZipped = header.tileCompression === GZIP
  header.tileCompression = NOT_COMPRESSED
  return {
    async tile(z, x, y) {
      if (z > header.maxZoom) return null
      const found = await archive.getZxy(z, x, y)
      if (!found) return null
      const body = new Uint8Array(found.data)
      return { body, etag: `"${contentHash(body)}"` }
    },
    metadata: await archive.getMetadata(),
    maxZoom: header.maxZoom,
    version: version ?? contentHash(new Uint8Array((await source.getBytes(0, HEAD_BYTES)).data)),
    encoding: isZipped ? 'gzip' : 'identity',
    contentType: isVector ? 'application/vnd.mapbox-vector-tile' : 'image/webp',
    close,
  }
}

/** Opens a PMTiles file for reading. Without a version the whole file is read for one. */
export async function openTiles(path: string, known: { readonly version?: string } = {}): Promise<TileArchive> {
  const file = await open(path)
  const close = () => file.close()
  try {
    const version = known.version ?? contentHash(await file.readFile())
    return await openArchive(new FileHandleSource(file, path), { close, version })
  } catch (error) {
    await close()
    throw error
  }
}
