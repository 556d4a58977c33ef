import { readingView } from '@repo/article-page/reading-view.server'
import { bookletMessagesFor, bookletTranslator } from '@repo/booklet/booklet-messages.server'
import { PrintBookletPage } from '@repo/booklet/print-booklet-page'
import { PlanningMessagesProvider } from '@repo/planning/planning-messages'
import { loadPlanningMessages } from '@repo/planning/planning-messages.server'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import type { Route } from './+types/print-booklet'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.articleId)
  const token = new URL(request.url).searchParams.get('token')
  const answer = await context.get(apiContext).readRoute({ params: { id }, query: token ? { token } : {} })
  // A malformed token is as good as none.
  if (answer.status === 422) throw new Response(null, { status: 404 })
  const { locale } = context.get(preferencesContext)
  const view = readingView(orErrorPage(answer), locale)
  const title = bookletTranslator(locale)('booklet.title', { title: view.article.title })
  const printedAt = new Date().toISOString()
  const planning = loadPlanningMessages({ context })
  return { view, token, locale, messages: bookletMessagesFor(locale), planning, title, printedAt }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function PrintBooklet({ loaderData: { title: _, planning, ...page } }: Route.ComponentProps) {
  return (
    <PlanningMessagesProvider {...planning}>
      <PrintBookletPage {...page} />
    </PlanningMessagesProvider>
  )
}
