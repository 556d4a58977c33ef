/** Degrees: some 2 km. */
const CELL_DEGREES = 0.02
const CELLS_IN_ROW = 360 / CELL_DEGREES

/** The cell around a position; longitudes may continue beyond ±180°. */
export function coverageCell(lng: number, lat: number): number {
  const column = Math.floor((lng + 180) / CELL_DEGREES)
  return (
    Math.floor((lat + 90) / CELL_DEGREES) * CELLS_IN_ROW + (((column % CELLS_IN_ROW) + CELLS_IN_ROW) % CELLS_IN_ROW)
  )
}

/** Remembers in which cells an extract has anything: elsewhere it does not say that there is nothing. */
export class Coverage {
  readonly #cells = new Set<number>()
  #last = -1

  add(lng: number, lat: number): void {
    const cell = coverageCell(lng, lat)
    if (cell === this.#last) return
    this.#last = cell
    this.#cells.add(cell)
  }

  get cells(): Int32Array {
    return Int32Array.from(this.#cells).sort()
  }
}
