import { EmptyState } from '@repo/ui/empty-state'
import { TabLinks } from '@repo/ui/tab-links'
import { Link } from 'react-router'
import styles from './admin.module.css'
import { AdminTabs } from './admin-tabs.tsx'
import { CommentCard } from './comment-card.tsx'
import { commentChoices } from './decision-choices.ts'
import { DecisionForm } from './decision-form.tsx'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { ModeratedComment, Queue } from './moderation.ts'

const EMPTY = { pending: 'admin.noComments', prohibited: 'admin.noProhibited' } as const

interface CommentsPageProps {
  list: Queue<ModeratedComment>
  state: keyof typeof EMPTY
  title: string
}

/** Comments that wait for a decision, or that were prohibited. */
export function CommentsPage({ list, state, title }: CommentsPageProps) {
  const t = useAdminMessages()
  return (
    <div className={styles.page}>
      <AdminTabs current="comments" counts={list.counts} title={title} />
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
