import { simplifiedIndexes } from './geo/simplify.ts'
import type { AnyLine } from './map-object.ts'
import { pickPoints } from './operations/edit-line.ts'

/** How far a line may be moved, metres, in the order in which it is tried. */
const TOLERANCES_METERS = [1, 2, 5, 10, 20, 50, 100] as const

/** A line with fewer points, and the tolerance that was needed. */
export interface ThinnedLine<Kind extends AnyLine> {
  readonly line: Kind
  /** No point that was left out is farther from the line than this. */
  readonly toleranceMeters: number
}

/**
 * The line with as few points as are edited with ease, moved as little as that allows. What stays keeps its elevations and times.
 *
 * @returns null when it has no more than `maxPoints`, or keeps more even when it is moved by a hundred metres.
 */
export function thinLine<Kind extends AnyLine>(line: Kind, maxPoints: number): ThinnedLine<Kind> | null {
  if (line.path.length <= maxPoints) return null
  for (const toleranceMeters of TOLERANCES_METERS) {
    const indexes = simplifiedIndexes(line.path, toleranceMeters)
    if (indexes.length <= maxPoints) return { line: { ...line, ...pickPoints(line, indexes) }, toleranceMeters }
  }
  return null
}
