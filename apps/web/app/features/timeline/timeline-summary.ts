import type { TimelineSummary as SummaryAnswer } from '@repo/contract'
import type { Day } from './calendar/months.ts'

/** What is stored of somebody's timeline. `oldest` and `newest` are null when that is nothing. */
export interface TimelineSummary {
  readonly oldest: Day | null
  readonly newest: Day | null
  readonly totalDays: number
}

export function toTimelineSummary({ oldest, newest, total_days }: SummaryAnswer): TimelineSummary {
  return { oldest, newest, totalDays: total_days }
}
