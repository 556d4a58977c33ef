import type { Locale } from '@repo/contract'

/** The logged-in user of a request, as far as access rules need to know them. */
export interface Viewer {
  readonly id: number
  readonly name: string
  readonly locale: Locale
  readonly isVerified: boolean
  readonly role: 'user' | 'moderator'
  /** Null unless a moderator keeps them from writing what others see, by the database's clock. */
  readonly suspendedUntil: Date | null
  /** Their account is younger than three days. */
  readonly isNew: boolean
  /** Has proved within the last ten minutes who they are. */
  readonly hasJustAuthenticated: boolean
  /** The secret session id this request carried. Never logged, never sent. */
  readonly sessionId: string
}
