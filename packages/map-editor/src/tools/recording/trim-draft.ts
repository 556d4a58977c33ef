import {
  findMapObject,
  haversineDistanceMeters,
  type Position,
  type RecordedLine,
  type TrimRange,
} from '@mishiori/map-document'
import type { OpenEdit } from '../../machine/context.ts'

/** The ends of a recording, in the order of their handles. */
export const TRIM_ENDS = ['start', 'end'] as const
export type TrimEnd = (typeof TRIM_ENDS)[number]

/** The recording under edit as it was when the edit began; null while none is. */
export function openRecording({ session, objectId }: OpenEdit): RecordedLine | null {
  const object = findMapObject(session.baseline, objectId)
  return object?.kind === 'recordedLine' ? object : null
}

/** The part of the recording that is kept now. */
export function keptRange(edit: OpenEdit): TrimRange | null {
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

/** The point nearest to a place at which an end can be. Where a way is walked twice, the one nearer along it to where the end is now. */
export function nearestEndIndex(recording: RecordedLine, range: TrimRange, { end, position }: EndAt): number {
  const [least, most] = endLimits(recording, range, end)
  const now = end === 'start' ? range.from : range.to
  let best = now
  let bestMeters = Number.POSITIVE_INFINITY
  for (let index = least; index <= most; index += 1) {
    const point = recording.path[index]
    const meters = point ? haversineDistanceMeters(point, position) : Number.POSITIVE_INFINITY
    const isCloser = meters < bestMeters || (meters === bestMeters && Math.abs(index - now) < Math.abs(best - now))
    if (!isCloser) continue
    best = index
    bestMeters = meters
  }
  return best
}

interface EndAt {
  readonly end: TrimEnd
  readonly position: Position
}
