import { type FitLayout, layoutAt } from './fit-layout.ts'

/** Gets the messages of a FIT file in order; numbers are those of the global profile. */
export interface FitHandler {
  /** A file begins; several may be chained into one. */
  startFile(): void
  /** @param timestamp of the record's header, seconds of FIT's own epoch; NaN where the message has its own or none. */
  message(layout: FitLayout, offset: number, timestamp: number): void
  endFile(): void
}

export type FitEnd = 'whole' | 'checksum_differs' | 'breaks_off'

const COMPRESSED = 0x80
const DEFINITION = 0x40
const DEVELOPER_FIELDS = 0x20
const TIMESTAMP_FIELD = 253

/**
 * Walks through a FIT file (protocol 1 and 2), of which only the message definitions are needed to know where everything stands.
 *
 * @returns whether it was whole. A recording that breaks off has been given up to where it does.
 */
export function decodeFit(bytes: Uint8Array, handler: FitHandler): FitEnd {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end: FitEnd = 'whole'
  let at = 0
  while (isHeader(view, at)) {
    const headerSize = view.getUint8(at)
    const dataSize = view.getUint32(at + 4, true)
    const dataEnd = at + headerSize + dataSize
    const isCut = dataSize === 0 || dataEnd + 2 > view.byteLength
    handler.startFile()
    const isWhole = decodeRecords(view, { from: at + headerSize, to: isCut ? view.byteLength : dataEnd }, handler)
    handler.endFile()
    if (isCut || !isWhole) return 'breaks_off'
    if (checksumOf(bytes, at, dataEnd) !== view.getUint16(dataEnd, true)) end = 'checksum_differs'
    at = dataEnd + 2
  }
  return end
}

function isHeader(view: DataView, at: number): boolean {
  return at + 12 <= view.byteLength && view.getUint8(at) >= 12 && view.getUint32(at + 8) === DOT_FIT
}

/** `.FIT` */
const DOT_FIT = 0x2e464954

/** @returns whether the last record ended where the data do. */
function decodeRecords(view: DataView, { from, to }: { from: number; to: number }, handler: FitHandler): boolean {
  const layouts: (FitLayout | undefined)[] = new Array(16).fill(undefined)
  let lastTimestamp = 0
  let at = from
  while (at < to) {
    const header = view.getUint8(at++)
    if ((header & COMPRESSED) === 0 && (header & DEFINITION) !== 0) {
      const layout = layoutAt(view, { at, to, hasDeveloperFields: (header & DEVELOPER_FIELDS) !== 0 })
      if (!layout) return false
      layouts[header & 15] = layout
      at = layout.end
      continue
    }
    const isCompressed = (header & COMPRESSED) !== 0
    const layout = layouts[isCompressed ? (header >> 5) & 3 : header & 15]
    if (!layout || at + layout.size > to) return false
    if (isCompressed) lastTimestamp = nextTimestamp(lastTimestamp, header & 31)
    else {
      const own = layout.read(view, at, TIMESTAMP_FIELD)
      if (!Number.isNaN(own)) lastTimestamp = own
    }
    handler.message(layout, at, isCompressed ? lastTimestamp : Number.NaN)
    at += layout.size
  }
  return true
}

/** The next time whose lowest five bits are those of a compressed header. */
function nextTimestamp(last: number, lowBits: number): number {
  const difference = (lowBits - (last & 31)) & 31
  return last + difference
}

const NIBBLES = Uint16Array.of(
  ...[0x0000, 0xcc01, 0xd801, 0x1400, 0xf001, 0x3c00, 0x2800, 0xe401],
  ...[0xa001, 0x6c00, 0x7800, 0xb401, 0x5000, 0x9c01, 0x8801, 0x4400],
)

/** CRC-16 as FIT computes it, four bits at a time. */
function checksumOf(bytes: Uint8Array, from: number, to: number): number {
  let crc = 0
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? 0
    crc = (crc >> 4) ^ (NIBBLES[crc & 15] ?? 0) ^ (NIBBLES[byte & 15] ?? 0)
    crc = (crc >> 4) ^ (NIBBLES[crc & 15] ?? 0) ^ (NIBBLES[byte >> 4] ?? 0)
  }
  return crc
}
