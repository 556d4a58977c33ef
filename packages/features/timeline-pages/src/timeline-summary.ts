import type { TimelineSummary as SummaryAnswer } from '@repo/contract'
import type { Day } from './calendar/months.ts'

/** A user's stored timeline. `oldest` and `newest` are null when it is empty. */
export interface TimelineSummary {
  readonly oldest: Day | null
  readonly newest: Day | null
  readonly totalDays: number
}

export function toTimelineSummary({ oldest, newest, total_days }: SummaryAnswer): TimelineSummary {
  return { oldest, newest, totalDays: total_days }
}
