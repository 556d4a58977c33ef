import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import styles from '../../features/admin/admin.module.css'
import { AdminTabs } from '../../features/admin/admin-tabs.tsx'
import { RequestList } from '../../features/admin/case-list.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { useAdminMessages } from '../../features/admin/messages/admin-messages.ts'
import { toPublicationRequest, toQueue } from '../../features/admin/moderation.ts'
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
  return (
    <div className={styles.page}>
      <AdminTabs current="requests" counts={list.counts} />
      <RequestList requests={list.data} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useAdminMessages()
  return <ContentError error={error} title={t('admin.requestsTitle')} />
}
