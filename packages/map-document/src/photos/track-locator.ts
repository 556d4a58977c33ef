import { cumulativeDistancesMeters, haversineDistanceMeters } from '../geo/distance.ts'
import { longitudeDelta, wrapLongitude } from '../geo/longitude.ts'
import { nearestPointOnPath } from '../geo/nearest-point.ts'
import type { PathSeries } from '../path-series.ts'
import type { Position } from '../position.ts'

/** A line that photos may lie on, with times where a device recorded them. */
export interface Track extends PathSeries {
  readonly path: readonly Position[]
}

/** A point of a track. */
export interface TrackPlace {
  readonly position: Position
  /** Metres above sea level; null where the track does not say. */
  readonly elevationMeters: number | null
  /** Metres from the start of the first track to here, over all tracks in their order. */
  readonly alongMeters: number
}

/** Where somebody who recorded the tracks was at a time. */
export type TimePlace =
  /** Within the recording. */
  | ({ readonly kind: 'during' } & TrackPlace)
  /** Shortly before, after, or in a pause: the point that is nearest in time, `gapMs` (negative: before it) away from it. */
  | ({ readonly kind: 'beside'; readonly gapMs: number } & TrackPlace)
  /** Too long before the nearest point (negative) or after it. */
  | { readonly kind: 'outside'; readonly gapMs: number }
  /** No track knows two times. */
  | { readonly kind: 'untimed' }

/** A point of a track whose time is known. */
export interface TrackFix {
  readonly timeMs: number
  readonly position: Position
  readonly alongMeters: number
}

/**
 * As far as a time may be from the nearest recorded one to be placed there, and as long as nothing may have been
 * recorded for the way between to be taken as walked evenly. ExifTool's default for both.
 */
export const TRACK_REACH_MS = 30 * 60_000

/** A pause that ends about where it began is no gap, however long. */
const PAUSE_METERS = 200

/** Finds points of tracks by time and by place. */
export interface TrackLocator {
  /** Whether any track can tell where somebody was at a time. */
  readonly isTimed: boolean
  atTime(timeMs: number): TimePlace
  /** Metres along the tracks to their point nearest to a position; null without a track. */
  nearestAlongMeters(position: Position): number | null
  /** The points that know their time, track by track. */
  readonly fixes: readonly (readonly TrackFix[])[]
}

/** A track prepared for queries: distances along it, computed once. */
interface MeasuredTrack {
  readonly track: Track
  /** Metres of the tracks before it. */
  readonly startMeters: number
  readonly distances: readonly number[]
  readonly fixes: readonly TrackFix[]
}

/** Measures tracks once, to ask of them as often as a slider moves. Points whose time is before an earlier point's are no fixes. */
export function createTrackLocator(tracks: readonly Track[]): TrackLocator {
  const measured = measure(tracks)
  const timed = measured.filter(({ fixes }) => fixes.length >= 2)
  return {
    isTimed: timed.length > 0,
    fixes: timed.map(({ fixes }) => fixes),
    atTime(timeMs) {
      const places = timed.map((track) => placeAt(track, timeMs))
      return places.reduce<TimePlace>((best, place) => (gapOf(place) < gapOf(best) ? place : best), { kind: 'untimed' })
    },
    nearestAlongMeters: (position) => nearestAlong(measured, position),
  }
}

function measure(tracks: readonly Track[]): readonly MeasuredTrack[] {
  let startMeters = 0
  return tracks.map((track) => {
    const distances = cumulativeDistancesMeters(track.path)
    const measured = { track, startMeters, distances, fixes: fixesOf(track, { startMeters, distances }) }
    startMeters += distances.at(-1) ?? 0
    return measured
  })
}

function fixesOf(
  { path, timestampsMs = [] }: Track,
  measures: Pick<MeasuredTrack, 'startMeters' | 'distances'>,
): readonly TrackFix[] {
  const fixes: TrackFix[] = []
  let lastMs = Number.NEGATIVE_INFINITY
  path.forEach((position, index) => {
    const timeMs = timestampsMs[index] ?? null
    if (timeMs === null || timeMs < lastMs) return
    lastMs = timeMs
    fixes.push({ timeMs, position, alongMeters: measures.startMeters + (measures.distances[index] ?? 0) })
  })
  return fixes
}

