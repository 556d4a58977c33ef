import type { Position } from '@mishiori/map-document'
import { isBetween, isSeam } from '../../antimeridian/join.ts'

/** One line of a multi line: its coordinates and their times as the file has them. */
export interface LinePart {
  readonly points: readonly unknown[]
  readonly times: readonly unknown[]
}

/** Puts lines together that were cut at 180° (RFC 7946 §3.1.9), each going on where the one before it ended. */
export function joinParts(parts: readonly LinePart[]): readonly LinePart[] {
  const whole: LinePart[] = []
  for (const part of parts) {
    const before = whole.at(-1)
    const [end, begin] = [positionOf(before?.points.at(-1)), positionOf(part.points[0])]
    if (before && end && begin && isSeam(end, begin)) whole.splice(-1, 1, joined(before, part))
    else whole.push(part)
  }
  return whole
}

/** The point on the meridian stays once, or not at all when it tells nothing: on the straight way, without elevation and time. */
function joined(before: LinePart, part: LinePart): LinePart {
  const { length } = before.points
  const [from, seam, to] = [before.points.at(-2), before.points.at(-1), part.points[1]].map(positionOf)
  const isCut = from && seam && to && isBetween(seam, from, to) && isBare(before, length - 1) && isBare(part, 0)
  const end = isCut ? length - 1 : length
  const times = Array.from({ length: end }, (_, index) => before.times[index])
  return {
    points: [...before.points.slice(0, end), ...part.points.slice(1)],
    times: [...times, ...part.times.slice(1)],
  }
}

function isBare({ points, times }: LinePart, index: number): boolean {
  const point = points[index]
  return Array.isArray(point) && point.length === 2 && (times[index] ?? null) === null
}

function positionOf(point: unknown): Position | null {
  if (!Array.isArray(point)) return null
  const [lng, lat]: readonly unknown[] = point
  return typeof lng === 'number' && typeof lat === 'number' ? [lng, lat] : null
}
