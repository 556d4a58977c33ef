import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { AdminError } from '../../features/admin/admin-error.tsx'
import { CommentsPage } from '../../features/admin/comments-page.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { toModeratedComment, toQueue } from '../../features/admin/moderation.ts'
import { keyOfAddress } from '../../features/admin/read-key.server.ts'
import type { Route } from './+types/comments'

const TITLES = { pending: 'admin.commentsTitle', prohibited: 'admin.prohibitedTitle' } as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const after = keyOfAddress(request, 'after')
  const state =
    new URL(request.url).searchParams.get('state') === 'prohibited' ? ('prohibited' as const) : ('pending' as const)
  const query = { state, ...(after ? { after } : {}) } as const
  const list = orErrorPage(await context.get(apiContext).listModeratedComments({ query }))
  return {
    state,
    list: toQueue(list, toModeratedComment),
    title: adminTranslator(context.get(preferencesContext).locale)(TITLES[state]),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function Comments({ loaderData }: Route.ComponentProps) {
  return <CommentsPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} title="admin.commentsTitle" />
}
