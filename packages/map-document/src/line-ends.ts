import { haversineDistanceMeters } from './geo/distance.ts'
import { longitudeDelta } from './geo/longitude.ts'
import { objectBounds } from './geo/object-bounds.ts'
import { mainLine } from './main-line.ts'
import type { MapDocument } from './map-document.ts'
import type { AnyLine } from './map-object.ts'
import type { Position } from './position.ts'

/** One end of the main line, as a map marks it. */
export interface LineEnd {
  readonly letter: 'S' | 'G'
  readonly position: Position
  /** Whether a spot is there, or for G the start, whose pin its own would hide. */
  readonly isOccupied: boolean
  /** On which side the other end is: a pin that steps aside to there stays on a picture of the line. */
  readonly towards: 'west' | 'east'
}

/** A spot this near counts as on the end. So does one that cannot be distinguished from it when the complete line is in view. */
const OCCUPIED = { meters: 75, shareOfLine: 0.03 } as const

/**
 * The ends of a document's main line: G where it ends, then S, which keeps its place where a round trip ends. Empty
 * without a main line.
 */
export function mainLineEnds(document: MapDocument): readonly LineEnd[] {
  const line = mainLine(document)
  const [start, end] = [line?.path[0], line?.path.at(-1)]
  if (!line || !start || !end) return []
  const reach = Math.max(OCCUPIED.meters, diagonalMeters(line) * OCCUPIED.shareOfLine)
  const isNear = (one: Position, other: Position) => haversineDistanceMeters(one, other) <= reach
  const hasSpot = (position: Position) =>
    document.layers.some(({ objects }) =>
      objects.some((object) => object.kind === 'spot' && isNear(object.position, position)),
    )
  const isEastward = longitudeDelta(start[0], end[0]) >= 0
  return [
    {
      letter: 'G',
      position: end,
      isOccupied: hasSpot(end) || isNear(start, end),
      towards: isEastward ? 'west' : 'east',
    },
    { letter: 'S', position: start, isOccupied: hasSpot(start), towards: isEastward ? 'east' : 'west' },
  ]
}

function diagonalMeters(line: AnyLine): number {
  const box = objectBounds(line)
  return box ? haversineDistanceMeters([box[0], box[1]], [box[2], box[3]]) : 0
}
