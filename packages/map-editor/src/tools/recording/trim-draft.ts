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

/** What a metre along the recording weighs beside a metre across: where a way is walked twice, an end stays on the leg that it is on. */
const ALONG_WEIGHT = 0.05

/** The point of those at which an end can be that is nearest to a place, and near along the recording to where the end is now. */
export function nearestEndIndex(recording: RecordedLine, range: TrimRange, { end, position }: EndAt): number {
  const { path } = recording
  const [least, most] = endLimits(recording, range, end)
  const now = end === 'start' ? range.from : range.to
  const metersBetween = (from: Position | undefined, to: Position | undefined) =>
    from && to ? haversineDistanceMeters(from, to) : Number.POSITIVE_INFINITY
  let best = now
  let bestCost = metersBetween(path[now], position)
  for (const step of [-1, 1]) {
    let alongCost = 0
    for (let index = now + step; index >= least && index <= most; index += step) {
      alongCost += metersBetween(path[index - step], path[index]) * ALONG_WEIGHT
      if (alongCost >= bestCost) break
      const cost = metersBetween(path[index], position) + alongCost
      if (cost >= bestCost) continue
      best = index
      bestCost = cost
    }
  }
  return best
}

interface EndAt {
  readonly end: TrimEnd
  readonly position: Position
}
