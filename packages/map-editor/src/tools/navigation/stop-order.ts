import { nearestPointOnPath, type Position } from '@mishiori/map-document'

/**
 * Where in the order of stops a place on the way belongs: after the stops that come before it on the path.
 *
 * @param segmentIndex segment of `path` on which the place lies.
 * @returns the index that the new stop gets, between start and goal.
 */
export function stopIndexAt(
  { stops, path }: { readonly stops: readonly Position[]; readonly path: readonly Position[] },
  segmentIndex: number,
): number {
  let from = 0
  for (const [order, stop] of stops.slice(1, -1).entries()) {
    // A way may pass a place twice: each stop is looked for after the one before it.
    const nearest = nearestPointOnPath(path.slice(from), stop)
    from += nearest?.segmentIndex ?? 0
    if (from >= segmentIndex) return order + 1
  }
  return stops.length - 1
}
