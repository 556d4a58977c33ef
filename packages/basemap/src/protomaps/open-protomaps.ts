import { open } from 'node:fs/promises'
import type { RangeResponse, Source } from 'pmtiles'
import { FileHandleSource, openArchive, type TileArchive } from '../tiles.ts'

const ANSWERS_WITHIN_MS = 8_000

/**
 * Opens Protomaps' vector tiles in a PMTiles file, on this machine or at an address that answers ranges.
 *
 * @throws when it cannot be read or holds no vector tiles.
 */
export async function openProtomaps(place: string): Promise<TileArchive> {
  const isRemote = /^https?:\/\//.test(place)
  const file = isRemote ? null : await open(place)
  const close = async () => file?.close()
  try {
    const source = file ? new FileHandleSource(file, place) : new RangeSource(place)
    const archive = await openArchive(source, { close })
    if (archive.contentType !== 'application/vnd.mapbox-vector-tile') throw new Error(`${place} has no vector tiles.`)
    return archive
  } catch (error) {
    await close()
    throw error
  }
}

class RangeSource implements Source {
  readonly #url: string
  constructor(url: string) {
    this.#url = url
  }
  getKey(): string {
    return this.#url
  }
  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const response = await fetch(this.#url, {
      headers: { range: `bytes=${offset}-${offset + length - 1}` },
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    })
    // A server that knows no ranges would send the whole planet.
    if (response.status !== 206) {
      await response.body?.cancel()
      throw new Error(`${new URL(this.#url).host} answers ${response.status} to a question for a range.`)
    }
    return { data: await response.arrayBuffer() }
  }
}
