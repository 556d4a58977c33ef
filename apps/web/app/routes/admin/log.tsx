import { EmptyState } from '@repo/ui/empty-state'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { Link } from 'react-router'
import { ActList } from '../../features/admin/act-list.tsx'
import styles from '../../features/admin/admin.module.css'
import { AdminTabs } from '../../features/admin/admin-tabs.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { useAdminMessages } from '../../features/admin/messages/admin-messages.ts'
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
  const t = useAdminMessages()
  return (
    <div className={styles.page}>
      <AdminTabs current="log" counts={list.counts} />
      {list.data.length === 0 ? (
        <EmptyState title={t('admin.noLog')} />
      ) : (
        <div className={styles.log}>
          <ActList acts={list.data} />
        </div>
      )}
      {list.next === null ? null : (
        <Link to={`?before=${list.next}`} className={styles.more}>
          {t('admin.more')}
        </Link>
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useAdminMessages()
  return <ContentError error={error} title={t('admin.logTitle')} />
}
