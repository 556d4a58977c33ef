import { actOnComment } from '@repo/comments/comment-action.server'
import { orRefused } from '@repo/comments/comment-answer'
import { ShownComments } from '@repo/comments/comments-section'
import { loadComments } from '@repo/comments/load-comments.server'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import type { Route } from './+types/journey-comments'

export const loader = (args: Route.LoaderArgs) =>
  loadComments(args, { kind: 'journey', id: parseIdParam(args.params.journeyId) })

export const action = (args: Route.ActionArgs) =>
  actOnComment(args, { kind: 'journey', id: parseIdParam(args.params.journeyId) })

export const clientAction = (args: Route.ClientActionArgs) => orRefused(args)

export default function JourneyCommentsRoute({ loaderData }: Route.ComponentProps) {
  return <ShownComments {...loaderData} />
}
