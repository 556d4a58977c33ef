import type { ApiError } from '@repo/contract'
import { toApiError, withoutServer } from '@repo/web-kit/failures'
import type { Comment } from './comment.ts'

/** Which form of the page: the one for a new comment, that for a reply to one, or that for changing one. */
export type CommentFormName = 'new' | `reply-${number}` | `edit-${number}` | `delete-${number}`

/** What a page answers to a comment that its scripts send. Without them, what is done leads to the comment. */
export type CommentAnswer =
  | { readonly kind: 'refused'; readonly form: string; readonly error: ApiError; readonly text: string }
  | { readonly kind: 'posted'; readonly comment: Comment }
  | { readonly kind: 'saved' | 'deleted'; readonly id: number }

interface ActionArgs {
  readonly request: Request
  readonly serverAction: () => Promise<unknown>
}

/** Without an answer the input stays, and the form shows the reason. */
export async function orRefused({ request, serverAction }: ActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    const name = String(form.get('form'))
    const text = String(form.get('text') ?? '')
    return withoutServer<CommentAnswer>({ kind: 'refused', form: name, error: toApiError(error), text })
  }
}
