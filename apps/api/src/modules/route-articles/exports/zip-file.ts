import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

const VERSION = 20
const UTF8_NAMES = 0x0800
const DEFLATED = 8
/** The first day that a zip can name: times would make two files of the same content differ. */
const DATE = (1 << 5) | 1
const CENTRAL_HEADER_BYTES = 46
const END_BYTES = 22

/** A zip archive of one file. */
export async function zipFile(name: string, content: string): Promise<Buffer> {
  const bytes = Buffer.from(content)
  const packed = await promisify<Buffer, Buffer>(deflateRaw)(bytes)
  const nameBytes = Buffer.from(name)
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(VERSION, 0)
  facts.writeUInt16LE(UTF8_NAMES, 2)
  facts.writeUInt16LE(DEFLATED, 4)
  facts.writeUInt16LE(DATE, 8)
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(bytes.length, 18)
  facts.writeUInt16LE(nameBytes.length, 22)

  const local = Buffer.concat([signature(0x04034b50), facts, nameBytes, packed])
  const central = Buffer.concat([
    signature(0x02014b50),
    uint16(VERSION),
    facts,
    Buffer.alloc(CENTRAL_HEADER_BYTES - 4 - 2 - facts.length), // no comment, first disk, no attributes, at offset 0
    nameBytes,
  ])
  const end = Buffer.alloc(END_BYTES)
  signature(0x06054b50).copy(end)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
