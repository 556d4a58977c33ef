import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { AdminError } from '../../features/admin/admin-error.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { SystemPage } from '../../features/admin/system/system-page.tsx'
import { toSystem } from '../../features/admin/system/system-view.ts'
import type { Route } from './+types/system'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [system, requests] = await Promise.all([api.readSystem({}), api.listPublicationRequests({})])
  return {
    system: toSystem(orErrorPage(system)),
    counts: orErrorPage(requests).counts,
    title: adminTranslator(context.get(preferencesContext).locale)('admin.systemTitle'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function System({ loaderData: { system, counts } }: Route.ComponentProps) {
  return <SystemPage system={system} counts={counts} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} title="admin.systemTitle" />
}
