import { toArticleSummary, toListedArticle } from '@repo/articles/article-summary'
import { LIST_SORTS } from '@repo/articles/list-query'
import { tagsInLanguage } from '@repo/articles/tags-in-language'
import { type FrontPage, LISTS_TAG, type Locale, languagesOf } from '@repo/contract'
import { toListedJourney } from '@repo/journeys/listed-journey'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { feedLink } from '@repo/web-kit/feed-link'
import { languageLinks } from '@repo/web-kit/language-links'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { findHero, listByLikes } from '../features/landing/hero.server.ts'
import { readSeason } from '../features/landing/season-band.tsx'
import { TopPage } from '../features/landing/top-page.tsx'
import type { Route } from './+types/top'

const CARDS = 8

const TAGS = 4

const JOURNEYS = 4

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const requestedSort = searchParams.get('sort')
  const season = readSeason(searchParams)
  const sort = LIST_SORTS.find((candidate) => candidate === requestedSort) ?? 'favorite_count'
  const api = context.get(apiContext)
  const popular = await listByLikes(api)
  const front = await api.readFrontPage({ query: season ? { season } : {} })
  // The page is whole without them.
  const journeys = await api.listJourneys()
  const list = sort === 'favorite_count' ? popular : orErrorPage(await api.listRoutes({ query: { sort } }))
  const { locale } = context.get(preferencesContext)
  const { t } = serverLanguage(locale)
  const { publicUrl, share } = context.get(hostContext)
  share([LISTS_TAG])
  return {
    sort,
    articles: list.data.slice(0, CARDS).map(toListedArticle),
    journeys: journeys.ok ? journeys.data.data.slice(0, JOURNEYS).map(toListedJourney) : [],
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

export default function Top({ loaderData: { hero, tags, sort, articles, journeys, front } }: Route.ComponentProps) {
  return <TopPage hero={hero} tags={tags} sort={sort} articles={articles} journeys={journeys} front={front} />
}
