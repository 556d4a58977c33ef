import { MAP_LIMITS, type Position } from '@mishiori/map-document'
import { FILE_LIMITS } from '../limits.ts'
import type { ReadArea, ReadLine, ReadSpot, RouteFile } from '../read-result.ts'
import { RefusedError } from '../refused-error.ts'
import { NoteCounter } from './notes.ts'
import { refuseNoPoints } from './place-on-map.ts'

/** Gathers what a file holds, within {@link FILE_LIMITS}. */
export class RouteFileBuilder {
  readonly notes = new NoteCounter()
  readonly #folders: string[] = []
  readonly #lines: ReadLine[] = []
  readonly #spots: ReadSpot[] = []
  readonly #areas: ReadArea[] = []
  #pointCount = 0
  #stopCount = 0

  /** @throws {RefusedError} `file.too_many_points`, before they take memory. */
  countPoint(): void {
    refuseBeyond(FILE_LIMITS.points, this.#pointCount++)
  }

  /** @returns the folder's index, for the lines, spots and areas in it. */
  addFolder(name: string): number {
    return this.#folders.push(name) - 1
  }

  addLine(line: ReadLine): void {
    refuseBeyond(FILE_LIMITS.lines, this.#lines.length)
    this.#lines.push(line)
  }

  /** Stops of lines count as spots. */
  countStop(): void {
    refuseBeyond(FILE_LIMITS.spots, this.#spots.length + this.#stopCount++)
  }

  addSpot(spot: ReadSpot): void {
    refuseBeyond(FILE_LIMITS.spots, this.#spots.length + this.#stopCount)
    this.#spots.push(spot)
  }

  /** An area that the map cannot hold is left out and counted. */
  addArea(area: ReadArea): void {
    if (!canBeShown(area.vertices)) {
      this.notes.add('area.left_out')
      return
    }
    refuseBeyond(FILE_LIMITS.areas, this.#areas.length)
    this.#areas.push(area)
  }

  get isEmpty(): boolean {
    return [this.#lines, this.#spots, this.#areas].every(({ length }) => length === 0)
  }

  /** @throws {RefusedError} `file.no_points` when there is nothing to show. */
  finish(file: Pick<RouteFile, 'format' | 'name' | 'description'>): RouteFile {
    if (this.isEmpty) refuseNoPoints(this.notes)
    const [folders, lines, spots, areas] = [this.#folders, this.#lines, this.#spots, this.#areas]
    return { ...file, folders, lines, spots, areas, notes: this.notes.list() }
  }
}

function refuseBeyond(max: number, count: number): void {
  if (count >= max) throw new RefusedError('file.too_many_points', { max })
}

function canBeShown(vertices: readonly Position[]): boolean {
  const { min, max } = MAP_LIMITS.polygonPoints
  const distinct = new Set(vertices.map((vertex) => vertex.map((degrees) => degrees.toFixed(5)).join()))
  return distinct.size >= min && vertices.length <= max
}
