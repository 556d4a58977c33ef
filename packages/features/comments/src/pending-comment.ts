import { pendingAct } from '@repo/web-kit/pending-act'

interface PendingComment {
  /** See `discussedKey`. */
  readonly discussed: string
  /** The object of the map that it refers to; empty for none. */
  readonly objectId: string
}

const isPendingComment = (value: unknown): value is PendingComment =>
  typeof value === 'object' &&
  value !== null &&
  'discussed' in value &&
  'objectId' in value &&
  typeof value.objectId === 'string'

/** What a visitor wanted to write about before they logged in. */
export const pendingComment = pendingAct('pending-comment', isPendingComment)
