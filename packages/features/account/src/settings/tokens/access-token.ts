import type { TokenScope } from '@repo/contract'

export interface AccessToken {
  readonly id: number
  readonly name: string
  readonly scopes: readonly TokenScope[]
  readonly createdAt: string
  readonly expiresAt: string
  readonly isExpired: boolean
  readonly lastUsedAt: string | null
}

/** What has come of the last change. */
export interface TokensAnswer {
  readonly done?: string
  readonly problem?: string
  /** Of the token that was just made; it is shown this once. */
  readonly secret?: string
}
