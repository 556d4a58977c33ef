import type { ArticleStatus, OwnRouteCard } from '@repo/contract'
import { formatDateTime } from '@repo/i18n'
import { Badge, type BadgeProps } from '@repo/ui/badge'
import { Icon } from '@repo/ui/icon'
import { eye } from '@repo/ui/icons'
import { RouteCard } from '@repo/ui/route-card'
import { Link } from 'react-router'
import { useLanguage } from '../../platform/i18n.tsx'
import { Kilometers } from '../cards/article-card.tsx'
import { RoutePicture } from '../cards/route-picture.tsx'
import styles from './own-articles.module.css'

const TONES: Readonly<Record<ArticleStatus, NonNullable<BadgeProps['tone']>>> = {
  draft: 'neutral',
  private: 'brand',
  linkShared: 'brand',
  public: 'success',
  forbidden: 'warning',
}

/** An article in its author's list: the card leads to the editor, a link on it to the page that readers see. */
export function OwnArticleCard({ article }: { article: OwnRouteCard }) {
  const { t } = useLanguage()
  const title = article.title || t('home.untitled')
  return (
    <RouteCard
      href={`/home/routes/${article.id}/edit`}
      title={title}
      thumbnail={<RoutePicture article={article} width={640} height={360} />}
      distance={article.distance_km === null ? null : <Kilometers value={article.distance_km} />}
      meta={
        <>
          <Badge tone={TONES[article.status]}>{t(`status.${article.status}`)}</Badge>
          <span className={styles.saved}>{t('home.savedAt', { when: formatDateTime(article.updated_at) })}</span>
          <Link className={styles.open} to={`/routes/${article.id}`} aria-label={t('home.openOf', { title })}>
            <Icon path={eye} size={18} />
            {t('home.open')}
          </Link>
        </>
      }
    />
  )
}
