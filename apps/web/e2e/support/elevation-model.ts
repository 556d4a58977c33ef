import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

const ZOOM = 12
const PIXELS = 256
/** Tiles round the demo town. */
const COLUMNS = { from: 3616, to: 3619 } as const
const ROWS = { from: 1603, to: 1607 } as const
const PNG_SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10]
const RGB_OF_8_BITS = [8, 2, 0, 0, 0]

/** Elevations of the model: 600 m on this meridian, and 1 m more for each ten-thousandth of a degree to the east. */
const WEST = 137.95
export const modelMeters = (lng: number) => 600 + (lng - WEST) * 10_000

export interface ElevationModel {
  /** For `ELEVATION`. */
  readonly setting: string
  readonly name: string
  readonly attribution: string
  delete(): Promise<void>
}

/** A folder of terrarium tiles round the demo town, in which the land rises to the east. */
export async function anElevationModel(): Promise<ElevationModel> {
  const folder = await mkdtemp(join(tmpdir(), 'mishiori-dem-'))
  for (let x = COLUMNS.from; x <= COLUMNS.to; x++) {
    await mkdir(join(folder, `${ZOOM}/${x}`), { recursive: true })
    for (let y = ROWS.from; y <= ROWS.to; y++) await writeFile(join(folder, `${ZOOM}/${x}/${y}.png`), drawTile(x))
  }
  const [name, attribution] = ['Town survey', '© Town survey office']
  const options = new URLSearchParams({ name, attribution })
  return {
    setting: `terrarium=${folder}/{z}/{x}/{y}.png#${options}`,
    name,
    attribution,
    delete: () => rm(folder, { recursive: true, force: true }),
  }
}

function drawTile(tileX: number): Buffer {
  const row = Buffer.alloc(1 + PIXELS * 3)
  for (let column = 0; column < PIXELS; column++) {
    const lng = ((tileX * PIXELS + column + 0.5) / (PIXELS * 2 ** ZOOM)) * 360 - 180
    row.writeUIntBE(Math.round((modelMeters(lng) + 32_768) * 256), 1 + column * 3, 3)
  }
  const size = Buffer.alloc(8)
  size.writeUInt32BE(PIXELS, 0)
  size.writeUInt32BE(PIXELS, 4)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: PIXELS }, () => row)))
  const header = Buffer.concat([size, Buffer.from(RGB_OF_8_BITS)])
  return Buffer.concat([
    Buffer.from(PNG_SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
