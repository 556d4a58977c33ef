import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { zxyToTileId } from 'pmtiles'
import { type ArchiveEntry, type ArchiveOptions, archiveHead } from './archive-layout.ts'

/** Writes a PMTiles archive tile by tile, in any order; of each tile only its place is kept in memory. */
export class ArchiveFile {
  readonly #path: string
  readonly #tiles: FileHandle
  readonly #entries: ArchiveEntry[] = []
  #bytes = 0

  private constructor(path: string, tiles: FileHandle) {
    this.#path = path
    this.#tiles = tiles
  }

  static async create(path: string): Promise<ArchiveFile> {
    return new ArchiveFile(path, await open(tilesOf(path), 'w'))
  }

  async add(z: number, x: number, y: number, data: Uint8Array): Promise<void> {
    this.#entries.push({ id: zxyToTileId(z, x, y), run: 1, offset: this.#bytes, length: data.length })
    this.#bytes += data.length
    await this.#tiles.writeFile(data)
  }

  get tileCount(): number {
    return this.#entries.length
  }

  /** Puts what comes before the tiles before them. */
  async finish(options: ArchiveOptions): Promise<void> {
    await this.#tiles.close()
    const entries = this.#entries.sort((a, b) => a.id - b.id)
    const counts = { tileCount: entries.length, storedCount: entries.length }
    const head = archiveHead({ entries, ...counts, dataBytes: this.#bytes, isClustered: false }, options)
    const tiles = createReadStream(tilesOf(this.#path))
    const whole = async function* () {
      yield head
      yield* tiles
    }
    await pipeline(whole, createWriteStream(this.#path))
    await rm(tilesOf(this.#path))
  }
}

const tilesOf = (path: string) => `${path}.tiles`
