import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { zxyToTileId } from 'pmtiles'
import sharp from 'sharp'
import type { ElevationEncoding } from '../platform/elevation/decode-elevation-tile.ts'
import type { TileAddress } from '../platform/elevation/elevation-source.ts'

/** Metres at a pixel of a whole zoom, counted from the north-west corner of the world; null where none is known. */
export type ElevationFormula = (column: number, row: number) => number | null

interface PictureOptions {
  readonly encoding?: ElevationEncoding
  readonly pixels?: number
  readonly format?: 'png' | 'webp'
}

const UNKNOWN: Readonly<Record<ElevationEncoding, number>> = { terrarium: 0, mapbox: 0, gsi: 2 ** 23 }

/** The colour of a height, the other way round than the product reads it. */
function toColor(meters: number | null, encoding: ElevationEncoding): number {
  if (meters === null) return UNKNOWN[encoding]
  switch (encoding) {
    case 'terrarium':
      return Math.round((meters + 32_768) * 256)
    case 'mapbox':
      return Math.round((meters + 10_000) * 10)
    case 'gsi': {
      const centimeters = Math.round(meters * 100)
      return centimeters < 0 ? centimeters + 2 ** 24 : centimeters
    }
  }
}

/** A picture of elevations that follow a formula. */
export function drawElevationTile(
  { x, y }: TileAddress,
  formula: ElevationFormula,
  { encoding = 'terrarium', pixels = 256, format = 'png' }: PictureOptions = {},
): Promise<Buffer> {
  const rgb = Buffer.alloc(pixels * pixels * 3)
  for (let row = 0; row < pixels; row++) {
    for (let column = 0; column < pixels; column++) {
      const meters = formula(x * pixels + column, y * pixels + row)
      rgb.writeUIntBE(toColor(meters, encoding), (row * pixels + column) * 3, 3)
    }
  }
  const picture = sharp(rgb, { raw: { width: pixels, height: pixels, channels: 3 } })
  return (format === 'png' ? picture.png() : picture.webp({ lossless: true })).toBuffer()
}

export interface DrawnTile extends TileAddress {
  readonly data: Buffer
}

/** Writes tiles into `{z}/{x}/{y}.png` below a folder. */
export function writeTileFolder(folder: string, tiles: readonly DrawnTile[]): void {
  for (const { z, x, y, data } of tiles) {
    const path = `${folder}/${z}/${x}/${y}.png`
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, data)
  }
}

const HEADER_BYTES = 127
const PNG_TYPE = 2

/**
 * A PMTiles file of a few tiles, uncompressed, with a root directory alone.
 *
 * @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export function pmtilesFile(tiles: readonly DrawnTile[], tileCompression = 1): Buffer {
  const entries = tiles.map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), data })).toSorted((a, b) => a.id - b.id)
  const ids = entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0))
  const lengths = entries.map(({ data }) => data.length)
  // The first lies at 0, written as 1; the others follow without a gap, written as 0.
  const offsets = entries.map((_, index) => (index === 0 ? 1 : 0))
  const root = Buffer.from([entries.length, ...ids, ...entries.map(() => 1), ...lengths, ...offsets].flatMap(varint))
  const metadata = Buffer.from('{}')
  const data = Buffer.concat(entries.map((entry) => entry.data))
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles')
  header[7] = 3
  let offset = HEADER_BYTES
  for (const [index, part] of [root, metadata, Buffer.alloc(0), data].entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + 16 * index)
    header.writeBigUInt64LE(BigInt(part.length), 16 + 16 * index)
    offset += part.length
  }
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(entries.length), at)
  const zooms = tiles.map(({ z }) => z)
  header.set([1, 1, tileCompression, PNG_TYPE, Math.min(...zooms), Math.max(...zooms)], 96)
  return Buffer.concat([header, root, metadata, data])
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))]
}
