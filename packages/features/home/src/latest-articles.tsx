import type { OwnArticle } from '@repo/articles/article-summary'
import { shapeBeside } from '@repo/articles/line-shape'
import { RouteFacts } from '@repo/articles/route-facts'
import { RoutePicture } from '@repo/articles/route-picture'
import { StatusBadge } from '@repo/articles/status-badge'
import { useNewRoute } from '@repo/authoring/use-new-route'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { RouteCard } from '@repo/ui/route-card'
import { useLanguage } from '@repo/web-kit/language'
import { useLocalizedText } from '@repo/web-kit/use-localized-text'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { Link } from 'react-router'
import styles from './home.module.css'
import { useOwnMessages } from './messages/own-messages.ts'

interface LatestArticlesProps {
  articles: readonly OwnArticle[]
  /** Whether they are those that still want work. */
  areDrafts: boolean
}

/** A row of the user's own articles: their drafts, else the last changed ones. */
export function LatestArticles({ articles, areDrafts }: LatestArticlesProps) {
  const { t } = useLanguage()
  const own = useOwnMessages()
  const newRoute = useNewRoute()
  return (
    <section aria-labelledby="latest-title">
      <h2 id="latest-title" className={styles.heading}>
        {areDrafts ? own('home.drafts') : t('home.yours')}
        {articles.length > 0 ? <Link to="/home/routes">{own('own.seeAll')}</Link> : null}
      </h2>
      {articles.length === 0 ? (
        <EmptyState
          title={t('home.empty')}
          text={t('home.emptyText')}
          action={
            <Link className={buttonClass({ variant: 'primary' })} {...newRoute}>
              {t('home.emptyAction')}
            </Link>
          }
        />
      ) : (
        <div className={styles.latest}>
          {articles.map((article) => (
            <OwnCard key={article.id} article={article} />
          ))}
        </div>
      )}
    </section>
  )
}

function OwnCard({ article }: { article: OwnArticle }) {
  const { t } = useLanguage()
  const title = useLocalizedText().titleOf(article)
  const formatTime = useTimeFormatter()
  return (
    <RouteCard
      isPanel
      href={article.status === 'forbidden' ? `/home/routes/${article.id}` : `/home/routes/${article.id}/edit`}
      title={title.text || t('home.untitled')}
      titleLang={title.text ? title.lang : undefined}
      thumbnail={<RoutePicture article={article} width={640} height={360} />}
      shape={shapeBeside(article)}
      facts={article.distanceKm === null ? null : <RouteFacts article={article} />}
      meta={
        <span className={styles.state}>
          <StatusBadge status={article.status} />
          <time dateTime={article.updatedAt}>{t('home.savedAt', { when: formatTime(article.updatedAt) })}</time>
          {article.status === 'draft' ? null : (
            <Link
              className={styles.open}
              to={`/routes/${article.id}`}
              aria-label={t('home.openOf', { title: title.text })}
            >
              {t('home.open')}
            </Link>
          )}
        </span>
      }
    />
  )
}
