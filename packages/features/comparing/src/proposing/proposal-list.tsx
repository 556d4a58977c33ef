import { proposalPath, proposalsPath } from '@repo/articles/proposal-links'
import { Badge } from '@repo/ui/badge'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { Link } from 'react-router'
import { ChangesPage } from '../comparing/changes-page.tsx'
import { useComparingMessages } from '../messages/comparing-messages.ts'
import type { ProposalSummaries } from './proposal.ts'
import styles from './proposal-page.module.css'

interface ProposalListProps {
  articleId: number
  title: string
  list: ProposalSummaries
}

/** Proposals for an article: all for its author, their own for others. */
export function ProposalList({ articleId, title, list }: ProposalListProps) {
  const t = useComparingMessages()
  const formatTime = useTimeFormatter()
  return (
    <ChangesPage title={title} back={<Link to={`/routes/${articleId}`}>{t('compare.back')}</Link>}>
      {list.proposals.length === 0 ? <EmptyState title={t('proposal.empty')} text={t('proposal.emptyText')} /> : null}
      <ul className={styles.list}>
        {list.proposals.map(({ id, author, status, reason, createdAt }) => (
          <li key={id}>
            <Link to={proposalPath(articleId, id)}>
              <b>{t('proposal.title', { name: author?.name ?? t('proposal.somebody') })}</b>
              <span className={styles.facts}>
                <Badge tone={status === 'open' ? 'brand' : 'neutral'}>{t(`proposal.status.${status}`)}</Badge>
                <time dateTime={createdAt}>{formatTime(createdAt)}</time>
              </span>
              <p>{reason}</p>
            </Link>
          </li>
        ))}
      </ul>
      {list.next === null ? null : (
        <p>
          <Link to={`${proposalsPath(articleId)}?before=${list.next}`} className={buttonClass()} rel="next">
            {t('proposal.more')}
          </Link>
        </p>
      )}
    </ChangesPage>
  )
}
