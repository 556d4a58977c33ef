import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

export interface SourceTile {
  z: number
  x: number
  y: number
  data: Buffer
}

export interface ArchiveOptions {
  minZoom: number
  maxZoom: number
  metadata: Record<string, unknown>
  /** Header bytes of the PMTiles v3 specification: tile compression (1 none, 2 gzip) and type (1 MVT, 4 WebP). */
  compression: 1 | 2
  tileType: 1 | 4
}

interface Entry {
  id: number
  run: number
  offset: number
  length: number
}

const HEADER_BYTES = 127
const ROOT_LIMIT_BYTES = 16384 - HEADER_BYTES
const LEAF_ENTRIES = 4096

function pushVarint(out: number[], value: number) {
  let rest = value
  while (rest >= 0x80) {
    out.push((rest % 128) | 0x80)
    rest = Math.floor(rest / 128)
  }
  out.push(rest)
}

function directory(entries: readonly Entry[]): Buffer {
  const out: number[] = []
  pushVarint(out, entries.length)
  let last = 0
  for (const entry of entries) {
    pushVarint(out, entry.id - last)
    last = entry.id
  }
  for (const entry of entries) pushVarint(out, entry.run)
  for (const entry of entries) pushVarint(out, entry.length)
  let end = -1
  for (const entry of entries) {
    pushVarint(out, entry.offset === end ? 0 : entry.offset + 1)
    end = entry.offset + entry.length
  }
  return gzipSync(Buffer.from(out))
}

function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const root = directory(entries)
  if (root.length <= ROOT_LIMIT_BYTES) return { root, leaves: Buffer.alloc(0) }
  const leaves: Buffer[] = []
  const pointers: Entry[] = []
  let offset = 0
  for (let start = 0; start < entries.length; start += LEAF_ENTRIES) {
    const part = entries.slice(start, start + LEAF_ENTRIES)
    const leaf = directory(part)
    pointers.push({ id: part[0]?.id ?? 0, run: 0, offset, length: leaf.length })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directory(pointers), leaves: Buffer.concat(leaves) }
}

/** One clustered PMTiles v3 archive; equal tiles are stored once. The same tiles give the same bytes. */
export function pmtilesArchive(tiles: readonly SourceTile[], options: ArchiveOptions): Buffer {
  const sorted = tiles.map((t) => ({ id: zxyToTileId(t.z, t.x, t.y), data: t.data })).sort((a, b) => a.id - b.id)
  const stored = new Map<string, { offset: number; length: number }>()
  const chunks: Buffer[] = []
  const entries: Entry[] = []
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
  const { root, leaves } = directories(entries)
  const metadata = gzipSync(JSON.stringify(options.metadata))
  const counts = [sorted.length, entries.length, stored.size]
  const header = archiveHeader([root.length, metadata.length, leaves.length, size], counts, options)
  return Buffer.concat([header, root, metadata, leaves, ...chunks])
}

function archiveHeader(lengths: readonly number[], counts: readonly number[], options: ArchiveOptions): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 0)
  header[7] = 3
  let offset = HEADER_BYTES
  lengths.forEach((length, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16)
    offset += length
  })
  counts.forEach((count, index) => {
    header.writeBigUInt64LE(BigInt(count), 72 + index * 8)
  })
  header.set([1, 2, options.compression, options.tileType, options.minZoom, options.maxZoom], 96)
  for (const [at, degrees] of [
    [102, -180],
    [106, -85],
    [110, 180],
    [114, 85],
    [119, 138],
    [123, 36],
  ] as const) {
    header.writeInt32LE(degrees * 1e7, at)
  }
  header[118] = 5
  return header
}
