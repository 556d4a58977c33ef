import type { ApiError } from '@repo/contract'
import { toApiError, withoutServer } from '@repo/web-kit/failures'

/** What a page answers to a Nice Route. */
export interface NiceAnswer {
  /** Null when it was refused. */
  readonly state: { readonly isLiked: boolean; readonly likeCount: number } | null
  readonly error: ApiError | null
}

/** Without an answer the page is unchanged and the button says why. */
export async function orNiceFailure<Sent>(sending: Promise<Sent>) {
  try {
    return await sending
  } catch (error) {
    return withoutServer<NiceAnswer>({ state: null, error: toApiError(error) })
  }
}
