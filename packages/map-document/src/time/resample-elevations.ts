import { elevationProfile, type ProfilePoint } from '../geo/elevation.ts'
import type { Position } from '../position.ts'

/** A way in stretches of the same length. */
export interface Stretches {
  readonly stretchMeters: number
  /** At the start of each stretch and at the end of the last one; null where none is known. */
  readonly elevationsMeters: readonly (number | null)[]
}

/** Of a stretch. Shorter ones add up the noise of receivers and models as if it were climbed. */
const STRETCH_METERS = 100
/** Longer lines have longer stretches instead of more. */
const MOST_STRETCHES = 20_000
/** The elevation at an end of a stretch is the mean of as many places around it, one stretch wide. */
const PLACES = 10

/**
 * A way in stretches of about 100 m. The elevation between two of them is the mean of half a stretch to each side, which
 * takes noise away and leaves a steady slope as it is. Beyond its ends the way is taken to go on as it goes within.
 */
export function resampleElevations(
  path: readonly Position[],
  lengthMeters: number,
  elevationsMeters: readonly (number | null)[] = [],
): Stretches {
  const count = Math.min(MOST_STRETCHES, Math.max(1, Math.round(lengthMeters / STRETCH_METERS)))
  const stretchMeters = lengthMeters / count
  const meterOf = readProfile(elevationProfile(path, elevationsMeters))
  const nodes = Array.from({ length: count + 1 }, (_, node) => {
    const center = node * stretchMeters
    const places = Array.from({ length: PLACES }, (__, place) => {
      const at = center + ((place + 0.5) / PLACES - 0.5) * stretchMeters
      if (at >= 0 && at <= lengthMeters) return meterOf(at)
      const [edge, within] = [meterOf(center), meterOf(2 * center - at)]
      return edge === null || within === null ? null : 2 * edge - within
    })
    return meanOf(places)
  })
  return { stretchMeters, elevationsMeters: nodes }
}

function meanOf(places: readonly (number | null)[]): number | null {
  const known = places.filter((meters) => meters !== null)
  return known.length < places.length / 2 ? null : known.reduce((sum, meters) => sum + meters, 0) / known.length
}

/** Metres. The first and the last point may be as far from the ends, which are measured in another way. */
const ROUNDING = 0.001

/** Reads a profile at places that mostly come in order, as `elevationAt` reads it at any. */
function readProfile(points: readonly ProfilePoint[]): (atMeters: number) => number | null {
  const [first, last] = [points[0], points.at(-1)]
  let index = 0
  return (atMeters) => {
    if (!first || !last) return null
    if (atMeters < first.distanceMeters - ROUNDING || atMeters > last.distanceMeters + ROUNDING) return null
    while (index > 0 && (points[index]?.distanceMeters ?? 0) > atMeters) index--
    while (index < points.length - 2 && (points[index + 1]?.distanceMeters ?? atMeters) < atMeters) index++
    const from = points[index] ?? first
    const to = points[index + 1] ?? from
    const span = to.distanceMeters - from.distanceMeters
    const share = span === 0 ? 0 : Math.max(0, Math.min(1, (atMeters - from.distanceMeters) / span))
    return from.elevationMeters + share * (to.elevationMeters - from.elevationMeters)
  }
}
