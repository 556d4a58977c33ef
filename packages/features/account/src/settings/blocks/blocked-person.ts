import type { Person } from '@repo/web-kit/person'

/** A user whom the viewer blocks. */
export interface BlockedPerson extends Person {
  /** ISO time. */
  readonly blockedAt: string
}
