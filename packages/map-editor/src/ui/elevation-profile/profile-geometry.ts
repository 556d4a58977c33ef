import {
  type AnyLine,
  cumulativeDistancesMeters,
  type ElevationStats,
  elevationProfile,
  elevationStats,
  type MapColor,
  type ProfilePoint,
} from '@mishiori/map-document'

/** The elevations of a line, ready to draw. */
export interface Profile {
  readonly lengthMeters: number
  readonly points: readonly ProfilePoint[]
  readonly stats: ElevationStats
}

/** A second line that is drawn in the same chart. */
export interface OtherCurve {
  readonly id: string
  readonly name: string
  readonly color: MapColor
  readonly profile: Profile
}

/** Null when no elevation of the line is known. */
export function readProfile(line: Pick<AnyLine, 'path' | 'elevationsMeters'>): Profile | null {
  const elevations = line.elevationsMeters ?? []
  const stats = elevationStats(elevations)
  if (!stats) return null
  const lengthMeters = cumulativeDistancesMeters(line.path).at(-1) ?? 0
  return { lengthMeters, points: elevationProfile(line.path, elevations), stats }
}

/**
 * At most two points for each of `buckets` equal stretches: its lowest and highest, in their order. Preserves every peak
 * and dip that a drawing of that many pixels can show.
 */
export function decimateProfile(points: readonly ProfilePoint[], buckets: number): readonly ProfilePoint[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length <= buckets * 2) return points
  const span = last.distanceMeters - first.distanceMeters || 1
  const retained: ProfilePoint[] = [first]
  let bucket = 0
  let low = first
  let high = first
  for (const point of points) {
    const own = Math.min(buckets - 1, Math.floor(((point.distanceMeters - first.distanceMeters) / span) * buckets))
    if (own !== bucket) {
      pushInOrder(retained, low, high)
      bucket = own
      low = point
      high = point
    }
    if (point.elevationMeters < low.elevationMeters) low = point
    if (point.elevationMeters > high.elevationMeters) high = point
  }
  pushInOrder(retained, low, high)
  if (retained.at(-1) !== last) retained.push(last)
  return retained
}

function pushInOrder(retained: ProfilePoint[], low: ProfilePoint, high: ProfilePoint): void {
  const [before, after] = low.index < high.index ? [low, high] : [high, low]
  if (retained.at(-1) !== before) retained.push(before)
  if (after !== before) retained.push(after)
}

/** The position of the drawing in its box, and its ranges. */
export interface ProfileFrame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly lengthMeters: number
  readonly lowMeters: number
  readonly highMeters: number
}

export const xOf = (frame: ProfileFrame, distanceMeters: number): number =>
  frame.left + (distanceMeters / (frame.lengthMeters || 1)) * (frame.right - frame.left)

export const yOf = (frame: ProfileFrame, elevationMeters: number): number =>
  frame.bottom -
  ((elevationMeters - frame.lowMeters) / (frame.highMeters - frame.lowMeters)) * (frame.bottom - frame.top)

/** Metres from the start under a horizontal pixel, clamped to the line. */
export function distanceAt(frame: ProfileFrame, x: number): number {
  const share = (x - frame.left) / (frame.right - frame.left || 1)
  return Math.min(1, Math.max(0, share)) * frame.lengthMeters
}

/** SVG path data of the curve, and of the area between it and the bottom. */
export function profilePaths(frame: ProfileFrame, points: readonly ProfilePoint[]): { curve: string; area: string } {
  const at = (point: ProfilePoint) =>
    `${xOf(frame, point.distanceMeters).toFixed(1)},${yOf(frame, point.elevationMeters).toFixed(1)}`
  const curve = `M${points.map(at).join('L')}`
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return { curve: '', area: '' }
  const right = xOf(frame, last.distanceMeters).toFixed(1)
  const left = xOf(frame, first.distanceMeters).toFixed(1)
  return { curve, area: `${curve}L${right},${frame.bottom}L${left},${frame.bottom}Z` }
}

/** Round values (1, 2 or 5 × 10ⁿ apart) within a range, about `targetCount` of them. */
export function niceTicks(low: number, high: number, targetCount: number): readonly number[] {
  const step = niceStep((high - low) / Math.max(1, targetCount))
  const first = Math.ceil(low / step)
  const count = Math.floor(high / step + 1e-9) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step)
}

/** The vertical span that is drawn: round, and at least 40 m so that a flat way looks flat. */
export function verticalRange({ minMeters, maxMeters }: Pick<ElevationStats, 'minMeters' | 'maxMeters'>): {
  lowMeters: number
  highMeters: number
} {
  const missing = Math.max(0, 40 - (maxMeters - minMeters)) / 2
  const step = niceStep((maxMeters - minMeters + missing * 2) / 3)
  const lowMeters = Math.floor((minMeters - missing) / step) * step
  const highMeters = Math.ceil((maxMeters + missing) / step) * step
  return { lowMeters, highMeters }
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1e-6)))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * 0.999) ?? 10
  return factor * power
}
