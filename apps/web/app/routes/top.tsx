import { ArticleCard } from '@repo/articles/article-card'
import { toArticleSummary, toListedArticle } from '@repo/articles/article-summary'
import { LIST_SORTS, listPath } from '@repo/articles/list-query'
import { RoutePicture } from '@repo/articles/route-picture'
import { tagsInLanguage } from '@repo/articles/tags-in-language'
import { useNewRoute } from '@repo/authoring/use-new-route'
import { type FrontPage, LISTS_TAG, type Locale, languagesOf } from '@repo/contract'
import { formatKilometers } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { arrowRight, path } from '@repo/ui/icons'
import { RouteCardGrid } from '@repo/ui/route-card'
import { SearchBox } from '@repo/ui/search-box'
import { TabLinks } from '@repo/ui/tab-links'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { feedLink } from '@repo/web-kit/feed-link'
import { useLanguage } from '@repo/web-kit/language'
import { languageLinks } from '@repo/web-kit/language-links'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { useRootData } from '@repo/web-kit/root-data'
import { TourOffer } from '@repo/web-kit/tour-offer'
import { useLangOfText, useLocalizedText } from '@repo/web-kit/use-localized-text'
import { Form, Link } from 'react-router'
import { EndBand } from '../features/landing/end-band.tsx'
import { FeaturedBand } from '../features/landing/featured-band.tsx'
import { findHero, listByLikes } from '../features/landing/hero.server.ts'
import { ImportBand } from '../features/landing/import-band.tsx'
import { NearBand } from '../features/landing/near-band.tsx'
import { readSeason, SeasonBand } from '../features/landing/season-band.tsx'
import { Steps } from '../features/landing/steps.tsx'
import styles from '../features/landing/top.module.css'
import type { Route } from './+types/top'

const CARDS = 8
const TAGS = 4

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const requestedSort = searchParams.get('sort')
  const season = readSeason(searchParams)
  const sort = LIST_SORTS.find((candidate) => candidate === requestedSort) ?? 'favorite_count'
  const api = context.get(apiContext)
  const popular = await listByLikes(api)
  const front = await api.readFrontPage({ query: season ? { season } : {} })
  const list = sort === 'favorite_count' ? popular : orErrorPage(await api.listRoutes({ query: { sort } }))
  const { locale } = context.get(preferencesContext)
  const { t } = serverLanguage(locale)
  const { publicUrl, share } = context.get(hostContext)
  share([LISTS_TAG])
  return {
    sort,
    articles: list.data.slice(0, CARDS).map(toListedArticle),
    hero: await findHero(api, popular, locale),
    front: front.ok ? { ...toFront(front.data, locale), isChosen: season !== null } : null,
    tags: tagsInLanguage(list.data, locale).slice(0, TAGS),
    title: t('common.tagline'),
    feed: feedLink(publicUrl, locale, t('top.byNew')),
    description: t('common.description'),
    publicUrl,
  }
}

/** A route of the week only for those who can read it. */
function toFront({ featured, season, seasonal }: FrontPage, locale: Locale) {
  return {
    featured:
      featured && languagesOf(featured.route).includes(locale)
        ? {
            route: toArticleSummary(featured.route),
            texts: { ja: featured.words_ja, 'en-us': featured.words_en },
          }
        : null,
    season,
    seasonal: seasonal.map(toListedArticle),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => [
  { title: `Mishiori | ${loaderData?.title}` },
  { name: 'description', content: loaderData?.description },
  { property: 'og:title', content: `Mishiori | ${loaderData?.title}` },
  { property: 'og:description', content: loaderData?.description },
  { property: 'og:type', content: 'website' },
  ...(loaderData ? [loaderData.feed] : []),
  ...languageLinks(page, '/'),
]

type TopData = Route.ComponentProps['loaderData']

export default function Top({ loaderData }: Route.ComponentProps) {
  const { front } = loaderData
  return (
    <>
      <Hero {...loaderData} />
      {front?.featured ? <FeaturedBand {...front.featured} /> : null}
      <Everybody sort={loaderData.sort} articles={loaderData.articles} />
      {front ? <SeasonBand {...front} /> : null}
      <NearBand />
      <Steps example={loaderData.hero} />
      <ImportBand />
      <EndBand />
    </>
  )
}

/** What the product does, on a real route. */
function Hero({ hero, tags }: Pick<TopData, 'hero' | 'tags'>) {
  const { t, locale } = useLanguage()
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
              {hero.distanceKm === null ? '' : ` ・ ${formatKilometers(hero.distanceKm, locale)} km`}
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

function Everybody({ sort, articles }: Pick<TopData, 'sort' | 'articles'>) {
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
