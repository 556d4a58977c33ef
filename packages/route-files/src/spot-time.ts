import { isCalendarDay, isHazardIcon, type Spot } from '@mishiori/map-document'

const midnightOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/**
 * Milliseconds that a file says of a spot: of a hazard the midnight, in UTC, of the day on which it was seen; of others
 * the time of their source.
 */
export function spotTimeMs({ seenOn, timestampMs }: Spot): number | null {
  return seenOn === undefined ? (timestampMs ?? null) : midnightOf(seenOn)
}

/** What the time that a file gives a spot means. A midnight says no more than its day. */
export function readSpotTime(icon: Spot['icon'], timeMs: number | null): Pick<Spot, 'seenOn' | 'timestampMs'> {
  if (timeMs === null) return {}
  const day = isHazardIcon(icon) && Math.abs(timeMs) <= LAST_TIME_MS ? new Date(timeMs).toISOString().slice(0, 10) : ''
  if (!isCalendarDay(day)) return { timestampMs: timeMs }
  return { seenOn: day, ...(timeMs !== midnightOf(day) && { timestampMs: timeMs }) }
}

/** Beyond this many milliseconds from 1970 there is no date (ECMA-262 §21.4.1.1). */
export const LAST_TIME_MS = 8.64e15
