import {
  findMapObject,
  haversineDistanceMeters,
  type MapColor,
  type Position,
  type RecordedLine,
  type TrimRange,
} from '@mishiori/map-document'
import type { OpenEdit } from '../context.ts'
import { memoizeWeak } from '../memoize-weak.ts'

/** The ends of a recording, in the order of their handles. */
export const TRIM_ENDS = ['start', 'end'] as const
/** An end of a recording. */
export type TrimEnd = (typeof TRIM_ENDS)[number]

/** The recording under edit as it was when the edit began; null while none is. */
export function openRecording({ session, objectId }: OpenEdit): RecordedLine | null {
  const object = findMapObject(session.baseline, objectId)
  return object?.kind === 'recordedLine' ? object : null
}

/** The remaining part of the recording. */
export function trimmedRange(edit: OpenEdit): TrimRange | null {
  const recording = openRecording(edit)
  if (!recording) return null
  return edit.trims[edit.session.steps.length - 1] ?? { from: 0, to: recording.path.length - 1 }
}

/** The range after one end was put at a point of the recording. */
export function withEndAt(range: TrimRange, end: TrimEnd, index: number): TrimRange {
  return end === 'start' ? { ...range, from: index } : { ...range, to: index }
}

/** How far an end can go: up to the point next to the other end. */
export function endLimits({ path }: RecordedLine, { from, to }: TrimRange, end: TrimEnd): readonly [number, number] {
  return end === 'start' ? [0, to - 1] : [from + 1, path.length - 1]
}

/** Segments closer than this may be a path walked twice: an end stays on its own pass. */
const SAME_PLACE_METERS = 15

/**
 * The point nearest to a place of those at which an end can be. Of several legs that pass there, on the one nearest
 * along the recording to where the end is now.
 */
export function nearestEndIndex(recording: RecordedLine, range: TrimRange, { end, position }: EndAt): number {
  const [least, most] = endLimits(recording, range, end)
  const now = end === 'start' ? range.from : range.to
  const meters = recording.path.slice(least, most + 1).map((point) => haversineDistanceMeters(point, position))
  const reach = meters.reduce((nearest, one) => Math.min(nearest, one), Infinity) + SAME_PLACE_METERS
  let best = now
  let [bestSteps, bestMeters] = [Infinity, Infinity]
  for (let first = 0; first < meters.length; first += 1) {
    let [last, nearest] = [first, first]
    for (; (meters[last] ?? Infinity) <= reach; last += 1)
      if ((meters[last] ?? 0) < (meters[nearest] ?? 0)) nearest = last
    if (last === first) continue
    const steps = Math.max(0, least + first - now, now - (least + last - 1))
    if (steps < bestSteps || (steps === bestSteps && (meters[nearest] ?? 0) < bestMeters)) {
      best = least + nearest
      bestSteps = steps
      bestMeters = meters[nearest] ?? 0
    }
    first = last
  }
  return best
}

interface EndAt {
  readonly end: TrimEnd
  readonly position: Position
}

/** A recording whose ends are being trimmed. */
export interface TrimTarget {
  readonly kind: 'trimTarget'
  /** As it was before it was trimmed. */
  readonly recording: RecordedLine
  readonly range: TrimRange
  /** Where it starts and ends now. */
  readonly stops: readonly Position[]
  /** What is cut off, thinned out: it is only drawn. */
  readonly dotted: readonly (readonly Position[])[]
  readonly color: MapColor
}

/** The same answer for the same edit; null while no recording is open. */
export function trimTarget(edit: OpenEdit | null): TrimTarget | null {
  return edit && trimTargetOf(edit)
}

const trimTargetOf = memoizeWeak((edit: OpenEdit): TrimTarget | null => {
  const [recording, range] = [openRecording(edit), trimmedRange(edit)]
  if (!recording || !range) return null
  const { path, color } = recording
  return {
    kind: 'trimTarget',
    recording,
    range,
    stops: [path[range.from], path[range.to]].filter((position) => position !== undefined),
    dotted: [thinned(path.slice(0, range.from + 1)), thinned(path.slice(range.to))],
    color,
  }
})

/** More points would not be visible, but would have to be repositioned whenever the map moves. */
const DOTTED_POINTS = 300

function thinned(path: readonly Position[]): readonly Position[] {
  const stride = Math.ceil(path.length / DOTTED_POINTS)
  return path.filter((_, index) => index % stride === 0 || index === path.length - 1)
}
