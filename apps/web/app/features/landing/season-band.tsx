import { ArticleCard } from '@repo/articles/article-card'
import type { ListedArticle } from '@repo/articles/article-summary'
import { listPath } from '@repo/articles/list-query'
import { type FrontPage, SEASONS, type Season } from '@repo/contract'
import { ChipLinks } from '@repo/ui/chip-links'
import { EmptyState } from '@repo/ui/empty-state'
import { Icon } from '@repo/ui/icon'
import { arrowRight } from '@repo/ui/icons'
import { RouteCardGrid } from '@repo/ui/route-card'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import styles from './top.module.css'

interface SeasonBandProps {
  season: FrontPage['season']
  seasonal: readonly ListedArticle[]
  /** Whether the season was chosen by the visitor. */
  isChosen: boolean
}

export const readSeason = (search: URLSearchParams): Season | null =>
  SEASONS.find((season) => season === search.get('season')) ?? null

/** Routes for now, and in their place those of another season. */
export function SeasonBand({ season, seasonal, isChosen }: SeasonBandProps) {
  const { t } = useLanguage()
  if (seasonal.length === 0 && !isChosen) return null
  const links = SEASONS.map((name) => ({
    href: `/?season=${name}#season`,
    label: t(`top.seasonTag.${name}`),
    isCurrent: name === season,
  }))
  return (
    <section className={styles.section} aria-labelledby="season">
      <div className={styles.sectionHead}>
        <h2 id="season">{t(`top.season.${season}`)}</h2>
        <ChipLinks label={t('top.seasons')} links={links} />
        {seasonal.length === 0 ? null : (
          <Link to={listPath({ season, sort: 'favorite_count' })} className={styles.more}>
            {t('top.seasonAll')}
            <Icon path={arrowRight} size={17} />
          </Link>
        )}
      </div>
      {seasonal.length === 0 ? (
        <EmptyState title={t('top.seasonNone')} />
      ) : (
        <RouteCardGrid>
          {seasonal.map((article) => (
            <ArticleCard key={article.id} article={article} headingLevel={3} />
          ))}
        </RouteCardGrid>
      )}
    </section>
  )
}
