import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { PbfReader } from 'pbf'

/** Limits of the format; whatever claims to be larger is damaged. */
const MAX_HEADER_BYTES = 64 * 1024
const MAX_BLOB_BYTES = 32 * 1024 * 1024
const LENGTH_BYTES = 4
/** Of the year 9999: whatever claims to be later is damaged. */
const LAST_SECOND = 253_402_300_799
const KNOWN_FEATURES: ReadonlySet<string> = new Set(['OsmSchema-V0.6', 'DenseNodes'])

const unzip = promisify(inflate)

/** A file of OpenStreetMap data that cannot be read. */
export class OsmPbfError extends Error {
  constructor(what: string) {
    super(`PBF error: ${what}`)
    this.name = 'OsmPbfError'
  }
}

export interface OsmBlock {
  readonly bytes: Uint8Array
  /** Its offset in the file, which identifies the block. */
  readonly offset: number
  /** The part of the file up to its end, 0 to 1. */
  readonly part: number
}

/**
 * The data blocks of an `.osm.pbf` file, unpacked, one at a time. Blocks that `shouldRead` refuses are skipped unread.
 *
 * @throws {OsmPbfError} when the file is damaged, ends early or needs a feature that is unknown here.
 * @see https://wiki.openstreetmap.org/wiki/PBF_Format
 */
export async function* readBlocks(
  path: string,
  shouldRead: (offset: number) => boolean = () => true,
): AsyncGenerator<OsmBlock> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    for (let offset = 0; offset < size; ) {
      const header = await readHeader(file, offset)
      const start = offset + LENGTH_BYTES + header.headerBytes
      const end = start + header.blobBytes
      if (end > size) throw new OsmPbfError('truncated')
      if (header.type !== 'OSMData' || shouldRead(offset)) {
        const bytes = await unpack(await readExactly(file, start, header.blobBytes))
        if (header.type === 'OSMHeader') checkFeatures(bytes)
        else if (header.type === 'OSMData') yield { bytes, offset, part: end / size }
      }
      offset = end
    }
  } finally {
    await file.close()
  }
}

/** The state of the data that the file says it has; null for a file that does not say. @throws {OsmPbfError} */
export async function readReplicationDate(path: string): Promise<Date | null> {
  const file = await open(path)
  try {
    const header = await readHeader(file, 0)
    if (header.type !== 'OSMHeader') return null
    let seconds = 0
    parse(await unpack(await readExactly(file, LENGTH_BYTES + header.headerBytes, header.blobBytes)), (tag, pbf) => {
      if (tag === 32) seconds = pbf.readVarint()
    })
    return seconds > 0 && seconds < LAST_SECOND ? new Date(seconds * 1_000) : null
  } finally {
    await file.close()
  }
}

async function readExactly(file: FileHandle, position: number, length: number): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, position)
  if (bytesRead < length) throw new OsmPbfError('truncated')
  return buffer
}

async function readHeader(file: FileHandle, offset: number) {
  const length = await readExactly(file, offset, LENGTH_BYTES)
  const headerBytes = new DataView(length.buffer).getUint32(0)
  if (headerBytes > MAX_HEADER_BYTES) throw new OsmPbfError('a header is too long')
  const header = { type: '', blobBytes: -1, headerBytes }
  parse(await readExactly(file, offset + LENGTH_BYTES, headerBytes), (tag, pbf) => {
    if (tag === 1) header.type = pbf.readString()
    if (tag === 3) header.blobBytes = pbf.readVarint()
  })
  if (header.blobBytes < 0 || header.blobBytes > MAX_BLOB_BYTES) throw new OsmPbfError('a blob is too long')
  return header
}

async function unpack(blob: Uint8Array): Promise<Uint8Array> {
  const found: { raw?: Uint8Array; zipped?: Uint8Array } = {}
  parse(blob, (tag, pbf) => {
    if (tag === 1) found.raw = pbf.readBytes()
    if (tag === 3) found.zipped = pbf.readBytes()
  })
  if (found.raw) return found.raw
  if (!found.zipped) throw new OsmPbfError('unsupported compression')
  return unzip(found.zipped, { maxOutputLength: MAX_BLOB_BYTES }).catch((error: unknown) => {
    throw new OsmPbfError(error instanceof Error ? error.message : String(error))
  })
}

function checkFeatures(header: Uint8Array): void {
  parse(header, (tag, pbf) => {
    if (tag !== 4) return
    const feature = pbf.readString()
    if (!KNOWN_FEATURES.has(feature)) throw new OsmPbfError(`required feature ${feature} is unsupported`)
  })
}

/** Reads a message's fields. @throws {OsmPbfError} when it is none. */
export function parse(bytes: Uint8Array, readField: (tag: number, pbf: PbfReader) => void): void {
  try {
    new PbfReader(bytes).readFields((tag, _, pbf) => readField(tag, pbf), null)
  } catch (error) {
    if (error instanceof OsmPbfError) throw error
    throw new OsmPbfError(error instanceof Error ? error.message : String(error))
  }
}
