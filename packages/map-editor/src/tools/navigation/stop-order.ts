import { type NearestPoint, nearestPointOnPath, type Position } from '@mishiori/map-document'

/** A place on a path: on which segment, and where on that. */
type PathPlace = Pick<NearestPoint, 'segmentIndex' | 'fraction'>

/**
 * Where in the order of stops a place on the way belongs: after the stops that come before it on the path.
 *
 * @returns the index that the new stop gets, between start and goal.
 */
export function stopIndexAt(
  { stops, path }: { readonly stops: readonly Position[]; readonly path: readonly Position[] },
  place: PathPlace,
): number {
  let reached = 0
  for (const [order, stop] of stops.slice(1, -1).entries()) {
    // A way may pass a place twice: each stop is looked for after the one before it.
    const from = Math.floor(reached)
    const nearest = nearestPointOnPath(path.slice(from), stop)
    if (nearest) reached = Math.max(reached, from + alongOf(nearest))
    if (reached >= alongOf(place)) return order + 1
  }
  return stops.length - 1
}

const alongOf = ({ segmentIndex, fraction }: PathPlace) => segmentIndex + fraction
