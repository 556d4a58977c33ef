import type { ActivitySums, SpanSums, Sport } from '@repo/contract'
import type { DayRow } from './years.repository.ts'

type Figures = Pick<DayRow, 'count' | 'distanceMeters' | 'climbMeters' | 'seconds'>

const NONE: Figures = { count: 0, distanceMeters: null, climbMeters: null, seconds: null }

/** Null where neither is known. */
const plus = (one: number | null, other: number | null) => (one === null ? other : one + (other ?? 0))

const add = (one: Figures, other: Figures): Figures => ({
  count: one.count + other.count,
  distanceMeters: plus(one.distanceMeters, other.distanceMeters),
  climbMeters: plus(one.climbMeters, other.climbMeters),
  seconds: plus(one.seconds, other.seconds),
})

/** Kilometres with two decimals, as distances are stored and shown. */
export const toKm = (meters: number | null) => meters && Math.round(meters / 10) / 100

const toSums = ({ count, distanceMeters, climbMeters, seconds }: Figures): ActivitySums => ({
  count,
  distance_km: toKm(distanceMeters),
  climb_m: climbMeters,
  seconds,
})

/** Sums of days by what `keyOf` says of each, in the order in which those come first. */
function group<K>(days: readonly DayRow[], keyOf: (day: DayRow) => K): readonly (readonly [K, Figures])[] {
  const groups = new Map<K, Figures>()
  for (const day of days) {
    const key = keyOf(day)
    groups.set(key, add(groups.get(key) ?? NONE, day))
  }
  return [...groups]
}

export const totalOf = (days: readonly DayRow[]): ActivitySums => toSums(days.reduce(add, NONE))

/** Newest first, of days in their order. */
export const yearsOf = (days: readonly DayRow[]) =>
  group(days, ({ day }) => Number(day.slice(0, 'YYYY'.length)))
    .map(([year, figures]) => ({ year, ...toSums(figures) }))
    .toReversed()

/** The most frequent first. */
export const sportsOf = (days: readonly DayRow[]): ({ sport: Sport } & ActivitySums)[] =>
  group(days, ({ sport }) => sport)
    .map(([sport, figures]) => ({ sport, ...toSums(figures) }))
    .toSorted((a, b) => b.count - a.count || a.sport.localeCompare(b.sport))

const spans = (days: readonly DayRow[], beginOf: (day: string) => string): SpanSums[] =>
  group(days, ({ day }) => beginOf(day)).map(([begin, figures]) => ({ begin, ...toSums(figures) }))

export const monthsOf = (days: readonly DayRow[]): SpanSums[] =>
  spans(days, (day) => `${day.slice(0, 'YYYY-MM'.length)}-01`)

/** By Mondays: the first week of a year may begin in the one before. */
export const weeksOf = (days: readonly DayRow[]): SpanSums[] => spans(days, mondayOf)

const DAY_MS = 24 * 60 * 60 * 1000

function mondayOf(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7
  return new Date(time - sinceMonday * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
