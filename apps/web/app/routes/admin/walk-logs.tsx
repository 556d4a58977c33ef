import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { AdminError } from '../../features/admin/admin-error.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { toModeratedWalk } from '../../features/admin/moderated-walk.ts'
import { toQueue } from '../../features/admin/moderation.ts'
import { keyOfAddress } from '../../features/admin/read-key.server.ts'
import { WalksPage } from '../../features/admin/walks-page.tsx'
import type { Route } from './+types/walk-logs'

export async function loader({ request, context }: Route.LoaderArgs) {
  const after = keyOfAddress(request, 'after')
  const list = orErrorPage(await context.get(apiContext).listModeratedWalks({ query: after ? { after } : {} }))
  return {
    list: toQueue(list, toModeratedWalk),
    title: adminTranslator(context.get(preferencesContext).locale)('admin.walksTitle'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function WalkLogs({ loaderData: { list } }: Route.ComponentProps) {
  return <WalksPage list={list} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} title="admin.walksTitle" />
}
