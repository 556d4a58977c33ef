import { copiesBetween, type Frame, isOnPaper, type PaperPoint, paperOf } from './frame.ts'
import { type MeasuredPath, type PathIndex, pointAt } from './measured-path.ts'

/** How far a path stays on a map that is there already, clear of its edges; null where it is not on it to begin with. */
export function reachInFrame(path: MeasuredPath, from: PathIndex, frame: Frame, marginMm: number): PathIndex | null {
  const begin = pointAt(path, from)
  const copies = copiesBetween(frame, begin) // a path that leaves the map does not come in again from the other side of the world
  const margin = marginMm - ROUNDING_MM
  const place = paperOf(frame, copies)
  let here = place(begin)
  if (!isOnPaper(here, frame.size, margin)) return null
  for (let index = Math.floor(from); index < path.points.length - 1; index++) {
    const end = place(path.points[index + 1] ?? begin)
    const share = shareWithin(here, end, frame, margin)
    const done = Math.max(0, from - index)
    if (share < 1) return index + done + (1 - done) * share
    here = end
  }
  return path.points.length - 1
}

/** What is cut lies on the edges of what it was cut for. */
const ROUNDING_MM = 1e-6

/** The share of a step that begins on the map at which it leaves it. */
function shareWithin(from: PaperPoint, to: PaperPoint, { size }: Frame, margin: number): number {
  const leave = (a: number, b: number, most: number) => {
    if (b > most - margin) return (most - margin - a) / (b - a)
    return b < margin ? (margin - a) / (b - a) : 1
  }
  return Math.min(1, leave(from.x, to.x, size.widthMm), leave(from.y, to.y, size.heightMm))
}
