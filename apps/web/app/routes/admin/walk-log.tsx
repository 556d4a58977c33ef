import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { AdminError } from '../../features/admin/admin-error.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { toModeratedWalk } from '../../features/admin/moderated-walk.ts'
import { toAct } from '../../features/admin/moderation.ts'
import { WalkPage } from '../../features/admin/walk-page.tsx'
import type { Route } from './+types/walk-log'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.walkId)
  const walk = orErrorPage(await context.get(apiContext).readModeratedWalk({ params: { id } }))
  const t = adminTranslator(context.get(preferencesContext).locale)
  return { walk: toModeratedWalk(walk), acts: walk.acts.map(toAct), title: t('admin.kind.walk') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function WalkLog({ loaderData }: Route.ComponentProps) {
  return <WalkPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} />
}
