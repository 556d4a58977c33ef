import type { DayMark } from '../calendar/day-mark.ts'
import type { Day } from '../calendar/months.ts'

export interface Neighbours {
  readonly previous: Day | null
  readonly next: Day | null
}

/** The nearest days with data before and after a day: from the API for a stored day, else among the known days. */
export function neighboursOf(day: Day, stored: Neighbours | null, known: readonly DayMark[]): Neighbours {
  if (stored) return { previous: stored.previous, next: stored.next }
  const days = known.map((mark) => mark.day).toSorted()
  return { previous: days.findLast((other) => other < day) ?? null, next: days.find((other) => other > day) ?? null }
}
