import { type FrontPage, SEASONS } from '@repo/contract'
import { ChipLinks } from '@repo/ui/chip-links'
import { RouteCardGrid } from '@repo/ui/route-card'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { ArticleCard } from '../article-list/article-card.tsx'
import type { ListedArticle } from '../article-list/article-summary.ts'
import { listPath } from '../article-list/list-query.ts'
import styles from './top.module.css'

interface SeasonBandProps {
  season: FrontPage['season']
  seasonal: readonly ListedArticle[]
}

/** Routes for now, and the way to those of other seasons. */
export function SeasonBand({ season, seasonal }: SeasonBandProps) {
  const { t } = useLanguage()
  if (seasonal.length === 0) return null
  const links = SEASONS.map((name) => {
    const tag = t(`top.seasonTag.${name}`)
    return { href: listPath({ tag }), label: tag, isCurrent: name === season }
  })
  return (
    <section className={styles.section} aria-labelledby="season">
      <div className={styles.sectionHead}>
        <h2 id="season">{t(`top.season.${season}`)}</h2>
        <ChipLinks label={t('top.seasons')} links={links} />
      </div>
      <RouteCardGrid>
        {seasonal.map((article) => (
          <ArticleCard key={article.id} article={article} headingLevel={3} />
        ))}
      </RouteCardGrid>
    </section>
  )
}
