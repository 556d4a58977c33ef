import type { TimelineDay, TimelineMove } from '../model.ts'
import type { MovementType } from '../movement-type.ts'

/** How far one went that day, as a calendar shades it: 0 is no way at all. */
export type HeatLevel = 0 | 1 | 2 | 3 | 4

/** A day as a calendar shows it. */
export interface DaySummary {
  readonly date: string
  readonly timeZone: string
  readonly distanceMeters: number
  /** The type of movement that went farthest; null on days without one. */
  readonly mainType: MovementType | null
  readonly moves: number
  readonly visits: number
}

export interface TimelineSummary {
  /** `YYYY-MM-DD`; null where there are no days. */
  readonly oldest: string | null
  readonly newest: string | null
  readonly totalDays: number
  readonly distanceMeters: number
}

/** Below 2 km, 10 km and 50 km, and beyond. */
const HEAT_STEPS_METERS = [2000, 10_000, 50_000] as const

export function heatLevel(distanceMeters: number): HeatLevel {
  if (distanceMeters <= 0) return 0
  const [near, middle, far] = HEAT_STEPS_METERS
  if (distanceMeters < near) return 1
  if (distanceMeters < middle) return 2
  return distanceMeters < far ? 3 : 4
}

export function summarizeDay({ date, timeZone, segments }: TimelineDay): DaySummary {
  const moves = segments.filter((segment) => segment.kind === 'move')
  return {
    date,
    timeZone,
    distanceMeters: moves.reduce((sum, { distanceMeters }) => sum + distanceMeters, 0),
    mainType: mainTypeOf(moves),
    moves: moves.length,
    visits: segments.length - moves.length,
  }
}

/** By distance; what is not known only where nothing else is. */
function mainTypeOf(moves: readonly TimelineMove[]): MovementType | null {
  const distances = new Map<MovementType, number>()
  for (const { type, distanceMeters } of moves) distances.set(type, (distances.get(type) ?? 0) + distanceMeters)
  const unknown = distances.delete('UNKNOWN_ACTIVITY_TYPE')
  let main: MovementType | null = unknown ? 'UNKNOWN_ACTIVITY_TYPE' : null
  let most = -1
  for (const [type, distance] of distances) {
    if (distance <= most) continue
    main = type
    most = distance
  }
  return main
}

/** @param days in any order, each date once. */
export function summarizeDays(days: readonly Pick<DaySummary, 'date' | 'distanceMeters'>[]): TimelineSummary {
  let oldest: string | null = null
  let newest: string | null = null
  let distance = 0
  for (const { date, distanceMeters } of days) {
    if (oldest === null || date < oldest) oldest = date
    if (newest === null || date > newest) newest = date
    distance += distanceMeters
  }
  return { oldest, newest, totalDays: days.length, distanceMeters: distance }
}
