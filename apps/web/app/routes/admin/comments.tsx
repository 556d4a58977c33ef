import { EmptyState } from '@repo/ui/empty-state'
import { TabLinks } from '@repo/ui/tab-links'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { Link } from 'react-router'
import styles from '../../features/admin/admin.module.css'
import { AdminTabs } from '../../features/admin/admin-tabs.tsx'
import { CommentCard } from '../../features/admin/comment-card.tsx'
import { commentChoices } from '../../features/admin/decision-choices.ts'
import { DecisionForm } from '../../features/admin/decision-form.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { useAdminMessages } from '../../features/admin/messages/admin-messages.ts'
import { toModeratedComment, toQueue } from '../../features/admin/moderation.ts'
import { keyOfAddress } from '../../features/admin/read-key.server.ts'
import type { Route } from './+types/comments'

const TITLES = { pending: 'admin.commentsTitle', prohibited: 'admin.prohibitedTitle' } as const
const EMPTY = { pending: 'admin.noComments', prohibited: 'admin.noProhibited' } as const

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

export default function Comments({ loaderData: { list, state } }: Route.ComponentProps) {
  const t = useAdminMessages()
  return (
    <div className={styles.page}>
      <AdminTabs current="comments" counts={list.counts} title={t(TITLES[state])} />
      <TabLinks
        label={t('admin.commentLists')}
        links={[
          { href: '/admin/comments', label: t('admin.pendingList'), isCurrent: state === 'pending' },
          {
            href: '/admin/comments?state=prohibited',
            label: t('admin.prohibitedList'),
            isCurrent: state === 'prohibited',
          },
        ]}
      />
      {list.data.length === 0 ? <EmptyState title={t(EMPTY[state])} /> : null}
      {list.data.map((comment) => (
        <div key={comment.id} className={styles.columns}>
          <div className={styles.card}>
            <CommentCard comment={comment} />
          </div>
          <DecisionForm choices={commentChoices(comment)} />
        </div>
      ))}
      {list.next === null ? null : (
        <Link to={`?state=${state}&after=${list.next}`} className={styles.more}>
          {t('admin.more')}
        </Link>
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useAdminMessages()
  return <ContentError error={error} title={t('admin.commentsTitle')} />
}
