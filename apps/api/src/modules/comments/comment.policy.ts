import type { Comment } from '@repo/contract'

type CommentState = Comment['state']

interface StateFacts {
  readonly userId: number
  readonly deletedAt: Date | null
  readonly prohibitedAt: Date | null
  readonly isPending: boolean
}

/** A deletion decides the state first, then a moderator's prohibition. */
export function commentState({ deletedAt, prohibitedAt, isPending }: Omit<StateFacts, 'userId'>): CommentState {
  if (deletedAt !== null) return 'deleted'
  if (prohibitedAt !== null) return 'prohibited'
  return isPending ? 'pending' : 'shown'
}

/** Whether a viewer may read the text. */
export function isReadable(comment: StateFacts, viewerId: number | null): boolean {
  const state = commentState(comment)
  return state === 'shown' || (state !== 'deleted' && comment.userId === viewerId)
}

export function canEditComment(comment: StateFacts & { readonly isFresh: boolean }, viewerId: number | null): boolean {
  const state = commentState(comment)
  return comment.userId === viewerId && comment.isFresh && (state === 'shown' || state === 'pending')
}

/** @param ownerId whose article or journey it is on. */
export function canDeleteComment(comment: StateFacts, viewerId: number | null, ownerId: number): boolean {
  return viewerId !== null && comment.deletedAt === null && [comment.userId, ownerId].includes(viewerId)
}