/** How far in time a place is from what was recorded. */
function gapOf(place: TimePlace): number {
  switch (place.kind) {
    case 'during':
      return -1
    case 'untimed':
      return Number.POSITIVE_INFINITY
    default:
      return Math.abs(place.gapMs)
  }
}

function placeAt(track: MeasuredTrack, timeMs: number): TimePlace {
  const { fixes } = track
  const after = firstAfter(fixes, timeMs)
  const [before, next] = [fixes[after - 1], fixes[after]]
  if (before?.timeMs === timeMs) return { kind: 'during', ...placeOn(track, before.alongMeters) }
  if (before && next && !isGap(before, next)) {
    const fraction = (timeMs - before.timeMs) / (next.timeMs - before.timeMs)
    return {
      kind: 'during',
      ...placeOn(track, before.alongMeters + fraction * (next.alongMeters - before.alongMeters)),
    }
  }
  const nearest = nearerOf(before, next, timeMs)
  if (!nearest) return { kind: 'untimed' }
  const gapMs = timeMs - nearest.timeMs
  if (Math.abs(gapMs) > TRACK_REACH_MS) return { kind: 'outside', gapMs }
  return { kind: 'beside', gapMs, ...placeOn(track, nearest.alongMeters) }
}

const isGap = (before: TrackFix, next: TrackFix) =>
  next.timeMs - before.timeMs > TRACK_REACH_MS && haversineDistanceMeters(before.position, next.position) > PAUSE_METERS

function nearerOf(before: TrackFix | undefined, next: TrackFix | undefined, timeMs: number): TrackFix | undefined {
  if (!before || !next) return before ?? next
  return timeMs - before.timeMs <= next.timeMs - timeMs ? before : next
}

/** Index of the first fix later than `timeMs`; their number when none is. */
function firstAfter(fixes: readonly TrackFix[], timeMs: number): number {
  return lowerBound(fixes.length, (index) => (fixes[index]?.timeMs ?? 0) > timeMs)
}

/** The first index from which on `isBeyond` holds, by halves. */
function lowerBound(length: number, isBeyond: (index: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBeyond(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function placeOn(
  { track: { path, elevationsMeters }, distances, startMeters }: MeasuredTrack,
  alongMeters: number,
): TrackPlace {
  const meters = alongMeters - startMeters
  const last = path.length - 1
  const to = Math.min(
    last,
    Math.max(
      1,
      lowerBound(path.length, (index) => (distances[index] ?? 0) >= meters),
    ),
  )
  const [start = 0, end = 0] = [distances[to - 1], distances[to]]
  const fraction = end > start ? Math.min(1, Math.max(0, (meters - start) / (end - start))) : 0
  const [from, until] = [path[to - 1], path[to]]
  if (!from || !until) throw new Error('A fix lies on a path of two points.')
  return {
    position: [
      wrapLongitude(from[0] + longitudeDelta(from[0], until[0]) * fraction),
      from[1] + (until[1] - from[1]) * fraction,
    ],
    elevationMeters: between(elevationsMeters?.[to - 1], elevationsMeters?.[to], fraction),
    alongMeters,
  }
}

function between(from: number | null | undefined, to: number | null | undefined, fraction: number): number | null {
  if (from == null || to == null) return (fraction < 0.5 ? from : to) ?? null
  return from + (to - from) * fraction
}

function nearestAlong(tracks: readonly MeasuredTrack[], position: Position): number | null {
  let best: { readonly distanceMeters: number; readonly alongMeters: number } | null = null
  for (const { track, startMeters, distances } of tracks) {
    const found = nearestPointOnPath(track.path, position)
    if (!found || (best && found.distanceMeters >= best.distanceMeters)) continue
    const { segmentIndex, fraction, distanceMeters } = found
    const [start = 0, end = 0] = [distances[segmentIndex], distances[segmentIndex + 1]]
    best = { distanceMeters, alongMeters: startMeters + start + (end - start) * fraction }
  }
  return best?.alongMeters ?? null
}
