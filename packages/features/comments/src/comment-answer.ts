import type { ApiError } from '@repo/contract'
import type { Comment } from './comment.ts'

/** Which form of the page: the one for a new comment, that for a reply to one, or that for changing one. */
export type CommentFormName = 'new' | `reply-${number}` | `edit-${number}` | `delete-${number}`

/** What the page of an article answers to a comment that its scripts send. Without them, what is done leads to the comment. */
export type CommentAnswer =
  | { readonly kind: 'refused'; readonly form: string; readonly error: ApiError; readonly text: string }
  | { readonly kind: 'posted'; readonly comment: Comment }
  | { readonly kind: 'saved' | 'deleted'; readonly id: number }
