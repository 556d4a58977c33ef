import type { Database } from '../../../platform/database.ts'

/** Access that a user has granted at a provider, beyond their identity. */
export interface Grant {
  readonly accessToken: string
  readonly refreshToken: string
  /** Seconds since 1970. */
  readonly expiresAt: number
  readonly scopes: ReadonlySet<string>
}

interface GivenGrant {
  readonly userId: number
  readonly provider: string
  /** What the provider calls them by. */
  readonly subject: string
  /** What they call themselves there. */
  readonly name: string
  readonly grant: Grant
}

/** Stores that use the access granted by linked accounts. Both run in the transaction that links or unlinks. */
export interface GrantStore {
  keep(tx: Database, given: GivenGrant): Promise<void>
  drop(tx: Database, userId: number, provider: string): Promise<void>
}
