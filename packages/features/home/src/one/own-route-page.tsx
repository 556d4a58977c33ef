import { proposalsPath } from '@repo/articles/proposal-links'
import { Kilometers } from '@repo/articles/route-facts'
import { RoutePicture } from '@repo/articles/route-picture'
import { SourceBadge, StatusBadge } from '@repo/articles/status-badge'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { clock, copy, download, eye, notePencil, pencil, trash } from '@repo/ui/icons'
import { useLocalizedText } from '@repo/web-kit/use-localized-text'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { Link, useNavigate } from 'react-router'
import { DeleteDialog } from '../actions/delete-dialog.tsx'
import { useOwnRouteActions } from '../actions/use-own-route-actions.ts'
import { useOwnMessages } from '../messages/own-messages.ts'
import { HiddenNotice } from './hidden-notice.tsx'
import type { OwnArticleDetails } from './own-article-details.ts'
import styles from './own-route.module.css'
import { ShareLink } from './share-link.tsx'

interface OwnRoutePageProps {
  article: OwnArticleDetails
  title: string
}

/** One article of the user, and what they can do with it. */
export function OwnRoutePage({ article, title }: OwnRoutePageProps) {
  const t = useOwnMessages()
  const { titleOf, summaryOf } = useLocalizedText()
  const summary = summaryOf(article)
  const formatTime = useTimeFormatter()
  return (
    <div className={styles.page}>
      <Link to="/home/routes" className={styles.back}>
        {t('own.title')}
      </Link>
      <h1 className={styles.title} lang={article.title ? titleOf(article).lang : undefined}>
        {title}
      </h1>
      <p className={styles.state}>
        <StatusBadge status={article.status} />
        <SourceBadge source={article.source} />
        {t(`own.state.${article.status}`)}
      </p>
      {article.status === 'forbidden' ? <HiddenNotice article={article} /> : null}
      <RouteActions article={article} />
      {article.shareUrl === null ? null : <ShareLink articleId={article.id} address={article.shareUrl} />}
      <div className={styles.picture}>
        <RoutePicture article={article} width={1280} height={720} />
      </div>
      <p className={styles.facts}>
        {article.distanceKm === null ? null : (
          <span>
            <Kilometers value={article.distanceKm} />
          </span>
        )}
        <span>{t('own.updatedAt', { when: formatTime(article.updatedAt) })}</span>
        <span>{t('own.createdAt', { when: formatTime(article.createdAt) })}</span>
      </p>
      {summary.text === '' ? null : <p lang={summary.lang}>{summary.text}</p>}
    </div>
  )
}

function RouteActions({ article }: { article: OwnArticleDetails }) {
  const t = useOwnMessages()
  const navigate = useNavigate()
  const actions = useOwnRouteActions(article, {
    onDuplicated: (id) => navigate(`/home/routes/${id}`),
    onDeleted: () => navigate('/home/routes', { replace: true }),
  })
  return (
    <div className={styles.actions}>
      <Link to={`/home/routes/${article.id}/edit`} className={buttonClass({ variant: 'primary' })}>
        <Icon path={pencil} size={18} />
        {t('own.edit')}
      </Link>
      <Link to={`/routes/${article.id}`} className={buttonClass({ variant: 'line' })}>
        <Icon path={eye} size={18} />
        {t('own.view')}
      </Link>
      <Button icon={<Icon path={copy} size={18} />} onClick={actions.duplicate}>
        {t('own.duplicate')}
      </Button>
      <Link to={`/home/routes/${article.id}/history`} className={buttonClass({ variant: 'line' })}>
        <Icon path={clock} size={18} />
        {t('own.history')}
      </Link>
      <a href={`/api/v1/self/routes/${article.id}/bundle`} download className={buttonClass({ variant: 'line' })}>
        <Icon path={download} size={18} />
        {t('own.download')}
      </a>
      {article.openProposalCount > 0 ? (
        <Link to={proposalsPath(article.id)} className={buttonClass({ variant: 'soft' })}>
          <Icon path={notePencil} size={18} />
          {t('own.proposals', { count: article.openProposalCount })}
        </Link>
      ) : null}
      <Button
        variant="ghost"
        className={styles.danger}
        icon={<Icon path={trash} size={18} />}
        onClick={actions.confirmDeletion}
      >
        {t('own.delete')}
      </Button>
      <DeleteDialog actions={actions} />
    </div>
  )
}
