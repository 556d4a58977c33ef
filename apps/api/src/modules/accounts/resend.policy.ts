import { PRODUCT_LIMITS } from '@repo/contract'

export const RESEND_PAUSE_SECONDS = 60
const HOUR_SECONDS = 60 * 60

interface RecentCodes {
  readonly count: number
  readonly newestAge: number
  readonly oldestAge: number
}

/** Seconds until a user who requested these codes within the last hour may request the next one. */
export function secondsUntilResend(recent: RecentCodes | null): number {
  if (!recent) return 0
  return Math.max(0, RESEND_PAUSE_SECONDS - recent.newestAge, secondsUntilHourAllows(recent))
}

/** The same without the pause between two codes. */
export function secondsUntilHourAllows(recent: RecentCodes | null): number {
  const isHourFull = recent !== null && recent.count >= PRODUCT_LIMITS.emailCode.codesPerHour
  return isHourFull ? HOUR_SECONDS - recent.oldestAge : 0
}
