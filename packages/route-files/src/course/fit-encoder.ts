/** Base types of FIT, by what definitions call them. */
const FIT_TYPES = {
  enum: { code: 0x00, size: 1 },
  string: { code: 0x07, size: 1 },
  uint16: { code: 0x84, size: 2 },
  sint32: { code: 0x85, size: 4 },
  uint32: { code: 0x86, size: 4 },
  uint32z: { code: 0x8c, size: 4 },
} as const

/** A field of a message: its number in the profile, its type, and for texts the bytes that it has room for. */
export interface FitField {
  readonly number: number
  readonly type: keyof typeof FIT_TYPES
  readonly bytes?: number
}

/** What a message holds, in the order of its fields; texts end with a zero byte. */
export type FitValue = number | Uint8Array

const HEADER_BYTES = 14
const PROTOCOL_2_0 = 0x20
/** Of the profile whose numbers are used. */
const PROFILE = 2188

/** Writes messages of FIT's protocol 2.0, little-endian. Source: https://developer.garmin.com/fit/protocol/ */
export class FitEncoder {
  #bytes = new Uint8Array(1 << 16)
  #view = new DataView(this.#bytes.buffer)
  #length = HEADER_BYTES
  readonly #layouts: (readonly FitField[])[] = []

  /** Says what messages of a global number hold. @returns what {@link write} calls them by. */
  define(message: number, fields: readonly FitField[]): number {
    const local = this.#layouts.push(fields) - 1
    this.#reserve(6 + 3 * fields.length)
    this.#byte(0x40 | local)
    this.#byte(0)
    this.#byte(0)
    this.#view.setUint16(this.#length, message, true)
    this.#length += 2
    this.#byte(fields.length)
    for (const field of fields) {
      this.#byte(field.number)
      this.#byte(sizeOf(field))
      this.#byte(FIT_TYPES[field.type].code)
    }
    return local
  }

  write(local: number, values: readonly FitValue[]): void {
    const fields = this.#layouts[local] ?? []
    this.#reserve(1 + fields.reduce((sum, field) => sum + sizeOf(field), 0))
    this.#byte(local)
    for (const [index, field] of fields.entries()) this.#value(field, values[index] ?? 0)
  }

  /** The whole file, with its header and checksums. */
  close(): Uint8Array<ArrayBuffer> {
    this.#reserve(2)
    const view = this.#view
    view.setUint8(0, HEADER_BYTES)
    view.setUint8(1, PROTOCOL_2_0)
    view.setUint16(2, PROFILE, true)
    view.setUint32(4, this.#length - HEADER_BYTES, true)
    this.#bytes.set([0x2e, 0x46, 0x49, 0x54], 8) // .FIT
    view.setUint16(12, checksum(this.#bytes.subarray(0, 12)), true)
    view.setUint16(this.#length, checksum(this.#bytes.subarray(0, this.#length)), true)
    return this.#bytes.subarray(0, this.#length + 2)
  }

  #value(field: FitField, value: FitValue): void {
    const size = sizeOf(field)
    if (typeof value !== 'number') this.#bytes.fill(0, this.#length, this.#length + size).set(value, this.#length)
    else if (size === 1) this.#view.setUint8(this.#length, value)
    else if (size === 2) this.#view.setUint16(this.#length, value, true)
    else this.#view.setUint32(this.#length, value, true) // two's complement, as for signed numbers
    this.#length += size
  }

  #byte(value: number): void {
    this.#view.setUint8(this.#length++, value)
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return
    this.#bytes = new Uint8Array(this.#bytes.buffer.transfer(2 * this.#bytes.length + bytes))
    this.#view = new DataView(this.#bytes.buffer)
  }
}

const sizeOf = ({ type, bytes }: FitField) => bytes ?? FIT_TYPES[type].size

/** By halves of bytes, as the protocol has it. */
const CRC = Uint16Array.from({ length: 16 }, (_, half) => {
  let value = half
  for (let bit = 0; bit < 4; bit++) value = (value & 1) === 1 ? (value >>> 1) ^ 0xa001 : value >>> 1
  return value
})

function checksum(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    crc = (crc >>> 4) ^ (CRC[(crc ^ byte) & 15] ?? 0)
    crc = (crc >>> 4) ^ (CRC[(crc ^ (byte >>> 4)) & 15] ?? 0)
  }
  return crc
}
