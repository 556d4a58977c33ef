import { gzipSync } from 'node:zlib'

export interface ArchiveOptions {
  readonly minZoom: number
  readonly maxZoom: number
  readonly metadata: Readonly<Record<string, unknown>>
  /** Header bytes of the PMTiles v3 specification: tile compression (1 none, 2 gzip) and type (1 MVT, 4 WebP). */
  readonly compression: 1 | 2
  readonly tileType: 1 | 4
}

/** The byte range of one tile, or of a run of equal ones. */
export interface ArchiveEntry {
  readonly id: number
  run: number
  readonly offset: number
  readonly length: number
}

/** What the tiles of an archive are together. */
export interface ArchiveContent {
  /** Ascending by id. */
  readonly entries: readonly ArchiveEntry[]
  readonly tileCount: number
  /** Different ones among them. */
  readonly storedCount: number
  readonly dataBytes: number
  /** Whether the tiles lie in the order of their ids. */
  readonly isClustered: boolean
}

const HEADER_BYTES = 127
const ROOT_LIMIT_BYTES = 16384 - HEADER_BYTES
const LEAF_ENTRIES = 4096

/** Everything of a PMTiles v3 archive that comes before the tiles. */
export function archiveHead(content: ArchiveContent, options: ArchiveOptions): Buffer {
  const { root, leaves } = directories(content.entries)
  const metadata = gzipSync(JSON.stringify(options.metadata))
  const header = archiveHeader([root.length, metadata.length, leaves.length, content.dataBytes], content, options)
  return Buffer.concat([header, root, metadata, leaves])
}

function pushVarint(out: number[], value: number) {
  let rest = value
  while (rest >= 0x80) {
    out.push((rest % 128) | 0x80)
    rest = Math.floor(rest / 128)
  }
  out.push(rest)
}

function directory(entries: readonly ArchiveEntry[]): Buffer {
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

function directories(entries: readonly ArchiveEntry[]): { root: Buffer; leaves: Buffer } {
  const root = directory(entries)
  if (root.length <= ROOT_LIMIT_BYTES) return { root, leaves: Buffer.alloc(0) }
  const leaves: Buffer[] = []
  const pointers: ArchiveEntry[] = []
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

function archiveHeader(lengths: readonly number[], content: ArchiveContent, options: ArchiveOptions): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 0)
  header[7] = 3
  let offset = HEADER_BYTES
  lengths.forEach((length, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16)
    offset += length
  })
  const counts = [content.tileCount, content.entries.length, content.storedCount]
  counts.forEach((count, index) => {
    header.writeBigUInt64LE(BigInt(count), 72 + index * 8)
  })
  const clustered = content.isClustered ? 1 : 0
  header.set([clustered, 2, options.compression, options.tileType, options.minZoom, options.maxZoom], 96)
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
