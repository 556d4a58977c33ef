import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { AdminError } from '../../features/admin/admin-error.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { toOpenCase, toQueue } from '../../features/admin/moderation.ts'
import { keyOfAddress } from '../../features/admin/read-key.server.ts'
import { ReportsPage } from '../../features/admin/reports-page.tsx'
import type { Route } from './+types/reports'

export async function loader({ request, context }: Route.LoaderArgs) {
  const after = keyOfAddress(request, 'after')
  const list = orErrorPage(await context.get(apiContext).listReports({ query: after ? { after } : {} }))
  return {
    list: toQueue(list, toOpenCase),
    title: adminTranslator(context.get(preferencesContext).locale)('admin.title'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function Reports({ loaderData: { list } }: Route.ComponentProps) {
  return <ReportsPage list={list} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} />
}
