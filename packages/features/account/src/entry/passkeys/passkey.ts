/** A passkey of the user. Times are ISO times. */
export interface Passkey {
  readonly id: number
  readonly name: string
  readonly createdAt: string
  /** Null for one that was never used. */
  readonly lastUsedAt: string | null
}
