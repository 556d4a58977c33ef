import { haversineDistanceMeters, type Position } from '@mishiori/map-document'
import type { ReadSegment } from '../../read-result.ts'
import type { NoteCounter } from '../notes.ts'

/** Metres: below the deepest sea, and above what balloons with a receiver reach. */
const POSSIBLE = { min: -11_000, max: 50_000 }
/** Written for "no data" by tools for raster data and devices, wherever they stand: -10,000 is nothing in tiles of terrain. */
const FILL_VALUES: ReadonlySet<number> = new Set([-10_000, -9999, 32_767, 32_768])
/**
 * Written for "no data" too, but also real: taken as missing only where the line is elsewhere before and after. -500 m is
 * the zero of FIT files.
 */
const MARKERS: ReadonlySet<number> = new Set([0, -99, -500, -999, -1000, 9999, -3276.8, 3276.7, 6553.5])
/** Of these, what no place has that somebody marks. */
const MARKERS_OF_PLACES: ReadonlySet<number> = new Set([-500, -999, -1000, 9999, -3276.8, 6553.5])
/** Metres. Little land is lower and none higher, but boats, divers and planes are. */
const LAND = { min: 1, max: 8850 }
const isDoubtful = (meters: number) => meters < LAND.min || meters > LAND.max || MARKERS.has(meters)
/** As far as the line has to be from a doubtful value on both sides, metres. */
const JUMP_METERS = 100
/** More points than this in a row, and other values, are missing only where the ground would be steep. */
const LONE_POINTS = 3
/** Metres up for one along: no way is so steep from a marker on, nor from any other doubtful value. */
const STEEP = { marker: 1 / 3, other: 1 }

/** Whether a number can be an elevation, or stands for a missing one. */
function isElevation(meters: number): boolean {
  return meters > POSSIBLE.min && meters < POSSIBLE.max && !FILL_VALUES.has(meters)
}

/** The same for a place, which has no others beside it to compare with. */
export const isElevationOfPlace = (meters: number): boolean => isElevation(meters) && !MARKERS_OF_PLACES.has(meters)

/**
 * Makes elevations missing that no place has, and counts them. A line that is at 0 m all along may be by the sea and is
 * not changed; neither is one that comes down to the sea.
 */
export function cleanElevations({ elevationsMeters, lngLat, length }: ReadSegment, notes: NoteCounter): void {
  if (!elevationsMeters) return
  let doubtful = 0
  for (let index = 0; index < length; index++) {
    const meters = elevationsMeters[index] ?? Number.NaN
    if (Number.isNaN(meters)) continue
    if (!isElevation(meters)) {
      elevationsMeters[index] = Number.NaN
      notes.add('elevation.no_data')
    } else if (isDoubtful(meters)) doubtful++
  }
  if (doubtful > 0) removeDoubtful({ elevationsMeters, lngLat, length }, notes)
}

type Columns = { readonly elevationsMeters: Float64Array; readonly lngLat: Float64Array; readonly length: number }

function removeDoubtful(columns: Columns, notes: NoteCounter): void {
  const { elevationsMeters, length } = columns
  let before = -1
  for (let index = 0; index < length; index++) {
    const meters = elevationsMeters[index] ?? Number.NaN
    if (Number.isNaN(meters)) continue
    if (!isDoubtful(meters)) {
      before = index
      continue
    }
    const run = runFrom(elevationsMeters, index)
    if (isMissing(columns, { ...run, from: index, before, meters })) {
      notes.add('elevation.no_data', run.count)
      for (let at = index; at < run.to; at++) elevationsMeters[at] = Number.NaN
    } else before = run.to - 1
    index = run.to - 1
  }
}

/** The points from `from` on that have the same value or none: `to` is after the last, `next` the first that has another. */
function runFrom(elevations: Float64Array, from: number): { to: number; next: number; count: number } {
  let [to, count, next] = [from, 0, from]
  for (; next < elevations.length; next++) {
    const meters = elevations[next] ?? Number.NaN
    if (meters === elevations[from]) {
      count++
      to = next + 1
    } else if (!Number.isNaN(meters)) break
  }
  return { to, next, count }
}

interface Run {
  readonly from: number
  readonly to: number
  readonly count: number
  readonly meters: number
  /** The last point before it and the first after it that have an elevation; outside of the line where there is none. */
  readonly before: number
  readonly next: number
}

function isMissing(columns: Columns, { from, to, before, next, count, meters }: Run): boolean {
  const { elevationsMeters, length } = columns
  const isJump = (other: number) => Math.abs((elevationsMeters[other] ?? 0) - meters) >= JUMP_METERS
  const steep = MARKERS.has(meters) ? STEEP.marker : STEEP.other
  const isSteep = (a: number, b: number) => {
    const rise = Math.abs((elevationsMeters[a] ?? 0) - (elevationsMeters[b] ?? 0))
    return rise > steep * haversineDistanceMeters(positionAt(columns, a), positionAt(columns, b))
  }
  const [hasBefore, hasNext] = [before >= 0, next < length]
  if (!hasBefore && !hasNext) return false
  if ((hasBefore && !isJump(before)) || (hasNext && !isJump(next))) return false
  if (hasBefore && hasNext && count <= LONE_POINTS && MARKERS.has(meters)) return true
  return (!hasBefore || isSteep(before, from)) && (!hasNext || isSteep(to - 1, next))
}

const positionAt = ({ lngLat }: Columns, index: number): Position => [
  lngLat[2 * index] ?? 0,
  lngLat[2 * index + 1] ?? 0,
]
