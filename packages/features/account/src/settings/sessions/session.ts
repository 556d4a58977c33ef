import type { ListedSession } from '@repo/contract'

/** A browser in which the user is logged in. Times are ISO times. */
export interface Session {
  readonly id: number
  /** What it calls itself; null where that is unknown. */
  readonly browser: string | null
  readonly system: string | null
  readonly device: ListedSession['device']
  readonly startedAt: string
  readonly lastSeenAt: string
  /** The session of this request. */
  readonly isCurrent: boolean
}
