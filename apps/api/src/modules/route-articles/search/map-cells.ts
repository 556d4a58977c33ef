import type { BBox, Position } from '@mishiori/map-document'

/** A square of the world map: `x` and `y` of `2 ** zoom`, as map tiles are numbered. */
interface Cell {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

type Paths = readonly (readonly Position[])[]

/** Each cell holds sixteen of the size before; the first is about 2 km wide in Japan. */
const ZOOMS = [14, 12, 10, 8, 6, 4, 2] as const
const [FINEST] = ZOOMS
/** A map with more is known by larger cells only. */
const MAX_CELLS_OF_MAP = 256
const MAX_CELLS_OF_QUESTION = 48
const MAX_LATITUDE = 85.05

/** What a map covers, in cells of every size from the smallest it is known by; those are marked unless they are of the finest size. */
export function tokensOfPaths(paths: Paths): readonly string[] {
  const { zoom, cells } = finestCells(paths, MAX_CELLS_OF_MAP)
  const larger = coarserThan(zoom).flatMap((other) => cells.map((cell) => cellToken(parentOf(cell, other))))
  return [...new Set([...cells.map(cellToken), ...larger, ...(zoom === FINEST ? [] : cells.map(smallestToken))])]
}

/**
 * Whatever may lie in the box has one of these, or is known by larger cells that hold them; null for a box that is
 * about the whole world.
 */
export function tokensOfBox(box: BBox): readonly string[] | null {
  const [finest, ...larger] = ZOOMS.map((zoom) => cellsOfBox(box, zoom)).filter((cells) => cells !== null)
  return finest ? [...finest.map(cellToken), ...larger.flat().map(smallestToken)] : null
}

function cellsOfBox([west, south, east, north]: BBox, zoom: number): readonly Cell[] | null {
  const width = (east < west ? east + 360 : east) - west
  const [[fromX, fromY], [toX, toY]] = [gridPosition([west, north], zoom), gridPosition([west + width, south], zoom)]
  const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
  const [columns, rows] = [Math.floor(toX) - left + 1, Math.floor(toY) - top + 1]
  if (width >= 350 || columns * rows > MAX_CELLS_OF_QUESTION) return null
  return Array.from({ length: columns * rows }, (_, index) =>
    cellAt(zoom, left + (index % columns), top + Math.floor(index / columns)),
  )
}

/** The surroundings of paths. */
export interface Corridor {
  /**
   * Whatever comes near the paths has one: their cells of one size and those around them, and larger ones by which what
   * holds theirs is known.
   */
  readonly tokens: ReadonlySet<string>
  readonly zoom: number
}

export function corridorOf(paths: Paths): Corridor {
  const { zoom, cells } = finestCells(paths, MAX_CELLS_OF_QUESTION)
  const larger = coarserThan(zoom).flatMap((other) => cells.map((cell) => smallestToken(parentOf(cell, other))))
  return { tokens: new Set([...cells.flatMap(cellsAround).map(cellToken), ...larger]), zoom }
}

/** The share of a path inside a corridor, from 0 to 1. */
export function shareInCorridor(path: readonly Position[], { tokens, zoom }: Corridor): number {
  const own = tokensOfPaths([path]).filter((token) => token.startsWith(`g${zoom}/`))
  return own.length === 0 ? 0 : own.filter((token) => tokens.has(token)).length / own.length
}

/** Positions on a map of the world whose sides are 1: what is the same for cells of every size. */
interface ProjectedPath {
  readonly xs: Float64Array
  readonly ys: Float64Array
}

function finestCells(paths: Paths, most: number): { readonly zoom: number; readonly cells: readonly Cell[] } {
  const projected = paths.map(projectPath)
  for (const zoom of ZOOMS) {
    const cells = cellsWithin(projected, zoom, most)
    if (cells !== null) return { zoom, cells }
  }
  return { zoom: 0, cells: [cellAt(0, 0, 0)] }
}

function projectPath(path: readonly Position[]): ProjectedPath {
  const [xs, ys] = [new Float64Array(path.length), new Float64Array(path.length)]
  for (const [index, position] of path.entries()) [xs[index], ys[index]] = gridPosition(position, 0)
  return { xs, ys }
}

/** Walks paths in steps of half a cell, so that no cell they cross by more than a corner is missed; null when there are too many. */
function cellsWithin(paths: readonly ProjectedPath[], zoom: number, most: number): readonly Cell[] | null {
  const cells = new Map<string, Cell>()
  const side = 2 ** zoom
  for (const { xs, ys } of paths) {
    let [fromX, fromY] = [(xs[0] ?? 0) * side, (ys[0] ?? 0) * side]
    let [lastX, lastY] = [Number.NaN, Number.NaN]
    for (let index = 0; index < xs.length; index++) {
      const [toX, toY] = [(xs[index] ?? 0) * side, (ys[index] ?? 0) * side]
      // The short way around the globe.
      const deltaX = ((((toX - fromX) % side) + side * 1.5) % side) - side / 2
      const steps = Math.ceil(Math.max(Math.abs(deltaX), Math.abs(toY - fromY)) * 2)
      for (let step = 0; step <= steps; step++) {
        const part = steps === 0 ? 0 : step / steps
        const [x, y] = [Math.floor(fromX + deltaX * part), Math.floor(fromY + (toY - fromY) * part)]
        if (x === lastX && y === lastY) continue // most points are in the cell of the one before
        lastX = x
        lastY = y
        const cell = cellAt(zoom, x, y)
        cells.set(cellToken(cell), cell)
        if (cells.size > most) return null
      }
      fromX = toX
      fromY = toY
    }
  }
  return [...cells.values()]
}

function gridPosition([lng, lat]: Position, zoom: number): readonly [x: number, y: number] {
  const side = 2 ** zoom
  const sine = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180)
  return [((lng + 180) / 360) * side, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side]
}

const coarserThan = (zoom: number) => ZOOMS.filter((other) => other < zoom)
const parentOf = ({ zoom, x, y }: Cell, to: number): Cell => ({ zoom: to, x: x >> (zoom - to), y: y >> (zoom - to) })
const cellToken = ({ zoom, x, y }: Cell) => `g${zoom}/${x}/${y}`
const smallestToken = ({ zoom, x, y }: Cell) => `s${zoom}/${x}/${y}`

/** Wraps around the world from east to west. */
function cellAt(zoom: number, x: number, y: number): Cell {
  const side = 2 ** zoom
  return { zoom, x: ((x % side) + side) % side, y: Math.max(0, Math.min(side - 1, y)) }
}

const cellsAround = ({ zoom, x, y }: Cell) =>
  [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => cellAt(zoom, x + dx, y + dy)))
