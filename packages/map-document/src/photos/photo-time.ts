/** When a photo was taken, as far as its camera says. */
export interface PhotoTime {
  /** What the camera's clock showed, in milliseconds since 1970 as if that clock were in UTC. */
  readonly clockMs: number
  /** Minutes that the clock is ahead of UTC, where the camera wrote its zone; null where it did not, as most did before 2018. */
  readonly utcOffsetMinutes: number | null
}

/** Of any time zone on Earth, in minutes ahead of UTC; both are zones. */
export const UTC_OFFSET_MINUTES = { min: -14 * 60, max: 14 * 60 } as const

/**
 * When the photo was taken, in milliseconds since 1970-01-01T00:00:00Z.
 *
 * @param clockOffsetMinutes of cameras that wrote no zone: minutes that their clock is ahead of UTC.
 */
export function photoTimeMs({ clockMs, utcOffsetMinutes }: PhotoTime, clockOffsetMinutes: number): number {
  return clockMs - (utcOffsetMinutes ?? clockOffsetMinutes) * 60_000
}
