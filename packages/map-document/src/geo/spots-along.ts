import type { Position } from '../position.ts'
import { progressAlong } from './progress-along.ts'

/** Farther spots are not on the way. */
export const ON_THE_WAY_METERS = 150

/** Where on a path something is. */
export interface PlacedAlong {
  /** From the start of the path. */
  readonly alongMeters: number
}

/** The spots within {@link ON_THE_WAY_METERS} of a path, in the order in which they are come to. */
export function spotsAlong<Placed extends { readonly position: Position }>(
  spots: readonly Placed[],
  path: readonly Position[],
): readonly (Placed & PlacedAlong)[] {
  const placed = spots.flatMap((spot) => {
    const progress = progressAlong(path, spot.position)
    return progress && progress.offMeters <= ON_THE_WAY_METERS ? [{ ...spot, alongMeters: progress.alongMeters }] : []
  })
  return placed.toSorted((a, b) => a.alongMeters - b.alongMeters)
}
