import { useRouteLoaderData } from 'react-router'
import type { CommentList } from './comment.ts'

/** What the part of the page with the comments has loaded. */
export interface LoadedComments {
  readonly list: CommentList | null
  /** The object of the map that they are filtered by; null for all. */
  readonly object: string | null
  readonly formKey: string
}

/** The comments of this page, for its other parts; null where it has none. */
export function useCommentList(): CommentList | null {
  return useRouteLoaderData<LoadedComments>('routes/article-comments')?.list ?? null
}
