import { readingView } from '@repo/article-page/reading-view.server'
import { bookletMessagesFor, bookletTranslator } from '@repo/booklet/booklet-messages.server'
import { articleIdsOf, journeyVolumes, withArticles } from '@repo/booklet/journey-volumes'
import { PrintJourneyBookletPage } from '@repo/booklet/print-journey-booklet-page'
import { toJourneyView } from '@repo/journeys/journey-view.server'
import { PlanningMessagesProvider } from '@repo/planning/planning-messages'
import { loadPlanningMessages } from '@repo/planning/planning-messages.server'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import type { Route } from './+types/print-journey-booklet'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.journeyId)
  const search = new URL(request.url).searchParams
  const token = search.get('token')
  const api = context.get(apiContext)
  const answer = await api.readJourney({ params: { id }, query: token ? { token } : {} })
  // A malformed token is as good as none.
  if (answer.status === 422) throw new Response(null, { status: 404 })
  const journey = toJourneyView(orErrorPage(answer))
  const asked = search.get('volume') ?? '1'
  const volume = journeyVolumes(journey).find(({ number }) => String(number) === asked)
  if (!volume) throw new Response(null, { status: 404 })
  const { locale } = context.get(preferencesContext)
  const answers = await Promise.all(
    articleIdsOf(volume).map((articleId) => api.readRoute({ params: { id: String(articleId) }, query: {} })),
  )
  // What has gone since the journey was read is left out.
  const articles = answers.filter(({ status }) => status !== 404).map((article) => orErrorPage(article))
  const t = bookletTranslator(locale)
  return {
    journey,
    volume: withArticles(volume, new Set(articles.map((article) => article.id))),
    views: articles.map((article) => readingView(article, locale)),
    token,
    locale,
    messages: bookletMessagesFor(locale),
    planning: loadPlanningMessages({ context }),
    title: t('booklet.title', { title: journey.title || t('booklet.untitled') }),
    printedAt: new Date().toISOString(),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function PrintJourneyBooklet({ loaderData: { title: _, planning, ...page } }: Route.ComponentProps) {
  return (
    <PlanningMessagesProvider {...planning}>
      <PrintJourneyBookletPage {...page} />
    </PlanningMessagesProvider>
  )
}
