import type { ApiError } from '@repo/contract'

/** What the page of an article answers to a Nice Route. */
export interface NiceAnswer {
  /** Null when it was refused. */
  readonly state: { readonly isLiked: boolean; readonly likeCount: number } | null
  readonly error: ApiError | null
}
