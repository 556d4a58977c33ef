import { toCommentList } from '@repo/comments/comment'
import { actOnComment } from '@repo/comments/comment-action.server'
import type { CommentAnswer } from '@repo/comments/comment-answer'
import { commentsPlaceOf } from '@repo/comments/comment-links'
import { ShownComments } from '@repo/comments/comments-section'
import type { LoadedComments } from '@repo/comments/use-comment-list'
import { apiContext, viewerContext } from '@repo/web-kit/contexts'
import { toApiError, withoutServer } from '@repo/web-kit/failures'
import { readForm } from '@repo/web-kit/forms.server'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import type { Route } from './+types/article-comments'

/** The page of an article works without its comments: when they are unavailable, it shows a message in their place. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<LoadedComments> {
  const search = new URL(request.url).searchParams
  const token = search.get('token')
  const place = commentsPlaceOf(search)
  const query = { ...place, ...(token && { token }) }
  const api = context.get(apiContext)
  const answer = await api.listComments({ params: { id: parseIdParam(params.articleId) }, query })
  const viewer = await context.get(viewerContext)()
  return {
    list: answer.ok ? toCommentList(answer.data) : null,
    object: place.object ?? null,
    formKey: viewer === null ? '' : crypto.randomUUID(),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const url = new URL(request.url)
  return actOnComment({ articleId: parseIdParam(params.articleId), url, form, api: context.get(apiContext) })
}

/** Without an answer the input stays, and the form shows the reason. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    const name = String(form.get('form'))
    const text = String(form.get('text') ?? '')
    return withoutServer<CommentAnswer>({ kind: 'refused', form: name, error: toApiError(error), text })
  }
}

export default function ArticleCommentsRoute({ loaderData }: Route.ComponentProps) {
  return <ShownComments {...loaderData} />
}
