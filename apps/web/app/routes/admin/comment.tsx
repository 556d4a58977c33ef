import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { AdminError } from '../../features/admin/admin-error.tsx'
import { CommentPage } from '../../features/admin/comment-page.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { toAct, toModeratedComment } from '../../features/admin/moderation.ts'
import type { Route } from './+types/comment'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.commentId)
  const comment = orErrorPage(await context.get(apiContext).readModeratedComment({ params: { id } }))
  const t = adminTranslator(context.get(preferencesContext).locale)
  return { comment: toModeratedComment(comment), acts: comment.acts.map(toAct), title: t('admin.commentTitle') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function Comment({ loaderData }: Route.ComponentProps) {
  return <CommentPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} />
}
