import { localDay, startOfDayMs } from '../time/zone-offset.ts'

/** The part of a span within one day; `day` counts from 1970-01-01. */
export interface DaySpan {
  readonly day: number
  readonly startMs: number
  readonly endMs: number
}

/** Longer stays are errors of the file. */
const MOST_DAYS = 400

interface ZonedSpan {
  readonly startMs: number
  readonly endMs: number
  readonly startZone: string
  readonly endZone: string
}

/**
 * Cuts a span at the midnights of the clock where it began. A flight against the sun that arrives on the day of the
 * start, or before, was on that day the whole time. Empty for a span of more than 400 days.
 */
export function splitDays({ startMs, endMs, startZone, endZone }: ZonedSpan): readonly DaySpan[] {
  const first = localDay(startZone, startMs)
  const last = localDay(endZone, Math.max(startMs, endMs - 1))
  if (last - first > MOST_DAYS) return []
  const spans: DaySpan[] = []
  let from = startMs
  let day = first
  while (day < last) {
    const midnight = startOfDayMs(startZone, day + 1)
    if (midnight >= endMs) break
    spans.push({ day, startMs: from, endMs: midnight })
    from = midnight
    day++
  }
  return [...spans, { day, startMs: from, endMs }]
}
