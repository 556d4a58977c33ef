import type { ArticleFacts } from '@repo/articles/article-facts'
import { thankedPath } from '@repo/articles/article-links'
import { ReportButton } from '@repo/people/report-button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { useLanguage } from '@repo/web-kit/language'
import { usePendingAct } from '@repo/web-kit/use-pending-act'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { copiesPath } from '../cloning/clone-links.ts'
import { ProposeLink } from '../proposing/propose-link.tsx'
import styles from './nice.module.css'
import { NiceButton } from './nice-button.tsx'
import { pendingNice } from './pending-nice.ts'
import { useNice } from './use-nice.ts'

/** Below the text: the Nice Route button and the users who have sent one. */
export function NiceRow({ article, token }: { article: ArticleFacts; token: string | null }) {
  const { t } = useLanguage()
  const { count } = useNice(article, token)
  useNiceOutcome(article, token)
  return (
    <div className={styles.row}>
      <NiceButton article={article} token={token} />
      {count > 0 ? <Link to={thankedPath(article.id, token)}>{t('article.niceBy', { count })}</Link> : null}
      {article.copyCount > 0 ? (
        <Link to={copiesPath(article.id, token)}>{t('clone.copies', { count: article.copyCount })}</Link>
      ) : null}
      <ProposeLink article={article} token={token} />
      {article.viewerCan.edit ? null : (
        <ReportButton target={{ kind: 'route', id: article.id, token }} className={styles.report} />
      )}
    </div>
  )
}

/** Runs the action that was pending before a log-in, and shows errors. */
function useNiceOutcome(article: ArticleFacts, token: string | null): void {
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const { error, isLiked, send } = useNice(article, token)
  usePendingAct(pendingNice, {
    matches: (id) => id === article.id && !article.viewerCan.edit && article.viewerCan.interact,
    act: () => isLiked || send(true),
  })
  useEffect(() => {
    if (error !== null) show({ variant: 'danger', title: formatError(error) })
  }, [error, show, formatError])
}
