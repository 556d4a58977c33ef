import type { TimelineDayFigures } from '@repo/contract'
import type { Day } from './months.ts'

/** What a calendar shows of a day. */
export interface DayMark {
  readonly day: Day
  readonly distanceKm: number
}

export const dayMark = ({ date, distance_km }: TimelineDayFigures): DayMark => ({ day: date, distanceKm: distance_km })
