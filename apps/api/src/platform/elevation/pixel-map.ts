import type { ElevationTile } from './decode-elevation-tile.ts'
import type { TileAddress } from './elevation-source.ts'

/** The elevations of the world at one zoom: a square of pixels, each known at its middle, in tiles that are known or not. */
export class PixelMap {
  readonly zoom: number
  readonly tilePixels: number
  readonly #across: number
  readonly #tiles = new Map<number, ElevationTile>()

  constructor(zoom: number, tilePixels: number) {
    this.zoom = zoom
    this.tilePixels = tilePixels
    this.#across = 2 ** zoom
  }

  /** Pixels from west to east and from north to south. */
  get size(): number {
    return this.#across * this.tilePixels
  }

  put({ x, y }: TileAddress, tile: ElevationTile): void {
    this.#tiles.set(y * this.#across + x, tile)
  }

  /** Where along an axis a part of the world (0 to 1) lies among the middles of pixels. */
  between(part: number): PixelPair {
    const at = part * this.size - 0.5
    const first = Math.floor(at)
    return { first, fraction: at - first }
  }

  /** The tile of a pixel. The map goes on round the world, and ends at its north and south. */
  tileOf(column: number, row: number): TileAddress {
    return {
      z: this.zoom,
      x: Math.floor(this.#round(column) / this.tilePixels),
      y: Math.floor(this.#clamp(row) / this.tilePixels),
    }
  }

  /** Metres between four pixels; NaN where the nearest of them is unknown. */
  heightBetween(columns: PixelPair, rows: PixelPair): number {
    const isEast = columns.fraction >= 0.5 ? 1 : 0
    const isSouth = rows.fraction >= 0.5 ? 1 : 0
    if (Number.isNaN(this.#pixel(columns.first + isEast, rows.first + isSouth))) return Number.NaN
    let sum = 0
    let weights = 0
    for (let south = 0; south < 2; south++) {
      for (let east = 0; east < 2; east++) {
        const weight = weightOf(columns, east) * weightOf(rows, south)
        const meters = weight > 0 ? this.#pixel(columns.first + east, rows.first + south) : Number.NaN
        if (Number.isNaN(meters)) continue
        sum += weight * meters
        weights += weight
      }
    }
    return sum / weights
  }

  /** Elevations of pixels that follow each other in one tile; null where it is not known. */
  rowOf(column: number, row: number, count: number): Float32Array | null {
    const { x, y } = this.tileOf(column, row)
    const start = (row - y * this.tilePixels) * this.tilePixels + column - x * this.tilePixels
    return this.#tiles.get(y * this.#across + x)?.meters.subarray(start, start + count) ?? null
  }

  #pixel(column: number, row: number): number {
    const [x, y] = [this.#round(column), this.#clamp(row)]
    const [tileX, tileY] = [Math.floor(x / this.tilePixels), Math.floor(y / this.tilePixels)]
    const tile = this.#tiles.get(tileY * this.#across + tileX)
    if (!tile) return Number.NaN
    return tile.meters[(y - tileY * this.tilePixels) * this.tilePixels + x - tileX * this.tilePixels] ?? Number.NaN
  }

  #round(column: number): number {
    return ((column % this.size) + this.size) % this.size
  }

  #clamp(row: number): number {
    return Math.min(this.size - 1, Math.max(0, row))
  }
}

/** Two neighbouring pixels along an axis, and how far from the first to the second. */
export interface PixelPair {
  readonly first: number
  readonly fraction: number
}

const weightOf = ({ fraction }: PixelPair, second: number) => (second === 1 ? fraction : 1 - fraction)
