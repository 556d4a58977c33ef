import type { TimelineDay } from '@repo/contract'

interface StoredDay {
  readonly date: string
  readonly timeZone: string
  /** JSON that passed the contract's schema when it came. */
  readonly segments: string
}

/** A row as it travels. */
export function toWireDay({ date, timeZone, segments }: StoredDay): TimelineDay {
  return { date, time_zone: timeZone, segments: JSON.parse(segments) }
}
