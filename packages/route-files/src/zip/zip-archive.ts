import { inflateSync } from 'fflate'
import { RefusedError } from '../refused-error.ts'
import { type Located, readDirectory, type ZipEntry } from './zip-directory.ts'

/** One entry, unpacked. */
export interface Unpacked {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** False for bytes that are not those that were packed. */
  readonly hasChecksum: boolean
}

const STORED = 0
const DEFLATED = 8
const LOCAL_HEADER = 0x04034b50
const LOCAL_HEADER_BYTES = 30
const ENCRYPTED = 1

/**
 * A zip in memory (PKWARE's APPNOTE 6.3.10), with ZIP64. Entries are found by the directory at its end, so those that
 * give their sizes behind their data can be read.
 */
export class ZipArchive {
  readonly entries: readonly ZipEntry[]
  readonly #bytes: Uint8Array
  readonly #located: ReadonlyMap<ZipEntry, Located>

  /** @throws {RefusedError} `file.broken_zip` without a directory, `file.archive_too_large` for too many entries. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#located = new Map(readDirectory(bytes).map((located) => [located.entry, located]))
    this.entries = [...this.#located.keys()]
  }

  /**
   * Unpacks an entry. No more memory is taken than its declared size: check that first.
   *
   * @throws {RefusedError} `file.broken_zip` when it cannot be unpacked, `file.archive_encrypted` when it needs a password.
   */
  unpack(entry: ZipEntry): Unpacked {
    const located = this.#located.get(entry)
    if (!located) throw new RefusedError('file.broken_zip')
    if ((located.flags & ENCRYPTED) !== 0) throw new RefusedError('file.archive_encrypted')
    const bytes = unpacked(this.#packed(located), located)
    if (bytes.length !== entry.originalSize) throw new RefusedError('file.broken_zip')
    return { bytes, hasChecksum: crc32(bytes) === located.checksum }
  }

  #packed({ entry, offset }: Located): Uint8Array {
    const view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.byteLength)
    const isHeader = offset + LOCAL_HEADER_BYTES <= view.byteLength && view.getUint32(offset, true) === LOCAL_HEADER
    if (!isHeader) throw new RefusedError('file.broken_zip')
    const from = offset + LOCAL_HEADER_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
    if (from + entry.size > view.byteLength) throw new RefusedError('file.broken_zip')
    return this.#bytes.subarray(from, from + entry.size)
  }
}

function unpacked(packed: Uint8Array, { method, entry }: Located): Uint8Array<ArrayBuffer> {
  if (method === STORED) return new Uint8Array(packed)
  if (method !== DEFLATED) throw new RefusedError('file.broken_zip')
  try {
    return new Uint8Array(inflateSync(packed, { out: new Uint8Array(entry.originalSize) }))
  } catch {
    throw new RefusedError('file.broken_zip')
  }
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** The checksum that zips have of their entries (ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (let at = 0; at < bytes.length; at++) crc = (crc >>> 8) ^ (TABLE[(crc ^ (bytes[at] ?? 0)) & 255] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}
