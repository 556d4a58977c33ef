import { FILE_LIMITS } from '../limits.ts'
import { RefusedError } from '../refused-error.ts'

/** What is in a zip, as its directory says. Sizes are bytes. */
export interface ZipEntry {
  readonly name: string
  /** Packed. */
  readonly size: number
  /** Unpacked. */
  readonly originalSize: number
}

/** An entry of the directory, and how to get at it. */
export interface Located {
  readonly entry: ZipEntry
  /** Where its local header is. */
  readonly offset: number
  readonly method: number
  readonly flags: number
  readonly checksum: number
}

const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const END = 0x06054b50
const END_BYTES = 22
/** A comment of 65,535 bytes may follow the end of the directory. */
const END_SEARCH_BYTES = END_BYTES + 0xffff
const LOCATOR_64 = 0x07064b50
const LOCATOR_64_BYTES = 20
const END_64 = 0x06064b50
const END_64_BYTES = 56
const EXTRA_64 = 0x0001
/** What a field says whose value is in a field of ZIP64. */
const IN_ZIP64 = 0xffffffff
const UTF8_NAME = 0x0800

/**
 * The entries, without folders and without what macOS keeps beside each file.
 *
 * @throws {RefusedError} `file.broken_zip`, `file.archive_too_large`.
 */
export function readDirectory(bytes: Uint8Array): readonly Located[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const { from, to } = placeOf(view, end)
  const found: Located[] = []
  for (let at = from; at + ENTRY_BYTES <= to && view.getUint32(at, true) === ENTRY; at = entryEnd(view, at)) {
    if (entryEnd(view, at) > to) throw new RefusedError('file.broken_zip')
    if (found.length >= FILE_LIMITS.archiveEntries) {
      throw new RefusedError('file.archive_too_large', { max: FILE_LIMITS.archiveEntries })
    }
    found.push(readEntry(view, at))
  }
  return found.filter(({ entry }) => !entry.name.endsWith('/') && !RESOURCE_FORK.test(entry.name))
}

/** `__MACOSX/maps/._doc.kml`, which is no KML. */
const RESOURCE_FORK = /^__MACOSX\/|(?:^|\/)\._[^/]*$/

/** Windows programs write `maps\\doc.kml`, others `./doc.kml`. */
const withSlashes = (name: string) => name.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '')

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SEARCH_BYTES)
  for (let at = view.byteLength - END_BYTES; at >= first; at--) if (view.getUint32(at, true) === END) return at
  throw new RefusedError('file.broken_zip')
}

/** Where the directory is, by ZIP64 where the archive has it. */
function placeOf(view: DataView, end: number): { readonly from: number; readonly to: number } {
  const from = view.getUint32(end + 16, true)
  const locator = end - LOCATOR_64_BYTES
  const has64 = locator >= 0 && view.getUint32(locator, true) === LOCATOR_64
  const end64 = has64 ? longAt(view, locator + 8) : Number.NaN
  const is64 = end64 + END_64_BYTES <= end && view.getUint32(end64, true) === END_64
  return is64 ? { from: longAt(view, end64 + 48), to: end64 } : { from, to: end }
}

const entryEnd = (view: DataView, at: number) =>
  at + ENTRY_BYTES + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)

function readEntry(view: DataView, at: number): Located {
  const nameLength = view.getUint16(at + 28, true)
  const flags = view.getUint16(at + 8, true)
  const extra = {
    from: at + ENTRY_BYTES + nameLength,
    to: at + ENTRY_BYTES + nameLength + view.getUint16(at + 30, true),
  }
  const longs = readLongs(view, extra)
  // in this order (APPNOTE 4.5.3), each only where the field of 32 bits does not say it
  const [originalSize, size, offset] = [24, 20, 42].map((field) => {
    const value = view.getUint32(at + field, true)
    return value === IN_ZIP64 ? (longs.shift() ?? value) : value
  })
  const name = withSlashes(nameOf(new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_BYTES, nameLength), flags))
  return {
    entry: { name, size: size ?? 0, originalSize: originalSize ?? 0 },
    offset: offset ?? 0,
    method: view.getUint16(at + 10, true),
    flags,
    checksum: view.getUint32(at + 16, true),
  }
}

/** The long numbers of an entry's field of ZIP64. */
function readLongs(view: DataView, { from, to }: { readonly from: number; readonly to: number }): number[] {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== EXTRA_64) continue
    const count = Math.min(view.getUint16(at + 2, true), to - at - 4) >> 3
    return Array.from({ length: count }, (_, index) => longAt(view, at + 4 + 8 * index))
  }
  return []
}

const longAt = (view: DataView, at: number) => Number(view.getBigUint64(at, true))

const NAME_DECODERS = ['utf-8', 'shift_jis'].map((encoding) => new TextDecoder(encoding, { fatal: true }))
const ANY_BYTES = new TextDecoder('windows-1252')

/** Names that are not marked as UTF-8 are in whatever the computer used, in Japan mostly Shift_JIS. */
function nameOf(bytes: Uint8Array, flags: number): string {
  const decoders = (flags & UTF8_NAME) !== 0 ? NAME_DECODERS.slice(0, 1) : NAME_DECODERS
  for (const decoder of decoders) {
    try {
      return decoder.decode(bytes)
    } catch {
      // the next one
    }
  }
  return ANY_BYTES.decode(bytes)
}
