import type { Day } from '../calendar/months.ts'

/** Where a stored day is looked at. */
export const dayPath = (day: Day) => `/home/gm_timeline/map?date=${day}`
