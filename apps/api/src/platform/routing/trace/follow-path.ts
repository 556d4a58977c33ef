import {
  bearingDegrees,
  cumulativeDistancesMeters,
  haversineDistanceMeters,
  nearestPointOnPath,
  type Position,
} from '@mishiori/map-document'

/** A short part of a way that an engine took a path for. */
export interface Step {
  /** Its middle, in metres along the way. */
  readonly wayMeters: number
  /** The same along the path; null where the way does not run along it. */
  readonly alongMeters: number | null
}

const STEP_METERS = 20
/** Farther from the path, or turned more against it, a step is not on it. */
const BESIDE = { meters: 20, degrees: 50 } as const
/** A receiver's errors make a path longer than its way. */
const LONGER = 1.6
const SLACK_METERS = 30
/** The way may go back so far along the path. */
const BACK_METERS = 10
/** So far ahead a way is looked for that left the path. */
const REJOINED_METERS = 5_000
/** Metres beside the path that weigh as much as one along it. */
const ALONG_WEIGHT = 0.1

/** Follows a way along a path, so that nothing is said of where it only seems to: what passes a place twice passes it in order. */
export function followPath(shape: readonly Position[], path: readonly Position[]): readonly Step[] {
  const distances = cumulativeDistancesMeters(path)
  const steps: Step[] = []
  let last = { wayMeters: 0, alongMeters: 0 }
  let isLost = true
  let segment = 0
  for (const { middle, bearing, wayMeters } of stepsOf(shape)) {
    const gone = wayMeters - last.wayMeters
    const reach = isLost ? REJOINED_METERS : gone * LONGER + SLACK_METERS
    while (segment > 0 && (distances[segment] ?? 0) > last.alongMeters - BACK_METERS) segment--
    while ((distances[segment + 1] ?? Number.POSITIVE_INFINITY) < last.alongMeters - BACK_METERS) segment++
    let best: { readonly score: number; readonly alongMeters: number } | null = null
    for (let at = segment; at + 1 < path.length; at++) {
      const [from, to, start = 0, end = 0] = [path[at], path[at + 1], distances[at], distances[at + 1]]
      if (!from || !to || start > last.alongMeters + reach) break
      const near = end > start ? nearestPointOnPath([from, to], middle, BESIDE.meters) : null
      if (!near || turned(bearing, bearingDegrees(from, to)) > BESIDE.degrees) continue
      const alongMeters = start + near.fraction * (end - start)
      if (alongMeters < last.alongMeters - BACK_METERS || alongMeters > last.alongMeters + reach) continue
      const score = near.distanceMeters + Math.abs(alongMeters - last.alongMeters - gone) * ALONG_WEIGHT
      if (!best || score < best.score) best = { score, alongMeters }
    }
    isLost = best === null
    const alongMeters = best && Math.max(best.alongMeters, last.alongMeters)
    if (alongMeters !== null) last = { wayMeters, alongMeters }
    steps.push({ wayMeters, alongMeters })
  }
  return steps
}

const turned = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

function* stepsOf(shape: readonly Position[]) {
  let meters = 0
  for (const [index, from] of shape.entries()) {
    const to = shape[index + 1]
    if (!to) return
    const length = haversineDistanceMeters(from, to)
    const [count, bearing] = [Math.ceil(length / STEP_METERS), bearingDegrees(from, to)]
    for (let step = 0; step < count; step++) {
      const part = (step + 0.5) / count
      const middle: Position = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
      yield { middle, bearing, wayMeters: meters + length * part }
    }
    meters += length
  }
}
