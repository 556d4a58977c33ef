import sharp from 'sharp'
import type { TileArchive } from '../tiles.ts'
import type { Frame } from './frame.ts'

const TILE_PIXELS = 256
const MAX_ZOOM = 4
/** Cells beyond the picture that the interpolation reads. */
const MARGIN = 3
const KEPT_TILES = 48

/** Heights of the coarse grid around a picture. */
interface Grid {
  readonly heights: Float32Array
  readonly columns: number
  readonly rows: number
}

/** Reads heights for pictures. Keeps the tiles read last, decoded. */
export class HeightReader {
  readonly #relief: TileArchive
  readonly #tiles = new Map<string, Promise<Float32Array>>()

  constructor(relief: TileArchive) {
    this.#relief = relief
  }

  /** Metres above the sea of every pixel of the picture, interpolated smoothly. Too coarse to be told to anybody. */
  async heightsOf(frame: Frame): Promise<Float32Array> {
    const zoom = Math.max(0, Math.min(MAX_ZOOM, Math.round(Math.log2(frame.worldPixels / TILE_PIXELS))))
    const cellPixels = frame.worldPixels / (TILE_PIXELS * 2 ** zoom)
    const left = Math.floor(frame.left / cellPixels) - MARGIN
    const top = Math.floor(frame.top / cellPixels) - MARGIN
    const columns = Math.ceil(frame.width / cellPixels) + 2 * MARGIN + 1
    const rows = Math.ceil(frame.height / cellPixels) + 2 * MARGIN + 1
    const grid = { heights: await this.#read(zoom, { left, top, columns, rows }), columns, rows }
    const across = splineWeights(frame.width, (x) => (frame.left + x + 0.5) / cellPixels - 0.5 - left)
    const down = splineWeights(frame.height, (y) => (frame.top + y + 0.5) / cellPixels - 0.5 - top)
    return interpolate(grid, across, down)
  }

  async #read(zoom: number, box: { left: number; top: number; columns: number; rows: number }): Promise<Float32Array> {
    const side = TILE_PIXELS * 2 ** zoom
    const heights = new Float32Array(box.columns * box.rows)
    const from = Math.floor(box.left / TILE_PIXELS)
    const to = Math.floor((box.left + box.columns - 1) / TILE_PIXELS)
    const clampRow = (row: number) => Math.max(0, Math.min(side - 1, row))
    const firstY = Math.floor(clampRow(box.top) / TILE_PIXELS)
    const lastY = Math.floor(clampRow(box.top + box.rows - 1) / TILE_PIXELS)
    for (let ty = firstY; ty <= lastY; ty++) {
      for (let tx = from; tx <= to; tx++) {
        const tile = await this.#tile(zoom, ((tx % 2 ** zoom) + 2 ** zoom) % 2 ** zoom, ty)
        for (let row = 0; row < box.rows; row++) {
          const y = clampRow(box.top + row) - ty * TILE_PIXELS
          if (y < 0 || y >= TILE_PIXELS) continue
          const start = Math.max(box.left, tx * TILE_PIXELS)
          const end = Math.min(box.left + box.columns, (tx + 1) * TILE_PIXELS)
          const offset = y * TILE_PIXELS - tx * TILE_PIXELS
          heights.set(tile.subarray(offset + start, offset + end), row * box.columns + start - box.left)
        }
      }
    }
    return heights
  }

  #tile(z: number, x: number, y: number): Promise<Float32Array> {
    const key = `${z}/${x}/${y}`
    const kept = this.#tiles.get(key)
    const tile = kept ?? this.#decode(z, x, y)
    this.#tiles.delete(key)
    this.#tiles.set(key, tile)
    tile.catch(() => this.#tiles.delete(key))
    const [oldest] = this.#tiles.keys()
    if (this.#tiles.size > KEPT_TILES && oldest !== undefined) this.#tiles.delete(oldest)
    return tile
  }

  async #decode(z: number, x: number, y: number): Promise<Float32Array> {
    const heights = new Float32Array(TILE_PIXELS * TILE_PIXELS)
    const tile = await this.#relief.tile(z, x, y)
    if (!tile) return heights
    const rgb = await sharp(tile.body).removeAlpha().raw().toBuffer()
    for (let i = 0; i < heights.length; i++) {
      heights[i] = (rgb[3 * i] ?? 0) * 256 + (rgb[3 * i + 1] ?? 0) + (rgb[3 * i + 2] ?? 0) / 256 - 32768
    }
    return heights
  }
}

/** For each pixel: the first of four cells, and the weight of each. */
interface Weights {
  readonly first: Int32Array
  readonly weight: Float32Array
}

/** Cubic B-spline: bends smoothly, so shading shows no edges of cells. */
function splineWeights(pixels: number, cellOf: (pixel: number) => number): Weights {
  const first = new Int32Array(pixels)
  const weight = new Float32Array(4 * pixels)
  for (let i = 0; i < pixels; i++) {
    const cell = cellOf(i)
    const t = cell - Math.floor(cell)
    const u = 1 - t
    first[i] = Math.floor(cell) - 1
    weight.set(
      [u * u * u, 4 - 6 * t * t + 3 * t * t * t, 4 - 6 * u * u + 3 * u * u * u, t * t * t].map((w) => w / 6),
      4 * i,
    )
  }
  return { first, weight }
}

function interpolate({ heights, columns, rows }: Grid, across: Weights, down: Weights): Float32Array {
  const width = across.first.length
  const height = down.first.length
  const stretched = new Float32Array(width * rows)
  for (let row = 0; row < rows; row++) {
    for (let x = 0; x < width; x++) {
      const at = row * columns + (across.first[x] ?? 0)
      let sum = 0
      for (let k = 0; k < 4; k++) sum += (heights[at + k] ?? 0) * (across.weight[4 * x + k] ?? 0)
      stretched[row * width + x] = sum
    }
  }
  const out = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const at = (down.first[y] ?? 0) * width
    const [a = 0, b = 0, c = 0, d = 0] = down.weight.subarray(4 * y, 4 * y + 4)
    for (let x = 0; x < width; x++) {
      const i = at + x
      out[y * width + x] =
        a * (stretched[i] ?? 0) +
        b * (stretched[i + width] ?? 0) +
        c * (stretched[i + 2 * width] ?? 0) +
        d * (stretched[i + 3 * width] ?? 0)
    }
  }
  return out
}
