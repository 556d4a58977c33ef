import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { AdminError } from '../../features/admin/admin-error.tsx'
import { LogPage } from '../../features/admin/log-page.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { toAct, toQueue } from '../../features/admin/moderation.ts'
import { keyOfAddress } from '../../features/admin/read-key.server.ts'
import type { Route } from './+types/log'

export async function loader({ request, context }: Route.LoaderArgs) {
  const before = keyOfAddress(request, 'before')
  const list = orErrorPage(await context.get(apiContext).listModerationActs({ query: before ? { before } : {} }))
  return {
    list: toQueue(list, toAct),
    title: adminTranslator(context.get(preferencesContext).locale)('admin.logTitle'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function Log({ loaderData: { list } }: Route.ComponentProps) {
  return <LogPage list={list} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} title="admin.logTitle" />
}
