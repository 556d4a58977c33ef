import { type DaySummary, decodeDay, summarizeDay } from '@mishiori/timeline'
import { PRODUCT_LIMITS, type TimelineDay } from '@repo/contract'

/** The figures of a day that are stored with it. */
export type DayFigures = Pick<DaySummary, 'distanceMeters' | 'mainType'>

const DAY_MS = 24 * 60 * 60 * 1000
/** Twice around the Earth and more. */
const MAX_METERS = 100_000_000
const MAX_DURATION_MS = PRODUCT_LIMITS.timeline.segmentSeconds * 1000

/** Looks at what a schema cannot see: paths, times and zones. Null of a day that cannot be what it says. */
export function checkDay(sent: TimelineDay): DayFigures | null {
  const decoded = decodeDay(sent)
  if (!decoded.ok) return null
  const { date, segments } = decoded.day
  const { distanceMeters, mainType } = summarizeDay(decoded.day)
  const isRight = distanceMeters <= MAX_METERS && segments.every((segment) => isAbout(segment, date))
  return isRight ? { distanceMeters, mainType } : null
}

/** Begins about its day, whichever clock that is of. */
function isAbout({ startMs, endMs }: { readonly startMs: number; readonly endMs: number }, date: string): boolean {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  return endMs - startMs <= MAX_DURATION_MS && startMs >= midnight - DAY_MS && startMs < midnight + 2 * DAY_MS
}
