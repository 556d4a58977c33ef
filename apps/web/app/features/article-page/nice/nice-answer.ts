import type { ApiError, FavoriteState } from '@repo/contract'

/** What the page of an article answers to a Nice Route. */
export interface NiceAnswer {
  /** Null when it was refused. */
  readonly state: FavoriteState | null
  readonly error: ApiError | null
}
