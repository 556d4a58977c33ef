import type { BBox, Position } from '@mishiori/map-document'

/** A square of the world map: `x` and `y` of `2 ** zoom`, as map tiles are numbered. */
interface Cell {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

/** Each a sixteenth of the one before; the last is about 2 km wide in Japan. */
const ZOOMS = [2, 4, 6, 8, 10, 12, 14] as const
const FINEST = 14
/** A line with more is known by larger cells only. */
const MAX_CELLS_OF_MAP = 256
const MAX_CELLS_OF_BOX = 48
const MAX_CELLS_OF_CORRIDOR = 48
const MAX_LATITUDE = 85.05

/** Paths as cells of every size down to their smallest, which are marked where the paths are too long for the finest. */
export function cellTokensOfPaths(paths: readonly (readonly Position[])[]): readonly string[] {
  const { zoom, cells } = finestCells(paths, MAX_CELLS_OF_MAP)
  const all = new Map(cells)
  for (const smaller of ZOOMS.filter((other) => other < zoom)) {
    for (const cell of cells.values()) {
      const parent = parentOf(cell, smaller)
      all.set(keyOf(parent), parent)
    }
  }
  return zoom === FINEST ? [...all.keys()] : [...all.keys(), ...[...cells.keys()].map(asSmallest)]
}

/** Whatever may lie in the box has one of these, or is known by larger cells that hold them; null for a box that is about the whole world. */
export function cellTokensOfBox([west, south, east, north]: BBox): readonly string[] | null {
  const width = (east < west ? east + 360 : east) - west
  if (width >= 350) return null
  const sizes: (readonly Cell[])[] = []
  for (const zoom of ZOOMS) {
    const side = 2 ** zoom
    const [first, top] = [column(west, side), row(north, side)]
    const [columns, rows] = [column(west + width, side) - first + 1, row(south, side) - top + 1]
    if (columns * rows > MAX_CELLS_OF_BOX) break
    sizes.push(
      range(columns).flatMap((dx) => range(rows).map((dy) => ({ zoom, x: (first + dx + side) % side, y: top + dy }))),
    )
  }
  const smallest = sizes.pop()
  return smallest ? [...smallest.map(keyOf), ...sizes.flat().map(keyOf).map(asSmallest)] : null
}

/** Degrees from west to east. */
const NARROW = 2

/** Whether a box is as small as a district, so that few of all articles lie in it. */
export function isNarrow([west, , east]: BBox): boolean {
  return (east < west ? east + 360 : east) - west <= NARROW
}

/** The surroundings of paths, in cells of one size. */
export interface Corridor {
  /** Whatever comes near the paths has one of these: their cells and those around them, or it is known by larger cells that hold theirs. */
  readonly tokens: readonly string[]
  /** The tokens of its own size among them. */
  readonly cells: ReadonlySet<string>
  readonly zoom: number
}

export function corridorOf(paths: readonly (readonly Position[])[]): Corridor {
  const { zoom, cells } = finestCells(paths, MAX_CELLS_OF_CORRIDOR)
  const own = new Set([...cells.values()].flatMap(aroundOf).map(keyOf))
  const larger = ZOOMS.filter((other) => other < zoom).flatMap((other) =>
    [...cells.values()].map((cell) => asSmallest(keyOf(parentOf(cell, other)))),
  )
  return { tokens: [...own, ...new Set(larger)], cells: own, zoom }
}

/** How much of a path lies in a corridor, from 0 to 1. */
export function shareInCorridor(path: readonly Position[], { cells, zoom }: Corridor): number {
  const own = cellTokensOfPaths([path]).filter((token) => token.startsWith(`g${zoom}/`))
  const near = own.filter((token) => cells.has(token))
  return own.length === 0 ? 0 : near.length / own.length
}

function finestCells(paths: readonly (readonly Position[])[], most: number) {
  for (const zoom of [...ZOOMS].reverse()) {
    const cells = new Map<string, Cell>()
    for (const path of paths) {
      addCells(path, { zoom, most, cells })
      if (cells.size > most) break
    }
    if (cells.size <= most) return { zoom, cells }
  }
  return { zoom: 0, cells: new Map([[keyOf(WORLD), WORLD]]) }
}

const WORLD: Cell = { zoom: 0, x: 0, y: 0 }

interface Cells {
  readonly zoom: number
  /** With more the size is given up. */
  readonly most: number
  readonly cells: Map<string, Cell>
}

/** Walks a path in steps of half a cell, so that no cell it crosses by more than a corner is missed. */
function addCells(path: readonly Position[], { zoom, most, cells }: Cells): void {
  const side = 2 ** zoom
  const [start] = path
  if (!start) return
  let [x, y] = onMap(start, side)
  const add = (atX: number, atY: number) => {
    const cell = { zoom, x: ((Math.floor(atX) % side) + side) % side, y: Math.floor(atY) }
    cells.set(keyOf(cell), cell)
  }
  add(x, y)
  for (const position of path.slice(1)) {
    const [toX, toY] = onMap(position, side)
    // The short way around the globe.
    const deltaX = ((((toX - x) % side) + side * 1.5) % side) - side / 2
    const steps = Math.ceil(Math.max(Math.abs(deltaX), Math.abs(toY - y)) * 2)
    for (let step = 1; step <= steps; step++) add(x + (deltaX * step) / steps, y + ((toY - y) * step) / steps)
    if (cells.size > most) return
    x = toX
    y = toY
  }
}

function onMap([lng, lat]: Position, side: number): [number, number] {
  const sine = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180)
  return [((lng + 180) / 360) * side, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side]
}

const column = (lng: number, side: number) => Math.floor(onMap([lng, 0], side)[0])
const row = (lat: number, side: number) => Math.max(0, Math.min(side - 1, Math.floor(onMap([0, lat], side)[1])))
const range = (length: number) => Array.from({ length }, (_, index) => index)
const keyOf = ({ zoom, x, y }: Cell) => `g${zoom}/${x}/${y}`
const asSmallest = (token: string) => `s${token.slice(1)}`

function parentOf({ zoom, x, y }: Cell, to: number): Cell {
  const shift = zoom - to
  return { zoom: to, x: x >> shift, y: y >> shift }
}

function aroundOf({ zoom, x, y }: Cell): readonly Cell[] {
  const side = 2 ** zoom
  return [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].flatMap((dy) => (y + dy < 0 || y + dy >= side ? [] : [{ zoom, x: (x + dx + side) % side, y: y + dy }])),
  )
}
