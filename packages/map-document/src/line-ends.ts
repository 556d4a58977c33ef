import { objectBounds } from './geo/bounds.ts'
import { haversineDistanceMeters } from './geo/distance.ts'
import { mainLine } from './main-line.ts'
import type { MapDocument } from './map-document.ts'
import type { AnyLine } from './map-object.ts'
import type { Position } from './position.ts'

/** One end of the main line, as a map marks it. */
export interface LineEnd {
  readonly letter: 'S' | 'G'
  readonly position: Position
  /** Whether a spot is there, which the end's own pin would hide. */
  readonly isOccupied: boolean
}

/** A spot this near counts as on the end. So does one that cannot be distinguished from it when the complete line is in view. */
const OCCUPIED = { meters: 75, shareOfLine: 0.03 } as const

/**
 * The ends of a document's main line: G where it ends, then S, which is the one to see where a round trip ends. Empty
 * without a main line.
 */
export function mainLineEnds(document: MapDocument): readonly LineEnd[] {
  const line = mainLine(document)
  const [start, end] = [line?.path[0], line?.path.at(-1)]
  if (!line || !start || !end) return []
  const reach = Math.max(OCCUPIED.meters, diagonalMeters(line) * OCCUPIED.shareOfLine)
  const isOccupied = (position: Position) =>
    document.layers.some(({ objects }) =>
      objects.some((object) => object.kind === 'spot' && haversineDistanceMeters(object.position, position) <= reach),
    )
  return [
    { letter: 'G', position: end, isOccupied: isOccupied(end) },
    { letter: 'S', position: start, isOccupied: isOccupied(start) },
  ]
}

function diagonalMeters(line: AnyLine): number {
  const box = objectBounds(line)
  return box ? haversineDistanceMeters([box[0], box[1]], [box[2], box[3]]) : 0
}
