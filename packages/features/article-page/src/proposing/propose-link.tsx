import type { ArticleFacts } from '@repo/articles/article-facts'
import { proposalsPath, proposePath } from '@repo/articles/proposal-links'
import { useLanguage } from '@repo/web-kit/language'
import { pendingAct } from '@repo/web-kit/pending-act'
import { useLogInRequired } from '@repo/web-kit/use-log-in-required'
import { usePendingAct } from '@repo/web-kit/use-pending-act'
import { Link, useNavigate } from 'react-router'

const pendingProposal = pendingAct('pending-proposal', (value): value is number => typeof value === 'number')

/** Readers suggest an edit of the map, authors look at what was suggested. */
export function ProposeLink({ article, token }: { article: ArticleFacts; token: string | null }) {
  const { t } = useLanguage()
  const isLogInRequired = useLogInRequired()
  const navigate = useNavigate()
  const { id } = article
  const { edit: isAuthor, interact } = article.viewerCan
  const path = proposePath(id, token)
  usePendingAct(pendingProposal, {
    matches: (articleId) => articleId === id && !isAuthor && interact,
    act: () => void navigate(path),
  })
  if (isAuthor) return <Link to={proposalsPath(id)}>{t('propose.list')}</Link>
  if (!interact) return null
  return (
    <Link
      to={path}
      onClick={(event) => {
        if (isLogInRequired(event)) pendingProposal.keep(id)
      }}
    >
      {t('propose.action')}
    </Link>
  )
}
