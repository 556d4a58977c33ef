import { cumulativeDistancesMeters, type Position } from '@mishiori/map-document'
import { toWorldPath, type WorldPoint } from './frame.ts'

/** A line prepared for cutting: its points in the world, and the distance of each along the line. */
export interface MeasuredPath {
  readonly points: readonly WorldPoint[]
  readonly alongMeters: readonly number[]
  readonly lengthMeters: number
}

export function measurePath(path: readonly Position[]): MeasuredPath {
  const alongMeters = cumulativeDistancesMeters(path)
  return { points: toWorldPath(path), alongMeters, lengthMeters: alongMeters.at(-1) ?? 0 }
}

/** A place of a path: 2.5 is in the middle between its third and fourth point. */
export type PathIndex = number

export function pointAt({ points }: MeasuredPath, at: PathIndex): WorldPoint {
  const index = Math.floor(at)
  const from = points[index] ?? points.at(-1) ?? { x: 0.5, y: 0.5 }
  const to = points[index + 1] ?? from
  return between(from, to, at - index)
}

export function between(from: WorldPoint, to: WorldPoint, fraction: number): WorldPoint {
  return { x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction }
}

export function metersAt({ alongMeters }: MeasuredPath, at: PathIndex): number {
  const index = Math.floor(at)
  const from = alongMeters[index] ?? alongMeters.at(-1) ?? 0
  return from + ((alongMeters[index + 1] ?? from) - from) * (at - index)
}

export function indexAt({ alongMeters }: MeasuredPath, meters: number): PathIndex {
  if (meters <= 0) return 0
  const next = alongMeters.findIndex((along) => along >= meters)
  if (next < 0) return Math.max(0, alongMeters.length - 1)
  const [from, to] = [alongMeters[next - 1] ?? 0, alongMeters[next] ?? 0]
  return to > from ? next - 1 + (meters - from) / (to - from) : next
}

/** The points of a part of a path, its ends included. */
export function partOf(path: MeasuredPath, from: PathIndex, to: PathIndex): readonly WorldPoint[] {
  const whole = path.points.slice(Math.floor(from) + 1, Math.ceil(to))
  return [pointAt(path, from), ...whole, pointAt(path, to)]
}
