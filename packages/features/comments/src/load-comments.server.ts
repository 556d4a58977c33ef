import { apiContext, viewerContext } from '@repo/web-kit/contexts'
import type { RouterContextProvider } from 'react-router'
import { toCommentList } from './comment.ts'
import { commentsPlaceOf } from './comment-links.ts'
import { commentsApi, type Discussed } from './discussed.ts'
import type { LoadedComments } from './use-comment-list.ts'

interface LoaderArgs {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** A page works without its comments: when they are unavailable, it shows a message in their place. */
export async function loadComments(
  { request, context }: LoaderArgs,
  { kind, id }: { readonly kind: Discussed['kind']; readonly id: string },
): Promise<LoadedComments> {
  const search = new URL(request.url).searchParams
  const token = search.get('token')
  const place = commentsPlaceOf(search)
  const query = { ...place, ...(token && { token }) }
  const answer = await commentsApi(context.get(apiContext), kind).list({ params: { id }, query })
  const viewer = await context.get(viewerContext)()
  return {
    list: answer.ok ? toCommentList(answer.data) : null,
    object: place.object ?? null,
    formKey: viewer === null ? '' : crypto.randomUUID(),
  }
}
