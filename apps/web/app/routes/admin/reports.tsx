import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { Link } from 'react-router'
import styles from '../../features/admin/admin.module.css'
import { AdminTabs } from '../../features/admin/admin-tabs.tsx'
import { CaseList } from '../../features/admin/case-list.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { useAdminMessages } from '../../features/admin/messages/admin-messages.ts'
import { toOpenCase, toQueue } from '../../features/admin/moderation.ts'
import { keyOfAddress } from '../../features/admin/read-key.server.ts'
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
  const t = useAdminMessages()
  return (
    <div className={styles.page}>
      <AdminTabs current="reports" counts={list.counts} />
      <CaseList cases={list.data} />
      {list.next === null ? null : (
        <Link to={`?after=${list.next}`} className={styles.more}>
          {t('admin.more')}
        </Link>
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useAdminMessages()
  return <ContentError error={error} title={t('admin.title')} />
}
