import type { Position } from '../position.ts'
import { haversineDistanceMeters, pathLengthMeters } from './distance.ts'

/** Whoever ends this near to the start is back: on the other side of a car park, say. Metres. */
const BACK_WITHIN = 150
/** A short way whose ends are as near to each other by chance has not come back. */
const TIMES_AS_LONG = 4

/** Whether a way ends where it began, be it as a loop or there and back. */
export function returnsToStart(path: readonly Position[], lengthMeters = pathLengthMeters(path)): boolean {
  const [start, end] = [path[0], path.at(-1)]
  if (!start || !end || lengthMeters === 0) return false
  const apart = haversineDistanceMeters(start, end)
  return apart <= BACK_WITHIN && lengthMeters >= TIMES_AS_LONG * apart
}
