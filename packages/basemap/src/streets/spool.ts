import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Drawing } from './drawn-features.ts'
import type { FlatPath } from './rings.ts'

/** Something to draw, on its way into tiles. */
export interface StreetFeature {
  readonly drawing: Drawing
  readonly kind: 'point' | 'line' | 'area'
  /** Of an area the outer ring, then its holes. */
  readonly paths: readonly FlatPath[]
}

/** A tile of the zoom by which features are sorted. */
export interface Cell {
  readonly x: number
  readonly y: number
}

/** Fraction of a cell: what is this close to a cell is also drawn in it, because tiles overlap. */
const MARGIN = 0.02
const HELD_CHARACTERS = 16 * 1024 * 1024
/** Beyond, the projection ends. */
const MAX_LATITUDE = 85

/** Sorts features into files, one for each part of the map, so that only one part at a time has to be in memory. */
export class Spool {
  readonly #folder: string
  readonly #held = new Map<string, string[]>()
  readonly #cells = new Map<string, Cell>()
  readonly #zoom: number
  #characters = 0

  private constructor(folder: string, zoom: number) {
    this.#folder = folder
    this.#zoom = zoom
  }

  /** @param zoom of the tiles that are the cells. */
  static async create(folder: string, zoom: number): Promise<Spool> {
    await mkdir(folder, { recursive: true })
    return new Spool(folder, zoom)
  }

  get cells(): readonly Cell[] {
    return [...this.#cells.values()]
  }

  add(feature: StreetFeature): void {
    const line = JSON.stringify(feature)
    for (const cell of cellsOf(feature, 2 ** this.#zoom)) {
      const name = nameOf(cell)
      this.#cells.set(name, cell)
      const held = this.#held.get(name)
      if (held) held.push(line)
      else this.#held.set(name, [line])
      this.#characters += line.length
    }
  }

  async flushWhenFull(): Promise<void> {
    if (this.#characters > HELD_CHARACTERS) await this.flush()
  }

  async flush(): Promise<void> {
    for (const [name, lines] of this.#held) await appendFile(join(this.#folder, name), `${lines.join('\n')}\n`)
    this.#held.clear()
    this.#characters = 0
  }

  async read(cell: Cell): Promise<readonly StreetFeature[]> {
    const lines = (await readFile(join(this.#folder, nameOf(cell)), 'utf8')).split('\n')
    return lines.filter((line) => line !== '').map((line): StreetFeature => JSON.parse(line)) // our own, written above
  }
}

const nameOf = ({ x, y }: Cell) => `${x}-${y}`

function cellsOf({ paths }: StreetFeature, cellsInRow: number): readonly Cell[] {
  const [outer = []] = paths
  let [west, south, east, north] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (let at = 0; at + 1 < outer.length; at += 2) {
    const [x, y] = [cellX(outer[at] ?? 0) * cellsInRow, cellY(outer[at + 1] ?? 0) * cellsInRow]
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  const cells: Cell[] = []
  for (let x = Math.floor(west - MARGIN); x <= Math.floor(east + MARGIN); x++) {
    for (let y = Math.floor(south - MARGIN); y <= Math.floor(north + MARGIN); y++) {
      if (y >= 0 && y < cellsInRow) cells.push({ x: (x + cellsInRow) % cellsInRow, y })
    }
  }
  return cells
}

const cellX = (lng: number) => (lng + 180) / 360

function cellY(lat: number): number {
  const sine = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}
