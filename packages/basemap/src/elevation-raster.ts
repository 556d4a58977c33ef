import sharp from 'sharp'
import { interpolate } from './spline.ts'
import type { TileArchive } from './tiles.ts'

export const RELIEF_TILE_PIXELS = 256
/** The deepest zoom that is stored, where a pixel is about a cell of the source. */
export const STORED_RELIEF_ZOOM = 4
/** Cells beyond a picture that the interpolation reads. */
const MARGIN = 3
const CACHED_TILES = 48

/** A rectangle of pixels in a picture of the world that is `worldPixels` wide. `left` may lie in a neighbouring copy of it. */
export interface PixelBox {
  readonly width: number
  readonly height: number
  readonly worldPixels: number
  readonly left: number
  readonly top: number
}

/** A rectangle of stored pixels of one zoom. */
interface CellBox {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
}

/** Reads elevations for pictures and tiles. Keeps the stored tiles read last, decoded. */
export class ElevationReader {
  readonly #relief: Pick<TileArchive, 'tile'>
  readonly #tiles = new Map<string, Promise<Float32Array>>()

  constructor(relief: Pick<TileArchive, 'tile'>) {
    this.#relief = relief
  }

  /** Metres above the sea of every pixel, interpolated smoothly. Too coarse to be shown as a figure. */
  async elevationsIn(box: PixelBox): Promise<Float32Array> {
    const exactZoom = Math.round(Math.log2(box.worldPixels / RELIEF_TILE_PIXELS))
    const zoom = Math.max(0, Math.min(STORED_RELIEF_ZOOM, exactZoom))
    const cellPixels = box.worldPixels / (RELIEF_TILE_PIXELS * 2 ** zoom)
    const cells = {
      left: Math.floor(box.left / cellPixels) - MARGIN,
      top: Math.floor(box.top / cellPixels) - MARGIN,
      columns: Math.ceil(box.width / cellPixels) + 2 * MARGIN + 1,
      rows: Math.ceil(box.height / cellPixels) + 2 * MARGIN + 1,
    }
    const cellOf = (corner: number, first: number) => (pixel: number) =>
      (corner + pixel + 0.5) / cellPixels - 0.5 - first
    return interpolate(
      { values: await this.#read(zoom, cells), columns: cells.columns, rows: cells.rows },
      { pixels: box.width, cellOf: cellOf(box.left, cells.left) },
      { pixels: box.height, cellOf: cellOf(box.top, cells.top) },
    )
  }

  /** The stored elevations in `cells`; beyond the poles, those of the last row. */
  async #read(zoom: number, cells: CellBox): Promise<Float32Array> {
    const elevations = new Float32Array(cells.columns * cells.rows)
    const tiles = 2 ** zoom
    const tileOf = (cell: number) => Math.floor(cell / RELIEF_TILE_PIXELS)
    const clampRow = (row: number) => Math.max(0, Math.min(RELIEF_TILE_PIXELS * tiles - 1, row))
    const right = cells.left + cells.columns
    const lastY = tileOf(clampRow(cells.top + cells.rows - 1))
    for (let ty = tileOf(clampRow(cells.top)); ty <= lastY; ty++) {
      for (let tx = tileOf(cells.left); tx <= tileOf(right - 1); tx++) {
        const tile = await this.#tile(zoom, ((tx % tiles) + tiles) % tiles, ty)
        const tileLeft = tx * RELIEF_TILE_PIXELS
        const start = Math.max(cells.left, tileLeft)
        const end = Math.min(right, tileLeft + RELIEF_TILE_PIXELS)
        for (let row = 0; row < cells.rows; row++) {
          const y = clampRow(cells.top + row) - ty * RELIEF_TILE_PIXELS
          if (y < 0 || y >= RELIEF_TILE_PIXELS) continue
          const offset = y * RELIEF_TILE_PIXELS - tileLeft
          elevations.set(tile.subarray(offset + start, offset + end), row * cells.columns + start - cells.left)
        }
      }
    }
    return elevations
  }

  #tile(z: number, x: number, y: number): Promise<Float32Array> {
    const key = `${z}/${x}/${y}`
    const tile = this.#tiles.get(key) ?? this.#decode(z, x, y)
    this.#tiles.delete(key)
    this.#tiles.set(key, tile)
    tile.catch(() => this.#tiles.delete(key))
    const [oldest] = this.#tiles.keys()
    if (this.#tiles.size > CACHED_TILES && oldest !== undefined) this.#tiles.delete(oldest)
    return tile
  }

  async #decode(z: number, x: number, y: number): Promise<Float32Array> {
    const elevations = new Float32Array(RELIEF_TILE_PIXELS ** 2)
    const tile = await this.#relief.tile(z, x, y)
    if (!tile) return elevations
    const rgb = await sharp(tile.body).removeAlpha().raw().toBuffer()
    for (let i = 0; i < elevations.length; i++) {
      elevations[i] = (rgb[3 * i] ?? 0) * 256 + (rgb[3 * i + 1] ?? 0) + (rgb[3 * i + 2] ?? 0) / 256 - 32768
    }
    return elevations
  }
}
