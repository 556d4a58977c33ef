import type { ApiError, FollowState } from '@repo/contract'

/** What somebody's page answers to following them. */
export interface FollowAnswer {
  /** Null when it was refused. */
  readonly state: FollowState | null
  readonly error: ApiError | null
}

/** Somebody as far as following them goes. */
export interface Followable {
  readonly id: number
  readonly nickname: string
  readonly is_following: boolean
  readonly follower_count: number
}
