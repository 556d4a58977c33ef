import { ArticleCard } from '@repo/articles/article-card'
import type { ArticleSummary, ListedArticle } from '@repo/articles/article-summary'
import { type LIST_SORTS, listPath } from '@repo/articles/list-query'
import { RoutePicture } from '@repo/articles/route-picture'
import { useNewRoute } from '@repo/authoring/use-new-route'
import { formatDistance } from '@repo/i18n'
import type { ListedJourney } from '@repo/journeys/listed-journey'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { arrowRight, path } from '@repo/ui/icons'
import { RouteCardGrid } from '@repo/ui/route-card'
import { SearchBox } from '@repo/ui/search-box'
import { TabLinks } from '@repo/ui/tab-links'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { TourOffer } from '@repo/web-kit/tour-offer'
import { useLangOfText, useLocalizedText } from '@repo/web-kit/use-localized-text'
import type { ComponentProps } from 'react'
import { Form, Link } from 'react-router'
import { EndBand } from './end-band.tsx'
import { FeaturedBand } from './featured-band.tsx'
import { ImportBand } from './import-band.tsx'
import { JourneysBand } from './journeys-band.tsx'
import { NearBand } from './near-band.tsx'
import { SeasonBand } from './season-band.tsx'
import { Steps } from './steps.tsx'
import styles from './top.module.css'

interface TopPageProps {
  /** The article that the page opens with. */
  hero: ArticleSummary | null
  tags: readonly string[]
  sort: (typeof LIST_SORTS)[number]
  articles: readonly ListedArticle[]
  journeys: readonly ListedJourney[]
  /** Null where it cannot be told. */
  front: ({ readonly featured: ComponentProps<typeof FeaturedBand> | null } & ComponentProps<typeof SeasonBand>) | null
}

/** What the product is, on the routes that are in it. */
export function TopPage({ hero, tags, sort, articles, journeys, front }: TopPageProps) {
  return (
    <>
      <Hero hero={hero} tags={tags} />
      {front?.featured ? <FeaturedBand {...front.featured} /> : null}
      <Everybody sort={sort} articles={articles} />
      <JourneysBand journeys={journeys} />
      {front ? <SeasonBand {...front} /> : null}
      <NearBand />
      <Steps example={hero} />
      <ImportBand />
      <EndBand />
    </>
  )
}

/** What the product does, on a real route. */
function Hero({ hero, tags }: Pick<TopPageProps, 'hero' | 'tags'>) {
  const language = useLanguage()
  const { t } = language
  const { titleOf } = useLocalizedText()
  const { viewer } = useRootData()
  const title = hero && titleOf(hero)
  const langOfText = useLangOfText()
  return (
    <section className={styles.hero}>
      {hero ? (
        <Link to={`/routes/${hero.id}`} className={styles.map} aria-labelledby="hero-caption">
          <RoutePicture article={hero} width={1440} height={640} loading="eager" show="wideMap" />
          <span className={styles.caption} id="hero-caption" data-tour="top-example">
            <b lang={title?.lang}>{title?.text}</b>
            <span>
              <span lang={langOfText(hero.author.name)}>{hero.author.name}</span>
              {hero.distanceKm === null ? '' : ` ・ ${formatDistance(hero.distanceKm * 1000, language)}`}
            </span>
          </span>
        </Link>
      ) : null}
      <div className={styles.wrap}>
        <div className={styles.panel}>
          <h1>{t('top.title')}</h1>
          <p>{t('top.lead')}</p>
          <Form action="/routes" className={styles.search} role="search" data-tour="top-search">
            <SearchBox name="q" label={t('header.searchPlaceholder')} />
            <Button type="submit" variant="primary" size="lg">
              {t('top.search')}
            </Button>
          </Form>
          <p className={styles.tags}>
            {tags.map((tag) => (
              <Link key={tag} to={listPath({ tag })} lang={langOfText(tag)}>
                {tag}
              </Link>
            ))}
          </p>
          <p className={styles.actions} data-tour="top-make">
            <Link {...useNewRoute()} className={buttonClass({ variant: 'primary', size: 'lg' })}>
              <Icon path={path} size={20} />
              {t('top.makeRoute')}
            </Link>
            <a href="#how" className={buttonClass({ variant: 'ghost', size: 'lg' }, styles.seeWhat)}>
              {t('top.seeWhat')}
              <Icon path={arrowRight} size={18} />
            </a>
          </p>
          <div className={styles.try}>
            {viewer ? null : <Link to="/try">{t('top.try')}</Link>}
            <TourOffer tour="first_use" label={t('tour.offerFirst')} />
          </div>
        </div>
      </div>
    </section>
  )
}

function Everybody({ sort, articles }: Pick<TopPageProps, 'sort' | 'articles'>) {
  const { t } = useLanguage()
  const labels = {
    favorite_count: t('top.byPopular'),
    created_at: t('top.byNew'),
    copy_count: t('top.byCopied'),
  }
  const links = (['favorite_count', 'created_at', 'copy_count'] as const).map((value) => ({
    href: value === 'favorite_count' ? '/' : `/?sort=${value}`,
    label: labels[value],
    isCurrent: value === sort,
  }))
  return (
    <section className={styles.section} aria-labelledby="everybody">
      <div className={styles.sectionHead}>
        <h2 id="everybody">{t('top.routes')}</h2>
        <TabLinks label={t('top.order')} links={links} />
        <Link to={listPath({ sort })} className={styles.more}>
          {t('top.allRoutes')}
          <Icon path={arrowRight} size={17} />
        </Link>
      </div>
      <RouteCardGrid>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} headingLevel={3} />
        ))}
      </RouteCardGrid>
    </section>
  )
}
