import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { AdminError } from '../../features/admin/admin-error.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { toPublicationRequest, toQueue } from '../../features/admin/moderation.ts'
import { RequestsPage } from '../../features/admin/requests-page.tsx'
import type { Route } from './+types/requests'

export async function loader({ context }: Route.LoaderArgs) {
  const list = orErrorPage(await context.get(apiContext).listPublicationRequests())
  return {
    list: toQueue(list, toPublicationRequest),
    title: adminTranslator(context.get(preferencesContext).locale)('admin.requestsTitle'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function Requests({ loaderData: { list } }: Route.ComponentProps) {
  return <RequestsPage list={list} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} title="admin.requestsTitle" />
}
