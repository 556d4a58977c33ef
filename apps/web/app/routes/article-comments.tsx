import { actOnComment } from '@repo/comments/comment-action.server'
import { orRefused } from '@repo/comments/comment-answer'
import { ShownComments } from '@repo/comments/comments-section'
import { loadComments } from '@repo/comments/load-comments.server'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import type { Route } from './+types/article-comments'

export const loader = (args: Route.LoaderArgs) =>
  loadComments(args, { kind: 'article', id: parseIdParam(args.params.articleId) })

export const action = (args: Route.ActionArgs) =>
  actOnComment(args, { kind: 'article', id: parseIdParam(args.params.articleId) })

export const clientAction = (args: Route.ClientActionArgs) => orRefused(args)

export default function ArticleCommentsRoute({ loaderData }: Route.ComponentProps) {
  return <ShownComments {...loaderData} />
}
