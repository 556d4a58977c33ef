import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Position } from '@mishiori/map-document'
import sharp from 'sharp'

const ZOOM = 12
const PIXELS = 256
const WORLD = PIXELS * 2 ** ZOOM
/** The first tile: the Japanese Alps. */
const CORNER = { x: 3600, y: 1560 }
const ACROSS = 8
const POINTS = 1_000

/** A folder of terrarium tiles, `rows` rows of eight. */
export interface ElevationFolder {
  /** For `ELEVATION`. */
  readonly setting: string
  /** A thousand places through the eight tiles of a row. */
  line(row: number): readonly Position[]
  /** Their elevations without a product: the tiles are read, decoded into arrays and looked up. */
  lookUp(row: number): Promise<readonly number[]>
  delete(): void
}

export async function drawElevationFolder(rows: number): Promise<ElevationFolder> {
  const folder = mkdtempSync(join(tmpdir(), 'mishiori-bench-dem-'))
  const pathOf = (column: number, row: number) => join(folder, `${ZOOM}/${CORNER.x + column}/${CORNER.y + row}.png`)
  for (let column = 0; column < ACROSS; column++) {
    mkdirSync(join(folder, `${ZOOM}/${CORNER.x + column}`), { recursive: true })
    for (let row = 0; row < rows; row++) writeFileSync(pathOf(column, row), await drawTile(column, row))
  }
  const read = async (column: number, row: number) =>
    sharp(readFileSync(pathOf(column, row)))
      .raw()
      .toBuffer()
  return {
    setting: `terrarium=${folder}/{z}/{x}/{y}.png`,
    line: (row) => placesIn(row).map(([x, y]) => toPosition(x, y)),
    async lookUp(row) {
      const tiles = await Promise.all(Array.from({ length: ACROSS }, (_, column) => read(column, row)))
      return placesIn(row).map(([x, y]) => between(tiles, x - 0.5, y - 0.5 - row * PIXELS))
    },
    delete: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Hills and a little noise, so that pictures are as large as those of a real land. */
async function drawTile(tileX: number, tileY: number): Promise<Buffer> {
  const rgb = Buffer.alloc(PIXELS * PIXELS * 3)
  for (let i = 0; i < PIXELS * PIXELS; i++) {
    const x = tileX * PIXELS + (i % PIXELS)
    const y = tileY * PIXELS + Math.floor(i / PIXELS)
    const meters = 1_500 + 900 * Math.sin(x / 90) * Math.cos(y / 70) + ((x * 31 + y * 17) % 13)
    rgb.writeUIntBE(Math.round((meters + 32_768) * 256), i * 3, 3)
  }
  return sharp(rgb, { raw: { width: PIXELS, height: PIXELS, channels: 3 } })
    .png()
    .toBuffer()
}

/** Pixels from the corner, slantwise through a row of tiles and not near their edges to others. */
function placesIn(row: number): readonly (readonly [x: number, y: number])[] {
  return Array.from({ length: POINTS }, (_, index) => {
    const part = index / (POINTS - 1)
    return [4 + part * (ACROSS * PIXELS - 8), row * PIXELS + 20 + part * 200] as const
  })
}

function toPosition(x: number, y: number): Position {
  const lng = ((CORNER.x * PIXELS + x) / WORLD) * 360 - 180
  const north = Math.PI * (1 - (2 * (CORNER.y * PIXELS + y)) / WORLD)
  return [lng, (Math.atan(Math.sinh(north)) * 180) / Math.PI]
}

function between(tiles: readonly Buffer[], x: number, y: number): number {
  const [west, north] = [Math.floor(x), Math.floor(y)]
  const [east, south] = [x - west, y - north]
  const at = (column: number, row: number) => {
    const tile = tiles[Math.floor(column / PIXELS)]
    return tile ? tile.readUIntBE((row * PIXELS + (column % PIXELS)) * 3, 3) / 256 - 32_768 : Number.NaN
  }
  const upper = at(west, north) * (1 - east) + at(west + 1, north) * east
  const lower = at(west, north + 1) * (1 - east) + at(west + 1, north + 1) * east
  return upper * (1 - south) + lower * south
}
