import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { SourceTile } from './pmtiles-writer.ts'

const COLUMNS = 4320
const ROWS = 2161
/** Where a pixel is about one cell of the grid. */
const MAX_ZOOM = 4
const TILE_PIXELS = 256

interface Grid {
  at(column: number, row: number): number
  lngStart: number
  latStart: number
  latStep: number
}

/** ETOPO5 as Ferret ships it: a classic netCDF whose last variable is the 5-minute grid of doubles, floats or shorts. */
function readGrid(path: string): Grid {
  const bytes = readFileSync(path)
  const variables = netcdfVariables(bytes)
  const find = (dims: number) => variables.filter((v) => v.shape.length === dims)
  const grid = find(2)[0]
  if (grid?.shape[0] !== ROWS || grid.shape[1] !== COLUMNS) throw new Error('relief: not the ETOPO5 grid')
  const lng = find(1).find((v) => v.shape[0] === COLUMNS)
  const lat = find(1).find((v) => v.shape[0] === ROWS)
  if (!lng || !lat) throw new Error('relief: no axes')
  return {
    at: (column, row) => grid.value(row * COLUMNS + column),
    lngStart: lng.value(0),
    latStart: lat.value(0),
    latStep: lat.value(1) - lat.value(0),
  }
}

interface Variable {
  shape: number[]
  value(index: number): number
}

function netcdfVariables(b: Buffer): Variable[] {
  const wide = b[3] === 2
  const typeBytes = [0, 1, 1, 2, 4, 4, 8]
  let at = 8
  const u32 = () => {
    at += 4
    return b.readUInt32BE(at - 4)
  }
  const skipText = () => {
    const length = u32()
    at += (length + 3) & ~3
  }
  const skipAttributes = () => {
    u32()
    for (let n = u32(); n > 0; n--) {
      skipText()
      const type = u32()
      const count = u32()
      at += ((typeBytes[type] ?? 0) * count + 3) & ~3
    }
  }
  const dims: number[] = []
  u32()
  for (let n = u32(); n > 0; n--) {
    skipText()
    dims.push(u32())
  }
  skipAttributes()
  const variables: Variable[] = []
  u32()
  for (let n = u32(); n > 0; n--) {
    skipText()
    const shape = Array.from({ length: u32() }, () => dims[u32()] ?? 0)
    skipAttributes()
    const type = u32()
    u32()
    const start = wide ? u32() * 2 ** 32 + u32() : u32()
    const value = (i: number) =>
      type === 6
        ? b.readDoubleBE(start + 8 * i)
        : type === 5
          ? b.readFloatBE(start + 4 * i)
          : b.readInt16BE(start + 2 * i)
    variables.push({ shape, value })
  }
  return variables
}

function sampler(grid: Grid): (lng: number, lat: number) => number {
  const step = 360 / COLUMNS
  const land = new Float32Array(COLUMNS * ROWS)
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) land[row * COLUMNS + column] = Math.max(0, grid.at(column, row))
  return (lng, lat) => {
    const x = ((((lng - grid.lngStart) % 360) + 360) % 360) / step
    const y = Math.min(ROWS - 1.001, Math.max(0, (lat - grid.latStart) / grid.latStep))
    const [left, top] = [Math.floor(x) % COLUMNS, Math.floor(y)]
    const right = (left + 1) % COLUMNS
    const [fx, fy] = [x - Math.floor(x), y - top]
    const h = (column: number, row: number) => land[row * COLUMNS + column] ?? 0
    const upper = h(left, top) * (1 - fx) + h(right, top) * fx
    return upper * (1 - fy) + (h(left, top + 1) * (1 - fx) + h(right, top + 1) * fx) * fy
  }
}

/** Terrarium tiles for shading only: five arc minutes flatten peaks, so no height may be read from them. */
export async function reliefTiles(path: string): Promise<SourceTile[]> {
  const heightAt = sampler(readGrid(path))
  const tiles: SourceTile[] = []
  for (let z = 0; z <= MAX_ZOOM; z++) {
    const side = 2 ** z
    for (let x = 0; x < side; x++)
      for (let y = 0; y < side; y++) {
        const rgb = Buffer.alloc(TILE_PIXELS * TILE_PIXELS * 3)
        for (let py = 0; py < TILE_PIXELS; py++) {
          const lat =
            (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + (py + 0.5) / TILE_PIXELS)) / side))) * 180) / Math.PI
          for (let px = 0; px < TILE_PIXELS; px++) {
            const value = Math.round(heightAt(((x + (px + 0.5) / TILE_PIXELS) / side) * 360 - 180, lat)) + 32768
            rgb.set([value >> 8, value & 255, 0], (py * TILE_PIXELS + px) * 3)
          }
        }
        const raw = { width: TILE_PIXELS, height: TILE_PIXELS, channels: 3 as const }
        tiles.push({ z, x, y, data: await sharp(rgb, { raw }).webp({ lossless: true }).toBuffer() })
      }
  }
  return tiles
}
