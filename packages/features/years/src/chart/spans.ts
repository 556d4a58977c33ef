import type { SpanSums, Sums, YearSums } from '../view/year-view.ts'

const NOTHING: Sums = { count: 0, distanceKm: null, climbMeters: null, seconds: null }
const DAY_MS = 24 * 3_600_000

/** All twelve months of a year, those without an activity too. */
export function monthsOf(year: number, months: readonly SpanSums[]): readonly SpanSums[] {
  const begins = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`)
  return filled(begins, months)
}

/** All weeks from the one with the first of January on; they begin on Mondays. */
export function weeksOf(year: number, weeks: readonly SpanSums[]): readonly SpanSums[] {
  const first = mondayBefore(Date.UTC(year, 0, 1))
  const last = Date.UTC(year, 11, 31)
  const begins = Array.from({ length: Math.floor((last - first) / (7 * DAY_MS)) + 1 }, (_, at) =>
    new Date(first + at * 7 * DAY_MS).toISOString().slice(0, 10),
  )
  return filled(begins, weeks)
}

/** All years between the first and the last, oldest first, of the months of one sport or of all. */
export function yearsOf(years: readonly YearSums[], months: readonly SpanSums[]): readonly SpanSums[] {
  const [first, last] = [Math.min(...years.map(({ year }) => year)), Math.max(...years.map(({ year }) => year))]
  const byYear = Map.groupBy(months, ({ begin }) => begin.slice(0, 4))
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const year = String(first + at).padStart(4, '0')
    return { begin: `${year}-01-01`, ...sumOf(byYear.get(year) ?? []) }
  })
}

/** Of some spans. What is known of none is known of neither. */
function sumOf(spans: readonly Sums[]): Sums {
  const add = (read: (sums: Sums) => number | null) =>
    spans.reduce<number | null>((sum, span) => {
      const value = read(span)
      return value === null ? sum : (sum ?? 0) + value
    }, null)
  return {
    count: spans.reduce((sum, { count }) => sum + count, 0),
    distanceKm: add((sums) => sums.distanceKm),
    climbMeters: add((sums) => sums.climbMeters),
    seconds: add((sums) => sums.seconds),
  }
}

function filled(begins: readonly string[], spans: readonly SpanSums[]): readonly SpanSums[] {
  const known = new Map(spans.map((span) => [span.begin, span]))
  return begins.map((begin) => known.get(begin) ?? { begin, ...NOTHING })
}

/** Sunday is 0. */
const mondayBefore = (time: number) => time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS
