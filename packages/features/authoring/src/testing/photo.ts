import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** A photo with Exif data: its time, and a place at the foot of the pass. */
export const TEA_HOUSE_JPEG = fileURLToPath(new URL('./torii-tea-house.jpg', import.meta.url))

const APP1 = 0xe1
const ASCII = 2
const LONG = 4
/** With one entry, and no directory after it. */
const DIRECTORY_BYTES = 18

/**
 * A photo of a camera that wrote neither its place nor its zone, with the time that its clock showed (`2026:10:18
 * 09:32:00`); null for one without Exif data.
 */
export async function aPhotoTakenAt(dateTime: string | null): Promise<Buffer> {
  const bare = withoutExif(await readFile(TEA_HOUSE_JPEG))
  if (dateTime === null) return bare
  const start = bare.subarray(0, 2)
  return Buffer.concat([start, exifSegment(dateTime), bare.subarray(2)])
}

function withoutExif(jpeg: Buffer): Buffer {
  const parts = [jpeg.subarray(0, 2)]
  let at = 2
  while (jpeg[at] === 0xff && jpeg[at + 1] !== 0xda) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    if (jpeg[at + 1] !== APP1) parts.push(jpeg.subarray(at, end))
    at = end
  }
  return Buffer.concat([...parts, jpeg.subarray(at)])
}

/** One directory that leads to another, which holds the time. Offsets count from the header of the TIFF. */
function exifSegment(dateTime: string): Buffer {
  const text = Buffer.from(`${dateTime}\0`)
  const header = Buffer.from('49492a0008000000', 'hex')
  const second = header.length + DIRECTORY_BYTES
  const tiff = Buffer.concat([
    header,
    directory({ tag: 0x8769, type: LONG, count: 1, value: second }),
    directory({ tag: 0x9003, type: ASCII, count: text.length, value: second + DIRECTORY_BYTES }),
    text,
  ])
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff])
  const head = Buffer.from([0xff, APP1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

function directory(entry: {
  readonly tag: number
  readonly type: number
  readonly count: number
  readonly value: number
}): Buffer {
  const bytes = Buffer.alloc(DIRECTORY_BYTES)
  bytes.writeUInt16LE(1, 0)
  bytes.writeUInt16LE(entry.tag, 2)
  bytes.writeUInt16LE(entry.type, 4)
  bytes.writeUInt32LE(entry.count, 6)
  bytes.writeUInt32LE(entry.value, 10)
  return bytes
}
