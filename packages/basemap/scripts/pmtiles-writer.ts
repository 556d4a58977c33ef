import { createHash } from 'node:crypto'
import { zxyToTileId } from 'pmtiles'
import { type ArchiveEntry, type ArchiveOptions, archiveHead } from '../src/pmtiles/archive-layout.ts'

export interface SourceTile {
  z: number
  x: number
  y: number
  data: Buffer
}

/** One clustered PMTiles v3 archive; equal tiles are stored once. The same tiles give the same bytes. */
export function pmtilesArchive(tiles: readonly SourceTile[], options: ArchiveOptions): Buffer {
  const sorted = tiles.map((t) => ({ id: zxyToTileId(t.z, t.x, t.y), data: t.data })).sort((a, b) => a.id - b.id)
  const stored = new Map<string, { offset: number; length: number }>()
  const chunks: Buffer[] = []
  const entries: ArchiveEntry[] = []
  let size = 0
  for (const { id, data } of sorted) {
    const key = createHash('sha256').update(data).digest('hex')
    let place = stored.get(key)
    if (place === undefined) {
      place = { offset: size, length: data.length }
      stored.set(key, place)
      chunks.push(data)
      size += data.length
    }
    const previous = entries.at(-1)
    if (previous?.offset === place.offset && previous.id + previous.run === id) previous.run += 1
    else entries.push({ id, run: 1, ...place })
  }
  const content = { entries, tileCount: sorted.length, storedCount: stored.size, dataBytes: size, isClustered: true }
  return Buffer.concat([archiveHead(content, options), ...chunks])
}
